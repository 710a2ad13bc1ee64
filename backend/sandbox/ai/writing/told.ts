import { longDay, spanishDay } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import { namedDate } from '../named-date.js';
import { asksToAdd } from '../reading/added-facts.js';
import { speaksOfParting } from '../reading/crisis/crisis.js';
import { tellsOfDeparture } from '../reading/people/line-up.js';
import { earlierWorks, withoutEarlierWorks } from '../reading/works/earlier-works.js';
import type { Situation } from '../acting/call.js';
import type { Known } from '../reading/known.js';
import { quotesIn } from '../reading/quotes/said-quotes.js';
import type { Show } from '../reading/shows.js';
import { teamIn } from '../reading/people/team.js';
import { lastNamedWork } from '../reading/works/titles.js';
import { isAnswer } from '../topics/rank-topics.js';
import { knownOf } from './per-night.js';

/** What a message adds to the known facts of a crisis; `''` if nothing. */
export function whatWasAdded({ question }: Conversation, { crisis, language, email }: Known): string {
  if (crisis === null || /[?¿]/.test(question)) return '';
  const lines = [...crisis.added, ...(email !== '' && question.includes(email) ? [email] : [])].map(
    (line) => `- ${line}`,
  );
  if (lines.length === 0) return '';
  return language === 'es'
    ? `Anotado para el comunicado:\n\n${lines.join('\n')}\n\n¿Escribo el comunicado?`
    : `Noted for the statement:\n\n${lines.join('\n')}\n\nShall I write the statement now?`;
}

/** The reply to the news that a member leaves: no emergency, but people ask; `''` for other messages. */
export function whatParted({ question }: Conversation, { crisis, language, lineUp }: Known): string {
  if (lineUp !== null && lineUp.sentences.length > 0 && language === 'es' && tellsOfDeparture(question, language))
    return `Anotado:\n\n${lineUp.sentences.map((line) => `- ${line}`).join('\n')}\n\nAcordad antes las palabras con quien se va, avisad primero a las salas y a quien trabaja con vosotros, y publicad un solo texto corto, sin motivos que no os toca contar. ¿Escribo el comunicado?`;
  if (crisis === null || !speaksOfParting(question)) return '';
  const lines = [...crisis.happened, ...crisis.doing]
    .map((line) => `- ${line.charAt(0).toUpperCase()}${line.slice(1)}`)
    .join('\n');
  return language === 'es'
    ? `Lo siento. Anotado para el comunicado:\n\n${lines}\n\nDi solo lo que es seguro, en un solo sitio y sin hablar por la otra parte. ¿Escribo el comunicado?`
    : `I’m sorry. Noted for the statement:\n\n${lines}\n\nSay only what is certain, in one place, and don’t speak for the other side. Shall I write the statement?`;
}

/** A message whose last sentence is a question without a question mark: "Where do I even start". */
const endsAsking =
  /(?:^|[.!\n]\s*)(?:(?:and|so|but|ok(?:ay)?|y|pero) )?(?:where|how|what|which|who|when|why|should|can you|could you|dónde|cómo|qué|cuál|quién|cuándo|por dónde)(?!\p{L})[^.!?\n]*\.?\s*$/iu;

const putsThatIn =
  /(?<!\p{L})(?:can|could|would|will) you (?:please |just |also )*(?:add|put|include|mention|note|squeeze|slip|work) (?:that|this|it|them|those)(?: in)?(?!\p{L})/iu;

/** A message without its requests to put in what it tells: "could you put that he's raising money for the hospice?" */
function withoutAdding(message: string): string {
  return (message.match(/[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]+)*[.!?]*\s*/gu) ?? [])
    .filter((one) => !asksToAdd(one) && !putsThatIn.test(one))
    .join('');
}

/**
 * Confirms what was understood of a message that tells news without a question; `''` if it tells none.
 * @param withStatements whether facts about the artist count even if the message may answer a question
 */
