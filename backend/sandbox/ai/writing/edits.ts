import type { Day } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import type { Known } from '../reading/known.js';
import type { Show } from '../reading/shows.js';
import { type ChangedValue, withChanged } from './changed-values.js';
import { documentValues } from './document-values.js';
import { knownOf } from './per-night.js';
import { continued } from './prose/continued.js';

/** A passage and its replacement. */
export interface Edit {
  find: string;
  replace: string;
}

/** The most characters of the passage that an edit replaces. */
export const longestPassage = 4000;

/** Blanks in the templates, by the value that fills them. */
const blanks: Record<string, string[]> = {
  title: ['title', 'título'],
  date: ['release date', 'fecha de publicación'],
  showDate: ['date', 'fecha'],
  genre: ['genre', 'género'],
  genreFirst: ['Genre', 'Género'],
  mood: ['mood', 'ambiente'],
  instruments: ['instruments', 'instrumentos'],
  promotion: [
    'what you will do for it: shows, video, mailing list',
    'qué harás por ella: conciertos, vídeo, lista de correo',
  ],
  photoLink: ['download link, with credit', 'enlace de descarga, con crédito'],
  name: ['Artist', 'artist', 'Artista', 'artista'],
  town: ['CITY', 'CIUDAD'],
  venue: ['venue', 'sala'],
  address: ['full address', 'dirección completa'],
  doors: ['time', 'hora'],
  price: ['price, or free entry', 'precio, o entrada libre'],
  age: ['age limit, or all ages', 'edad, o todas las edades'],
  support: ['other acts, or cut this line', 'otros artistas, o borra esta línea'],
  email: ['email', 'your email', 'correo', 'one email address for questions', 'una sola dirección para preguntas'],
  people: [
    'who is affected, and that they are safe or being helped',
    'quién está afectado, y que está a salvo o recibe ayuda',
  ],
  happened: ['only what is certain: what happened, when and where', 'solo lo que es seguro: qué pasó, cuándo y dónde'],
  doing: ['What you are doing now, and with whom.', 'Qué se está haciendo y con quién.'],
  place: ['town', 'ciudad'],
  radioShow: ['show', 'programa'],
  newRecipient: ['first name', "writer's first name", 'nombre de quien escribe', 'nombre de quien presenta'],
  newsSince: ['one new fact: a date, a play, a video'],
  contactName: ['name', 'your name', 'nombre', 'tu nombre'],
  quote: [
    'Your own quote: why you made it, in your words',
    'Tu cita: por qué lo hiciste, en tus palabras',
    'Your own quote: what it means to you, in your words',
    'Tu cita: qué significa para ti, en tus palabras',
    'In your own words.',
    'En tus palabras.',
  ],
  oneStatement: [
    'Un dato por el que valga la pena anunciar esta noche.',
    'Un dato sobre esta gira.',
    'Un dato sobre estas noches.',
  ],
  newStatements: ['One fact that only you can say.'],
  howMade: ['How it was made.', 'Cómo se hizo.'],
  fewFacts: ['Un dato que solo tú puedas contar.'],
  besideNews: [
    'What you did for it, with whom and where: only what can be checked.',
    'Qué hiciste para ello, con quién y dónde: solo lo que se pueda comprobar.',
  ],
  madeHow: ['Dónde, con quién y algo que salió mal.'],
  statements: [
    'How it was made, with whom and where: only what can be checked.',
    'Cómo se hizo, con quién y dónde: solo lo que se pueda comprobar.',
    'Where, with whom, and one thing that went wrong.',
    'Where it began: one fact that only you can say.',
    'Dónde empezó: un dato que solo tú puedas contar.',
  ],
  oneLink: [
    'streaming link',
    'private streaming link',
    'enlace',
    'enlace privado',
    'link',
    'link to hear and download',
  ],
};

/** The line with the link to the tickets, of an announcement or of a concert's caption, which no other link may fill. */
const ofTickets = /^(?:\*\*)?(?:Tickets|Entradas):|^.{1,80} (?:live at|en directo en) .*\[(?:link|enlace)\]/u;
const ticketLink = /\[(?:link|enlace)\]/u;

/** A gig announcement has a line of its own for the price; a tour's has it before the link. */
const ofPrice = /^\*\*(?:Price|Precio):/mu;

