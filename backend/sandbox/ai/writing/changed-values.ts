import { quoteSwap } from '../reading/quotes/quote-swaps.js';
import type { Day } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import { actReplaced } from '../reading/changes/replaced-acts.js';
import { words } from '../reading/people/credits.js';
import { writtenCounts } from '../reading/changes/track-count.js';
import type { Known } from '../reading/known.js';
import { newVenueIn } from '../reading/concerts/new-venues.js';
import type { Show } from '../reading/shows.js';
import { asTold } from '../reading/spanish/corrected-facts.js';
import { documentValues } from './document-values.js';
import { knownOf } from './per-night.js';
import { continued, ofArtist, withPronoun } from './prose/continued.js';
import { inOwnWords } from './prose/own-words.js';

/** A value in a document and its replacement. */
export interface ChangedValue {
  from: string;
  to: string;
}

/** Words of a correction: without them, another title or day means another release. */
const corrects =
  /(?<!\p{L})(?:sorry|actually|instead|I mean|I meant|correction|changed?|rename|call it|(?:title|name|date)(?:['’]s| is)|make (?:it|that|the)|don['’]?t say|do not say|moved|postponed|pushed|now|wrong|perdona|perdón|en realidad|al final|se (?:aplaz|retras|adelant|muev|pas|corr)\p{L}+|cambi\p{L}+|mejor|ahora|ponle|el título es|la fecha es)(?!\p{L})/iu;
const isOther =
  /(?<!\p{L})(?:next|another|new|second|other|próxim[oa]|otr[oa]|nuev[oa]) (?:single|song|track|EP|album|record|release|tour|sencillo|canción|tema|disco|álbum|gira)(?!\p{L})/iu;

/** Facts about the release and the concerts themselves, which the artist would have to correct explicitly. */
const ofNews = new Set<string>(['about', 'title', 'date', 'showDate', 'venue', 'oneLink', 'listenLink']);

/** Values that appear verbatim in a text. */
const names = [
  ...([
    'title',
    'date',
    'showDate',
    'venue',
    'address',
    'doors',
    'starts',
    'price',
    'age',
    'support',
    'headliner',
    'tickets',
    'onSale',
  ] as const),
  ...(['genre', 'genreFirst', 'mood', 'instruments', 'about', 'label'] as const),
  ...(['email', 'phone', 'contactName', 'oneLink', 'listenLink'] as const),
];

/** The values that have changed, for a text about one night or about everything. */
export function changedValues(
  { question, today, respelled }: Pick<Conversation, 'question' | 'today' | 'respelled'>,
  before: Known,
  known: Known,
  night?: Show,
): ChangedValue[] {
  const isCorrection = (corrects.test(question) || newVenueIn(question) !== '') && !isOther.test(question);
  // Adding a concert doesn't change the others.
  const isSameTour = night !== undefined || before.shows.length >= known.shows.length;
  const earlier =
    night &&
    (before.shows.find(({ day, town }) => day === night.day && town === night.town) ??
      before.shows.find(({ town }) => town !== '' && town === night.town));
  const [ofOld, ofNow] = [earlier ? knownOf(earlier, before) : before, night ? knownOf(night, known) : known];
  const [old, now] = [documentValues(ofOld, today), documentValues(ofNow, today)];
  const values = [
    ...respelled.flatMap((one) => [one, asTold(one)]),
    ...creditsChanged(before, known),
    ...actsChanged(question, before),
    ...(isCorrection || replacesQuote.test(question) ? quoteChanged(before, known) : []),
    ...(isOther.test(question) ? [] : [...tracksChanged(before, known, now), ...factsAdded(ofOld, ofNow)]),
    ...(night || isOther.test(question) ? [] : listChanged(before, String(old['shows']), known, String(now['shows']))),
    ...(before.genre === known.genre ? [] : genreChanged(old, now)),
    ...names.flatMap((name) => {
      const [from, to] = [old[name], now[name]];
      // The artist's own name is in more places than the contact.
      if (name === 'contactName') return contactChanged(String(from), String(to), before.name);
      // The venue of one of several concerts is in its line of the list.
      if (name === 'venue' && !night && before.shows.length > 1) return [];
      if (ofNews.has(name) && !(isCorrection && isSameTour)) return [];
      if (typeof from !== 'string' || typeof to !== 'string') return [];
      return from === '' || to === '' || from === to ? [] : [{ from, to }];
    }),
  ];
  return isCorrection ? [...formatChanged(before, String(old['work']), String(now['work'])), ...values] : values;
}

/** "Use this one instead: …" */
const replacesQuote = new RegExp(
  `(?<!\\p{L})(?:instead|rather|(?:new|another|different|better|other) quote|(?:use|put|have|try) this|my quote should|${quoteSwap})(?!\\p{L})`,
  'iu',
);

/** The artist's own quote, for which they gave another one. */
function quoteChanged(before: Known, known: Known): ChangedValue[] {
  const [from, to] = [before.ownQuote?.words, known.ownQuote?.words];
  if (from === undefined || to === undefined || from === to) return [];
  return ['“”', '«»'].map((marks) => ({ from: quoteAsWritten(from, marks), to: quoteAsWritten(to, marks) }));
}

function quoteAsWritten(words: string, marks: string): string {
  return marks.charAt(0) + words.charAt(0).toUpperCase() + words.slice(1) + marks.charAt(1);
}

/** "Is an indie folk artist" becomes "is a dub producer": the words around a genre go with it. */
function genreChanged(old: Record<string, string | boolean>, now: Record<string, string | boolean>): ChangedValue[] {
  return ['intro', 'aside', 'before'].flatMap((name) => {
    const [from, to] = [old[name], now[name]];
    return typeof from !== 'string' || typeof to !== 'string' || from === '' || to === '' || from === to
      ? []
      : [{ from, to }];
  });
}

/** "Produced by Jo Marsh" becomes "produced by Liam Stott". */
function creditsChanged(before: Known, { credits }: Known): ChangedValue[] {
  return before.credits.flatMap((old) => {
    const now = credits.find(({ role }) => role === old.role);
    if (!now || now.name === old.name) return [];
    return words(old).map((from, at) => ({ from, to: words(now)[at] ?? from }));
  });
}

/** An act in place of one that dropped out, also in the sentences about it. */
function actsChanged(question: string, { gig, shows }: Known): ChangedValue[] {
  const bills = [gig.support, ...shows.flatMap((show) => [show.gig.support, show.guest ?? ''])];
  const pairs = bills.flatMap((bill) => (bill === '' ? [] : (actReplaced(question, bill) ?? [])));
  return pairs.slice(0, 1);
}

/** Another contact, in the lines with whom to contact. */
function contactChanged(from: string, to: string, artist: string): ChangedValue[] {
  if (from === '' || to === '' || from === to) return [];
  if (from !== artist) return [{ from, to }];
  return [
    { from: `**Contact:** ${from}`, to: `**Contact:** ${to}` },
    { from: `**Contacto:** ${from}`, to: `**Contacto:** ${to}` },
    { from: `${from} · [your email]`, to: `${to} · [your email]` },
  ];
}

/** New facts go behind the last one that was known. */
function factsAdded({ statements: old }: Known, known: Known): ChangedValue[] {
  const { statements: now } = known;
  const last = old.at(-1);
  const more = now.filter((one) => !old.includes(one));
  if (last === undefined || more.length === 0 || !old.every((one) => now.includes(one))) return [];
  const [told, ...others] = [last, ...more].map((one) => ofArtist(one, known));
  return [told ?? '', withPronoun(told ?? '', known) ?? '']
    .flatMap((from) => (from === '' ? [] : [{ from, to: continued([from, ...others].join(' '), known) }]))
    .concat(ownFactsAdded(last, more, known));
}

/** The same in a text that has the artist's own words. */
function ownFactsAdded(last: string, more: readonly string[], known: Known): ChangedValue[] {
  const [from, ...others] = [last, ...more].map((one) => inOwnWords(one, known));
  return from === undefined || from === last ? [] : [{ from, to: [from, ...others].join(' ') }];
}

/** Another count of tracks, or the first one, which goes behind the sentence with the day. */
function tracksChanged(
  before: Known,
  { tracks, label, statements, language }: Known,
  now: Record<string, string | boolean>,
): ChangedValue[] {
  if (tracks === '' || tracks === before.tracks || statements.some((one) => one.includes(tracks))) return [];
  if (before.tracks !== '') {
    const counts = writtenCounts(tracks);
    return writtenCounts(before.tracks).map((from, at) => ({ from, to: counts[at] ?? from }));
  }
  if (language === 'es')
    return ['', ` con ${label}`].map((end) => {
      const from = `el ${String(now['date'])}${end}.`;
      return { from, to: `${from} Tiene ${tracks}.` };
    });
  const work = `${String(now['work'])} “${String(now['title'])}”`;
  return ['', ' comes out', ' came out'].flatMap((verb) =>
    ['', ` on ${label}`].map((end) => {
      const from = `${work}${verb} on ${String(now['date'])}${end}.`;
      return { from, to: `${from} It has ${tracks}.` };
    }),
  );
}

/** The list of concerts as a whole, and each line of it, in case the artist has edited the list. */
function listChanged(before: Known, from: string, known: Known, to: string): ChangedValue[] {
  if (from === to || from === '' || to === '' || before.language !== known.language) return [];
  const [old, now] = [from.split('\n'), to.split('\n')];
  const lines = before.shows.flatMap(({ day, town, venue }, at) => {
    const isThere = (show: Show): boolean => (town === '' ? show.venue === venue : show.town === town);
    // A town may have several nights.
    const sameNight = known.shows.findIndex((show) => isThere(show) && show.day === day);
    const to = now[sameNight === -1 ? known.shows.findIndex(isThere) : sameNight];
    const line = old[at];
    return line === undefined || to === undefined || line === to ? [] : [{ from: line.slice(2), to: to.slice(2) }];
  });
  return [{ from, to }, ...lines];
}

/** "the EP “Night Bus”" becomes "the album “Night Bus”": elsewhere the word may be about another work. */
function formatChanged({ title }: Known, from: string, to: string): ChangedValue[] {
  if (title === '' || from === to) return [];
  return ['“', '«'].map((mark) => ({ from: `${from} ${mark}${title}`, to: `${to} ${mark}${title}` }));
}

/** Whether a message gives something that the documents had blanks for. */
export function tellsNew(before: Known, known: Known, today: Day): boolean {
  const [old, now] = [documentValues(before, today), documentValues(known, today)];
  const told = ['quote', 'about', 'statements', ...names.filter((name) => !ofNews.has(name))];
  return told.some((name) => old[name] === '' && now[name] !== '');
}

/** A line with the changed values replaced. */
export function withChanged(line: string, changed: readonly ChangedValue[]): string {
  // "Salt Road" that is now "Salt Road Home" must not become "Salt Road Home Home".
  const once = changed.filter(({ from }, at) => changed.findIndex((one) => one.from === from) === at);
  return once.reduce((rest, { from, to }) => {
    const words = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return rest.replace(new RegExp(`(?<![\\p{L}\\d@.-])${words}(?![\\p{L}\\d@]|[.,:]\\d)`, 'gu'), () => to);
  }, line);
}
