import type { Day } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import type { Known } from '../reading/known.js';
import type { Show } from '../reading/shows.js';
import { type ChangedValue, withChanged } from './changed-values.js';
import { documentValues } from './document-values.js';
import { knownOf } from './per-night.js';

/** A passage and its replacement. */
export interface Edit {
  find: string;
  replace: string;
}

/** An edit named in a message; `in` locates it in a text, if possible. */
export interface NamedEdit {
  in: (markdown: string) => Edit | null;
}

const passage = '["“«\'‘]([^"“”«»\\n]{1,400})["”»\'’]';
const replaces = new RegExp(
  `(?<!\\p{L})(?:change|replace|swap|make|cambia|sustituye|reemplaza) (?:the words? |the line |the |la |el )?${passage} (?:to|with|by|into|for|por|con) ${passage}`,
  'iu',
);
const cuts = new RegExp(
  `(?<!\\p{L})(?:cut|remove|delete|drop|take out|leave out|quita|borra|elimina) (?:the words? |the line |the sentence |la frase |the |la |el )?${passage}`,
  'iu',
);
const parts: [words: RegExp, of: (text: string) => string][] = [
  [/(?:last|final) paragraph|último párrafo/iu, (text) => paragraphs(text).at(-1) ?? ''],
  [/first paragraph|primer párrafo/iu, (text) => paragraphs(text)[0] ?? ''],
  [/second paragraph|segundo párrafo/iu, (text) => paragraphs(text)[1] ?? ''],
  [/third paragraph|tercer párrafo/iu, (text) => paragraphs(text)[2] ?? ''],
  [/headline|title line|titular/iu, (text) => /^#.*$/m.exec(text)?.[0] ?? ''],
  [/(?:the|my|la|mi) (?:quote|cita)/iu, (text) => /^.*[“"«][^”"»\n]{12,}[”"»].*$/m.exec(text)?.[0] ?? ''],
];
const speaker = "\\p{Lu}[\\p{L}\\d&.'’-]*(?: \\p{Lu}[\\p{L}\\d&.'’-]*){0,4}";
/** "Cut the quote from NME", "take the NME quote out": removes the line with a quote and that name. */
const namedQuote = new RegExp(
  `(?<!\\p{L})(?:(?:the|la) (?:quote|cita) (?:from|by|of|de) (?:the )?(${speaker})|the (${speaker}) quote)`,
  'u',
);
/** "Change the headline to …": a part and its new text. */
const partTo = new RegExp(
  `(?<!\\p{L})(?:change|replace|make|set|swap|cambia|pon|sustituye) (?:the|my|la|el|mi) (headline|title line|subject(?: line)?|quote|titular|asunto|cita)(?: (?:to|with|by|read|say|a|por|con))?:? ${passage}`,
  'iu',
);
const cutsPart =
  /(?<!\p{L})(?:cut|remove|delete|drop|take out|take (?:the|my|that) [^.?!\n]{0,30} out|leave out|quita|borra|elimina)(?!\p{L})/iu;

/** A question about a passage selected in the editor: the quoted passage, followed by its document's title. */
const selection = /^Change this passage of my [^\n:]{1,40}:\n\n((?:>[^\n]*\n)+)\n([\s\S]{1,500})$/;

function selectedEdit(message: string): NamedEdit | null {
  const [, quoted = '', instruction = ''] = selection.exec(message.trim()) ?? [];
  const selected = quoted
    .replace(/^> ?/gm, '')
    .replace(/\n*— “[^\n]*\n?$/, '')
    .trim();
  if (selected === '') return null;
  const given = new RegExp(`(?:replace|change|write|say|con|por|di)[^"“«]{0,40}${passage}`, 'iu').exec(
    instruction,
  )?.[1];
  const shorter = /(?<!\p{L})(?:short(?:er|en)?|cort[ao]|acorta)(?!\p{L})/iu.test(instruction)
    ? /^[^.!?,;:—]+/
        .exec(selected)?.[0]
        .trim()
        .replace(/$/, /[.!?]$/.test(selected) ? '.' : '')
    : undefined;
  const replace = given ?? shorter ?? (cutsPart.test(instruction) ? '' : null);
  return replace === null ? null : { in: (text) => whereFound(text, selected, replace) };
}

/** The edit that a message names by its words or by part; null if there is none. */
export function namedEdit(message: string): NamedEdit | null {
  const asked = selectedEdit(message);
  if (asked) return asked;
  const replace = replaces.exec(message);
  if (replace) return { in: (text) => whereFound(text, replace[1] ?? '', replace[2] ?? '') };
  const cut = cuts.exec(message);
  if (cut) return { in: (text) => whereFound(text, cut[1] ?? '', '') };
  const said = partTo.exec(message);
  if (said) return { in: (text) => partReplaced(text, said[1] ?? '', said[2] ?? '') };
  const named = cutsPart.test(message) ? namedQuote.exec(message) : null;
  const who = named?.[1] ?? named?.[2];
  if (who !== undefined) return { in: (text) => quoteCut(text, who) };
  const part = cutsPart.test(message) ? parts.find(([words]) => words.test(message)) : undefined;
  if (!part) return null;
  return {
    in: (text) => {
      const find = part[1](text);
      return find === '' ? null : { find, replace: '' };
    },
  };
}

/** Replaces the headline, subject or quote of a text. */
function partReplaced(text: string, part: string, words: string): Edit | null {
  if (/quote|cita/iu.test(part)) {
    const blank = /\[(?:Your own quote|Tu cita)[^\]]*\]/u.exec(text)?.[0];
    if (blank !== undefined) return { find: blank, replace: `“${words}”` };
    const quote = /[“«"]([^”»"\n]{4,})[”»"](?= —)/u.exec(text)?.[1];
    return quote === undefined ? null : { find: quote, replace: words };
  }
  const line = /subject|asunto/iu.test(part) ? /^(?:Subject|Asunto): .*$/m : /^# .*$/m;
  const found = line.exec(text)?.[0];
  if (found === undefined) return null;
  return { find: found, replace: found.replace(/^(# |\p{L}+: ).*$/u, (_, head: string) => head + words) };
}

/** Removes the line with a quote by someone. */
function quoteCut(text: string, who: string): Edit | null {
  const line = text.split('\n').find((one) => /[“«"]/.test(one) && one.includes(who));
  return line === undefined ? null : { find: line, replace: '' };
}

/** The editor escapes Markdown characters: a selected `[town]` is `\[town\]` in its text. */
function whereFound(text: string, wanted: string, replace: string): Edit | null {
  const signs = Array.from(wanted, (sign) =>
    /[\p{L}\p{N}\s]/u.test(sign) ? sign : `\\\\?\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
  const found = new RegExp(signs.join(''), 'iu').exec(text)?.[0];
  return found === undefined ? null : { find: found, replace };
}

/** Paragraphs that are neither headings nor part of the frame. */
function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((one) => one.trim().length > 60 && !one.startsWith('#'));
}

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
  contactName: ['name', 'your name', 'nombre', 'tu nombre'],
  quote: [
    'Your own quote: why you made it, in your words',
    'Tu cita: por qué lo hiciste, en tus palabras',
    'In your own words.',
    'En tus palabras.',
  ],
  newStatements: [
    'One fact that only you can say.',
    'Un dato que solo tú puedas contar.',
    'How it was made.',
    'Cómo se hizo.',
  ],
  statements: [
    'How it was made, with whom and where: only what can be checked.',
    'Cómo se hizo, con quién y dónde: solo lo que se pueda comprobar.',
    'Where, with whom, and one thing that went wrong.',
    'Dónde, con quién y algo que salió mal.',
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

/** The line of an announcement with the link to its tickets, which no other link may fill. */
const ofTickets = /^(?:\*\*)?(?:Tickets|Entradas):/u;
const ticketLink = /\[(?:link|enlace)\]/u;

/** The line with whom to contact: in a release with its name, in a pitch the last one. */
const ofContact =
  /^(?:\*\*(?:Contact|Contacto):\*\* .*|[^\n*:]{1,80} · (?:\S+@\S+|\[[^\]]*(?:email|correo)[^\]]*\]).*)$/u;

/** How the blanks for what a song is about start. */
const ofAbout = ['What “', 'De qué trata “', 'Why now', 'Por qué ahora', 'Why this song', 'Por qué esta canción'];

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

const ofOneNight = new Set(['venue', 'showDate']);

/** Whether a text announces one night: its headline has the town. */
function isAbout(markdown: string, { town }: Show): boolean {
  return town !== '' && (/^# .*$/m.exec(markdown)?.[0] ?? '').includes(town);
}

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
  const edits = markdown.split('\n').flatMap((line) => {
    if (listed.has(line)) return [];
    let filled = withChanged(line, changed);
    for (const [name, names] of Object.entries(blanks)) {
      const value = values[name];
      if (typeof value !== 'string' || value === '') continue;
      // A line of a list is about a concert of its own.
      if (ofOneNight.has(name) && line.startsWith('- ')) continue;
      if (name === 'oneLink' && ofTickets.test(line)) continue;
      for (const blank of names) filled = filled.replace(`[${blank}]`, () => value);
    }
    const { tickets } = values;
    if (typeof tickets === 'string' && tickets !== '' && ofTickets.test(line))
      filled = filled.replace(ticketLink, () => tickets);
    filled = withStart(filled, values['starts']);
    const moreBy = values['moreBy'];
    if (typeof moreBy === 'string' && moreBy !== '')
      filled = filled.replace(/(?:by|antes del) \[(?:day and time|día y hora)\]/u, () => moreBy);
    if (known.phone !== '' && ofContact.test(filled) && !filled.includes(known.phone)) filled += ` · ${known.phone}`;
    filled = filled.replace(/\.\.(?=\s|$)/g, '.');
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
        /\[(?:Why now|Por qué ahora|Why this song|Por qué esta canción|Why this tour|Por qué esta gira)[^\]]*\]/u,
        (blank) => (/^\[Por/u.test(blank) ? `Trata de ${values['about']}.` : `It is about ${values['about']}.`),
      );
    const isOnce = markdown.indexOf(line) === markdown.lastIndexOf(line);
    return filled !== line && isOnce ? [{ find: line, replace: filled }] : [];
  });
  return [...lists.map(({ from, to }) => ({ find: from, replace: to })), ...edits];
}