/** A tour's line of tickets with their price in front. One that has a price stays as it is. */
function withPrice(line: string, price: unknown): string {
  if (typeof price !== 'string' || price === '' || line.includes(price)) return line;
  return line.replace(
    /^(\*\*(?:Tickets|Entradas):\*\* )(on sale |a la venta |presale |preventa )?(?!.* · )/u,
    (_, lead: string, sale = '') => (sale === '' ? `${lead}${price} · ` : `${lead}${price}, ${sale}`),
  );
}

const ofSale = /on sale|a la venta|presale from|preventa desde/u;

/** The line of tickets with the day on which they go on sale, in front of the link. */
function withOnSale(line: string, onSale: unknown): string {
  if (typeof onSale !== 'string' || onSale === '' || !ofTickets.test(line) || ofSale.test(line)) return line;
  return line.replace(/^(\*\*(?:Tickets|Entradas):\*\* )(?:(.+) · )?/u, (_, lead: string, price?: string) =>
    price === undefined ? `${lead}${onSale}: ` : `${lead}${price}, ${onSale}: `,
  );
}

const ofTour = /^#[^\n]* on tour(?:: |\n)|^# Gira de /u;
/** Lines that a tour's announcement has above its tickets, once they are known. */
const tourLines = [
  { name: 'doors', labels: ['Doors', 'Puertas'] },
  { name: 'age', labels: ['Age', 'Edad'] },
  { name: 'support', labels: ['Support', 'Con'] },
];

/** What a tour's announcement doesn't have a line for yet, in front of the one with its tickets. */
function tourLinesAdded(markdown: string, values: Record<string, string | boolean>): Edit[] {
  const [find = ''] = /\n\*\*(?:Tickets|Entradas):\*\*/u.exec(markdown) ?? [];
  if (find === '' || !ofTour.test(markdown)) return [];
  const more = tourLines.flatMap(({ name, labels }) => {
    const [value, label] = [values[name], labels[find.includes('Entradas') ? 1 : 0]];
    const isThere = labels.some((one) => markdown.includes(`**${one}:**`));
    return typeof value !== 'string' || value === '' || isThere ? [] : [`\n**${label}:** ${value}`];
  });
  return more.length === 0 ? [] : [{ find, replace: more.join('') + find }];
}

/** The line with whom to contact: in a release with its name, in a pitch the last one. */
const ofContact =
  /^(?:\*\*(?:Contact|Contacto):\*\* .*|[^\n*:]{1,80} · (?:\S+@\S+|\[[^\]]*(?:email|correo)[^\]]*\]).*)$/u;

/** How the blanks for what a song is about start. */
const ofAbout = [
  ...['What “', 'De qué trata “', 'Why now', 'Por qué ahora', 'Why this song', 'Por qué esta canción'],
  ...['What it is about', 'De qué trata,', 'One sentence a presenter', 'Una frase que se pueda'],
  ...['One sentence you would', 'Una frase que dirías'],
];