export function whatWasTold({ conversation, known, before }: Situation, withStatements = false): string {
  const { question, settled, said, today, artist, respelled } = conversation;
  const beside = withoutAdding(question);
  if (/[?¿]/.test(beside) || endsAsking.test(beside)) return '';
  const current = withoutEarlierWorks(settled || question);
  const isSpanish = known.language === 'es';
  if (respelled.length > 0)
    return respelled
      .map(({ from, to }) => (isSpanish ? `Anotado: ${to}, no ${from}.` : `Noted: ${to}, not ${from}.`))
      .join(' ');
  const work = lastNamedWork(current);
  // The day is asked for.
  const date =
    conversation.whichDay === '' ? namedDate([{ text: current, before: said.at(-1) ?? '', day: today }]) : null;
  const quotes = quotesIn(question, [artist.name, known.person]);
  const earlier = earlierWorks(question);
  const details = nightDetailsTold(known, before());
  const about = known.about !== '' && known.about !== before().about ? [known.about] : [];
  const earlierStatements = new Set(before().statements);
  // The answer to a question of ours is acknowledged in its own way.
  const statements =
    isAnswer(conversation) && !withStatements && !asksToAdd(question)
      ? []
      : known.statements.filter((statement) => !earlierStatements.has(statement));
  const { ownNews } = known;
  const isOwnNews = ownNews !== null && ownNews.sentence !== before().ownNews?.sentence;
  const others = isOwnNews ? statements.filter((one) => !one.includes(ownNews.words)) : statements;
  const facts = factsTold(known, before(), conversation.asked);
  const old = before().shows;
  const nights = known.shows
    .filter((show) => !old.some((one) => one.day === show.day && one.town === show.town && one.venue === show.venue))
    .map(({ day: of, town, venue }) =>
      [isSpanish ? spanishDay(of) : longDay(of), town, venue].filter(Boolean).join(', '),
    );
  const isNews =
    isOwnNews ||
    nights.length > 0 ||
    work ||
    date ||
    facts.length > 0 ||
    quotes.length > 0 ||
    details.length > 0 ||
    about.length > 0 ||
    statements.length > 0;
  if (!isNews) return isOnlyEarlier(question) ? tellEarlier(earlier, known) : titleAsked(question, known);
  const day = date && (isSpanish ? spanishDay(date.day) : longDay(date.day));
  const inMarks = (words: string): string => (isSpanish ? `«${words}»` : `“${words}”`);
  const isOfConcert = !work && (date?.isOfConcert ?? false);
  const title = work?.title ?? (date && !isOfConcert ? known.title : '');
  const news = [
    ...(title !== '' ? [`${inMarks(title)}${day ? `, ${day}` : ''}`] : nights.length > 0 ? nights : day ? [day] : []),
    ...about.map((words) => inMarks(words)),
    ...(isOwnNews ? [ownNews.sentence, ...ownNews.details] : []),
    ...others,
    ...facts,
    ...details,
    ...quotes.map(({ words, by, isOwn }) => `${inMarks(words)} — ${by || (isOwn ? known.person || known.name : '')}`),
    ...earlier,
  ].map((line) => `- ${line}`);
  const isOnlyOfShows = !work && !date && known.title === '' && known.shows.length > 0;
  const isOfShows =
    ((details.length > 0 || nights.length > 0) && !work) || (isOfConcert && known.shows.length > 0) || isOnlyOfShows;
  const [english, spanish] = isOfShows
    ? known.shows.length > 1
      ? ['Shall I write an announcement for each town?', '¿Escribo un anuncio para cada ciudad?']
      : ['Shall I write the gig announcement?', '¿Escribo el anuncio del concierto?']
    : known.crisis !== null
      ? ['Shall I write the statement?', '¿Escribo el comunicado?']
      : known.title === '' && !isOfShows && known.ownNews === null
        ? ['What is it called?', '¿Cómo se titula?']
        : ['Shall I write the press release?', '¿Escribo la nota de prensa?'];
  return isSpanish ? `Anotado:\n\n${news.join('\n')}\n\n${spanish}` : `Noted:\n\n${news.join('\n')}\n\n${english}`;
}

/** The label, the phone number and the people that the newest message names. */
function factsTold(known: Known, before: Known, asked: readonly string[]): string[] {
  const isSpanish = known.language === 'es';
  const people = teamIn(asked.slice(-1)).map(
    ({ role, name, email }) =>
      `${role.charAt(0).toUpperCase()}${role.slice(1)}: ${[name, email].filter(Boolean).join(', ')}`,
  );
  const isNew = (part: 'label' | 'phone' | 'email' | 'tracks'): boolean =>
    known[part] !== '' && known[part] !== before[part];
  return [
    ...(isNew('label') ? [`${isSpanish ? 'Sello' : 'Label'}: ${known.label}`] : []),
    ...(isSpanish && isNew('email') ? [`Correo: ${known.email}`] : []),
    ...(isNew('tracks') ? [`${isSpanish ? 'Contenido' : 'Length'}: ${known.tracks}`] : []),
    ...(isNew('phone') ? [`${isSpanish ? 'Teléfono' : 'Phone'}: ${known.phone}`] : []),
    ...people,
  ];
}

/** Whether a message names a label, a number or people, and wants nothing. */
export function tellsFacts({ known, before, conversation }: Situation): boolean {
  const { question, asked } = conversation;
  const wants =
    /[?¿]|(?<!\p{L})(?:want|need|help|write|draft|make|how|should|please|pls|find|add|put|use|plan|quiero|necesito|ayuda|escrib\p{L}*|haz\p{L}*|cómo|por favor)(?!\p{L})/iu;
  return !wants.test(question) && factsTold(known, before(), asked).length > 0;
}