/** Those of them that stand in the artist's own words. */
const inOwnName = /^\[(?:Why this|Por qué est|De|Una)/u;
/** The blank of an email, which has how the song was made behind what it is about. */
const ofSong = /^\[(?:Why this song|Por qué esta canción)/u;

/** How the blanks start that a message fills: those for values which weren't known before. */
export function blanksFilled(before: Known, known: Known, today: Day): string[] {
  const valuesOf = (all: Known) =>
    [all, ...(all.shows.length > 1 ? all.shows.map((show) => knownOf(show, all)) : [])].map((one) =>
      documentValues(one, today),
    );
  const [old, now] = [valuesOf(before), valuesOf(known)];
  const isNew = (name: string): boolean => old.every((one) => !one[name]) && now.some((one) => one[name]);
  return [
    ...Object.entries(blanks).flatMap(([name, names]) => (isNew(name) ? names.map((blank) => `[${blank}]`) : [])),
    ...(isNew('shows') ? ['[date]', '[fecha]'] : []),
    ...(isNew('starts') ? ['[time]', '[hora]'] : []),
    ...(isNew('tickets') ? ['[link]', '[enlace]'] : []),
    ...(isNew('about') ? ofAbout.map((start) => `[${start}`) : []),
  ];
}

/** The line with the time of the doors, with the start of the concert if it is known and not there yet. */
function withStart(line: string, starts: string | boolean | undefined): string {
  if (typeof starts !== 'string' || starts === '' || / · (?:start|comienzo): /u.test(line)) return line;
  return line.replace(
    /^\*\*(Doors|Puertas):\*\* .*$/u,
    (words, name: string) => `${words} · ${name === 'Doors' ? 'start' : 'comienzo'}: ${starts}`,
  );
}

/** The first line of a caption for a concert, whose details are in the line below. */
const ofCaption = /^(?!#)[^\n*]+ live (?:at|in) /u;

/** A tour's announcement without any night yet. */
const noNights =
  /^- \[(?:date|fecha)\] – \[(?:town|ciudad)\], \[(?:venue|sala)\]\n\n- \[(?:date|fecha)\] – \[(?:town|ciudad)\], \[(?:venue|sala)\]$/mu;

/** The nights of a tour whose announcement has none yet. */
function nightsListed(markdown: string, shows: unknown): Edit[] {
  const [find] = noNights.exec(markdown) ?? [];
  return find === undefined || typeof shows !== 'string' || shows === '' ? [] : [{ find, replace: shows }];
}

/** A caption's first line with the doors, the price and the support act below, where they are missing. */
function withDetails(line: string, filled: string, markdown: string, details: unknown): string {
  if (typeof details !== 'string' || details === '' || !markdown.startsWith(line) || !ofCaption.test(line))
    return filled;
  return markdown.startsWith(`${line}\n\n`) ? `${filled}\n${details}` : filled;
}

/** The details of a caption with those that have come since. */
function detailsChanged(markdown: string, details: unknown): Edit[] {
  const [first = '', line = ''] = markdown.split('\n');
  if (typeof details !== 'string' || details === '' || !ofCaption.test(first)) return [];
  return line === '' || line === details ? [] : [{ find: line, replace: details }];
}

/** The headline of a tour's announcement that was written before the tour had a name. */
const ofUnnamedTour = /^# (?:[^:\n]+ on tour|Gira de [^:\n]+)$/u;

function withTourName(line: string, title: unknown): string {
  if (typeof title !== 'string' || title === '' || !ofUnnamedTour.test(line)) return line;
  return `${line}: ${title.replace(/^the (.+) tour$/iu, '$1')}`;
}

const ofOneNight = new Set(['venue', 'showDate', 'place']);

/** Whether a text announces one night: its headline has the town. */
function isAbout(markdown: string, { town }: Show): boolean {
  return town !== '' && (/^# .*$/m.exec(markdown)?.[0] ?? '').includes(town);
}

/** A quote that fills its blank is signed by whoever said it, which may be another member of the band. */
function withSpeaker(line: string, filled: string, speaker: unknown): string {
  if (!ofOwnQuote.test(line) || ofOwnQuote.test(filled) || typeof speaker !== 'string') return filled;
  return filled.replace(/ — [^—\n]+$/u, () => ` — ${speaker}`);
}

/** The sentence with the day, where it has just been filled in, with how many tracks the record has behind it. */
function withTracks(line: string, filled: string, markdown: string, values: Record<string, string | boolean>): string {
  const { date, tracks } = values;
  if (typeof date !== 'string' || typeof tracks !== 'string' || tracks === '' || line.startsWith('#')) return filled;
  if (!line.includes('[release date]') || markdown.includes(tracks)) return filled;
  return filled.replace(`${date}.`, () => `${date}. It has ${tracks}.`);
}

/** "Sale el 13 de noviembre", once that day turns out to be past. */
function withPastVerb(line: string, date: unknown): string {
  if (typeof date !== 'string' || date === '') return line;
  return [
    [`sale el ${date}`, `salió el ${date}`],
    [`empieza el ${date}`, `empezó el ${date}`],
    [`is out on ${date}`, `came out on ${date}`],
    [`comes out on ${date}`, `came out on ${date}`],
  ].reduce((rest, [now = '', past = '']) => (line.includes(date) ? rest.replace(now, () => past) : rest), line);
}

const ofOwnQuote = /\[(?:Your own quote|Tu cita)[^\]\n]*\]/u;

/**
 * The edits of a text's lines: those with blanks that can now be filled in, and those with values that have changed.
 * @param changed values and their replacements
 */
export function linesRewritten(
  markdown: string,
  known: Known,
  { today }: Pick<Conversation, 'today'>,
  changed: readonly ChangedValue[] = [],
): Edit[] {
  const night = known.shows.length > 1 ? known.shows.find((show) => isAbout(markdown, show)) : undefined;
  const values = documentValues(night ? knownOf(night, known) : known, today);
  const about = values['about']
    ? { en: `It is about ${values['about']}.`, es: `Trata de ${values['about']}.` }[known.language]
    : '';
  const lists = changed.filter(({ from }) => from.startsWith('- ') && markdown.includes(from));
  const listed = new Set(lists.flatMap(({ from }) => from.split('\n')));
  const hasPriceLine = ofPrice.test(markdown);
  const ofDetails = known.language === 'es' ? [] : detailsChanged(markdown, values['nightDetails']);
  const edits = markdown.split('\n').flatMap((line) => {
    if (listed.has(line) || ofDetails.some(({ find }) => find === line)) return [];
    let filled = withChanged(line, changed);
    for (const [name, names] of Object.entries(blanks)) {
      const value = values[name];
      if (typeof value !== 'string' || value === '') continue;
      // A line of a list is about a concert of its own.
      if (ofOneNight.has(name) && line.startsWith('- ')) continue;
      if (name === 'oneLink' && ofTickets.test(line)) continue;
      for (const blank of names) filled = filled.replace(`[${blank}]`, () => value);
    }
    if (values['isPast'] === true && filled !== line) filled = withPastVerb(filled, values['date']);
    filled = withSpeaker(line, filled, values['quoteBy']);
    if (values['isTour'] === true) filled = withTourName(filled, values['title']);
    const { tickets } = values;
    if (typeof tickets === 'string' && tickets !== '' && ofTickets.test(line))
      filled = filled.replace(ticketLink, () => tickets);
    if (!hasPriceLine) filled = withPrice(filled, values['price']);
    filled = withOnSale(filled, values['onSale']);
    filled = withStart(filled, values['starts']);
    filled = withDetails(line, filled, markdown, values['nightDetails']);
    const moreBy = values['moreBy'];
    if (typeof moreBy === 'string' && moreBy !== '')
      filled = filled.replace(/(?:by|antes del) \[(?:day and time|día y hora)\]/u, () => moreBy);
    if (known.phone !== '' && ofContact.test(filled) && !filled.includes(known.phone)) filled += ` · ${known.phone}`;
    filled = withTracks(line, filled, markdown, values);
    filled = filled.replace(/\.\.(?=\s|$)/g, '.');
    if (filled !== line && known.name !== '' && line.startsWith(known.name)) filled = continued(filled, known);
    const { aboutAsSaid } = values;
    if (about && typeof aboutAsSaid === 'string') {
      filled = filled.replace(
        /\[(?:What (“[^”\]]*”) is about, in one sentence|De qué trata (“[^”\]]*”), en una frase)\.\]/u,
        (_, english?: string, spanish?: string) =>
          english === undefined ? `${spanish} trata de ${values['about']}.` : `${english} is about ${values['about']}.`,
      );
    }
    if (about)
      filled = filled.replace(
        /\[(?:Why now|Por qué ahora|Why this song|Por qué esta canción|Why this tour|Por qué esta gira|What it is about|De qué trata,|One sentence (?:a presenter|you would)|Una frase que (?:se pueda|dirías))[^\]]*\]/u,
        (blank) => {
          const isOwn = inOwnName.test(blank);
          const told = values[isOwn ? 'aboutAsSaid' : 'about'];
          const more = ofSong.test(blank) && values['workStatements'] ? ` ${values['workStatements']}` : '';
          return (/^\[(?:Por|De|Una)/u.test(blank) ? `Trata de ${told}.` : `It is about ${told}.`) + more;
        },
      );
    const isOnce = markdown.indexOf(line) === markdown.lastIndexOf(line);
    return filled !== line && isOnce ? [{ find: line, replace: filled }] : [];
  });
  return [
    ...lists.map(({ from, to }) => ({ find: from, replace: to })),
    ...nightsListed(markdown, values['shows']),
    ...tourLinesAdded(markdown, values),
    ...ofDetails,
    ...edits,
  ];
}