/** Whether a message gives the details of a concert. */
export function tellsOfNight({ known, before }: Situation): boolean {
  return nightDetailsTold(known, before()).length > 0;
}

/** "I have a new single coming" gives neither its title nor its day, so asks for them; `''` for other messages. */
function titleAsked(question: string, { title, language }: Known): string {
  const isComing =
    /(?<!\p{L})(?:new|next|debut|first|nuev[oa]|próxim[oa]|primer) (?:\p{L}+ )?(?:single|song|track|EP|album|record|sencillo|canción|tema|disco|álbum)(?!\p{L})|(?:tengo|tenemos) (?:un|una) (?:single|EP|LP|sencillo|canción|tema|rola|disco|álbum)(?: ya)? (?:list[oa]|grabad[oa]|terminad[oa]|preparad[oa]|hech[oa])(?!\p{L})|(?:sencillo|canción|tema|disco|álbum) nuev[oa](?!\p{L})|(?<!\p{L})(?:(?:vamos a|voy a|queremos|pensamos|est(?:amos|oy) (?:por|a punto de|preparando para)) (?:sacar|lanzar|publicar|estrenar)|sac(?:o|amos)|lanz(?:o|amos)|public(?:o|amos)|estren(?:o|amos)|se viene|est(?:amos|oy) preparando) (?:un |una )?(?:nuev[oa] )?(?:single|EP|LP|sencillo|canción|tema|rola|disco|álbum)(?!\p{L})/iu;
  const isWish =
    /(?<!\p{L})(?:need|want|help|write|make|plan|how|necesito|quiero|ayuda|escrib\p{L}+|haz\p{L}*)(?!\p{L})/iu;
  if (title !== '' || !isComing.test(question) || isWish.test(question) || question.length > 120) return '';
  return language === 'es'
    ? 'Qué bien. ¿Cómo se titula y qué día sale?'
    : 'Good news. What is it called, and which day is it out?';
}

const detailNames = {
  doors: ['Doors', 'Puertas'],
  starts: ['Start', 'Comienzo'],
  price: ['Tickets', 'Entradas'],
  age: ['Age', 'Edad'],
  support: ['Support', 'Con'],
  address: ['Address', 'Dirección'],
} as const;

/** The details of concerts given in a message, with each night's own listed separately: "Tickets: £12; Hull £10". */
function nightDetailsTold(known: Known, before: Known): string[] {
  if (known.shows.length === 0)
    return known.concertDay === null
      ? []
      : (Object.keys(detailNames) as (keyof typeof detailNames)[]).flatMap((part) =>
          known.gig[part] === '' || known.gig[part] === before.gig[part]
            ? []
            : [`${detailNames[part][known.language === 'es' ? 1 : 0]}: ${known.gig[part]}`],
        );
  const of = (all: Known, show: Show) => (all.shows.length > 1 ? knownOf(show, all).gig : all.gig);
  return (Object.keys(detailNames) as (keyof typeof detailNames)[]).flatMap((part) => {
    const values = known.shows.map((show) => ({ town: show.town || show.venue, value: of(known, show)[part] }));
    const old = known.shows.map((show) => of(before, before.shows.find(({ day }) => day === show.day) ?? show)[part]);
    if (values.every(({ value }, at) => value === '' || value === old[at])) return [];
    const [general] = values
      .map(({ value }) => value)
      .sort((one, other) => countOf(other, values) - countOf(one, values));
    const own = values.filter(({ value }) => value !== general && value !== '');
    // "Hull £10", but "Low Tide (Hull)": two names in a row read as one.
    const ofTown = own.map(({ town, value }) => (part === 'support' ? `${value} (${town})` : `${town} ${value}`));
    const words = [general ?? '', ...ofTown].filter(Boolean).join('; ');
    return [`${detailNames[part][known.language === 'es' ? 1 : 0]}: ${words}`];
  });
}

function countOf(wanted: string, values: readonly { value: string }[]): number {
  return values.filter(({ value }) => value === wanted).length;
}

/** Whether a message is a single sentence about what is already out. */
export function isOnlyEarlier(question: string): boolean {
  const rest = question.trim().replace(/^[\p{L} ,]{1,30}!\s*/u, '');
  return /^[^.!?¿\n]*[.!]?$/u.test(rest) && earlierWorks(question).length > 0 && !lastNamedWork(question);
}

function tellEarlier(earlier: readonly string[], { title, language }: Known): string {
  const list = earlier.map((line) => `- ${line}`).join('\n');
  const isKnown = title !== '';
  if (language === 'es')
    return `Anotado, ya publicado:\n\n${list}\n\n${isKnown ? '¿Escribo la nota de prensa?' : '¿Cómo se llama lo próximo, y qué día sale?'}`;
  return `Noted, as already out:\n\n${list}\n\n${isKnown ? 'Shall I write the press release?' : 'What is the next one called, and when is it out?'}`;
}
