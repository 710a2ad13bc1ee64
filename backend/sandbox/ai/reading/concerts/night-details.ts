import { type Day, findDays } from '../../calendar.js';
import { escaped } from './escaped.js';
import { mentions } from './tour-words.js';
import { currencies, type GigDetails, gigDetailsIn, withCurrency } from './gig-details.js';
import { withMonths } from '../days/listed-days.js';
import { withRecurringDays } from '../days/recurring-days.js';
import type { Show } from '../shows.js';
import { withoutOnSale } from './on-sale.js';

const sentence = /[^.!?;\n]+(?:[.!?](?=\S)[^.!?;\n]+)*[.!?;\n]*/g;
/** Splits a sentence into parts about one place each, keeping the separators. */
const border =
  /(\s*[()]\s*|,\s+(?:(?:and|but|y|pero)\s+)?|,?\s+(?:except|apart from|other than|excepto|salvo|menos)\s+(?:(?:for|in|at|en)\s+)?|\s+(?:and|but|while|y|pero)\s+)/iu;
const place = /(?<!\p{L})(?:(?:in|at|for|en|para) )$/iu;
const amount = new RegExp(
  `[€£$₹] ?\\d|(?<!\\p{L})rs\\.? ?\\d|\\d ?(?:${currencies})(?!\\p{L})|\\d(?:[:.]\\d\\d)? ?[ap]m|(?<![\\d:.])(?:[01]?\\d|2[0-3])[:.][0-5]\\d(?!\\d)|free entry|entrada libre|gratis`,
  'iu',
);
/** A message that takes back what was said before. */
const changes =
  /(?<!\p{L})(?:instead|actually|now|change[ds]?|make (?:it|the|that)|rather|correction|en realidad|mejor|ahora|cambia(?:mos|n)?|en (?:vez|lugar) de|pon)(?!\p{L})/iu;
const asksPerNight = /(?<!\p{L})(?:each|every|per|all|cada|por|todas?|todos)(?!\p{L})/iu;
const ofDoors = /(?<!\p{L})(?:doors?|puertas|abren?|abrimos|opens?)(?!\p{L})/iu;

const aTime = /\d ?(?:[ap]m|h)(?!\p{L})|\d[:.][0-5]\d(?!\d)/iu;
/** "In the other ones 20:00", "8pm everywhere else". */
const ofRest =
  /(?<!\p{L})(?:others?|the rest|rest of|remaining|elsewhere|everywhere(?: else)?|otr[oa]s|demás|resto|todas partes)(?!\p{L})/iu;
/** A shorter sentence may be about what the one before says. */
const shortest = 40;
const money = new RegExp(`[€£$] ?\\d+|\\d+ ?(?:${currencies})(?!\\p{L})`, 'iu');

/** "June Ardley is supporting but only in Penmarsh", "solo en Reus". */
const onlyThere = /,?(?: but| and| pero| y)? (?:only|just|s[oó]lo|solamente) (?:in|at|for|en) (?=(?:the )?\p{L})/giu;

/** The details of a tour's nights: each night's own, and those of all. */
export interface NightDetails {
  shows: Show[];
  ofAll: GigDetails;
}

/** Reads the details of concerts in the order they were given: "Tickets are £12 and in York £10" means £10 in York. */
export function nightDetails(shows: readonly Show[], told: readonly string[], today: Day): NightDetails {
  const texts = told.map((text) => withoutOnSale(text).replace(onlyThere, ' in '));
  if (shows.length < 2) return { shows: [...shows], ofAll: gigDetailsIn(texts) };
  const own = new Map(shows.map((show) => [show, { ...show.gig }]));
  let ofAll = gigDetailsIn([]);
  let subject: Show | undefined;
  for (const text of texts) {
    subject = subjectOf(text, shows) ?? (asksPerNight.test(text) ? undefined : subject);
    const isChange = changes.test(text) && !namesAny(text, shows);
    const priced = withBarePrice(text, subject, ofAll.price);
    const parts = undated(priced, today).flatMap((one, at, all) => partsOf(one, shows, all[at - 1]));
    const general = toldIn(parts.filter(({ of }) => of.length === 0).map(({ words }) => words));
    for (const [show, details] of own) {
      const said = toldIn(parts.filter(({ of }) => of.includes(show)).map(({ words }) => words));
      // A change is about the night mentioned last, or else about all.
      const changed = isChange ? (subject === undefined ? emptied(general) : subject === show ? general : {}) : {};
      own.set(show, { ...details, ...changed, ...said });
    }
    const excepted = nightsExcepted(text, shows);
    if (excepted.length > 0 && excepted.length < shows.length) {
      for (const [show, details] of own) if (!excepted.includes(show)) own.set(show, { ...details, ...general });
    } else if (!isChange || subject === undefined) ofAll = withPrice({ ...ofAll, ...general }, ofAll);
  }
  return withCommon(
    shows.map((show) => ({ ...show, gig: withPrice(own.get(show) ?? show.gig, ofAll) })),
    ofAll,
  );
}

const barePrice =
  /(?<!\p{L})(?:son|es|sale|salen|cuestan?|valen?|está a|costs?|is|it['’]?s|are) (\d{2,4})(?=\s*(?:$|[.,;!?\n]| (?:ahora|now|no|not|instead|en vez|perdón|sorry|porfa|please|btw)(?!\p{L})))/iu;

/** "Perdón, en León son 250", once the others cost 200 pesos: a number about one night, without its currency. */
function withBarePrice(text: string, subject: Show | undefined, price: string): string {
  if (subject === undefined || price === '' || amount.test(text) || ofDoors.test(text)) return text;
  return text.replace(barePrice, (words, number: string) => words.replace(number, () => withCurrency(number, price)));
}

/** Details that were told with each night and are the same for all of them, as those of all: of a residency, for example. */
function withCommon(shows: Show[], ofAll: GigDetails): NightDetails {
  const [first] = shows.map(({ gig }) => gig);
  const common = Object.entries(first ?? ofAll).filter(
    ([part, words]) => words !== '' && shows.every(({ gig }) => gig[part as keyof GigDetails] === words),
  );
  const all = Object.fromEntries(Object.entries(ofAll).filter(([, words]) => words !== ''));
  return { shows, ofAll: { ...ofAll, ...Object.fromEntries(common), ...all } };
}

/** "Support on all dates is Ines Varley except Glasgow": the nights of which a text says that they are different. */
function nightsExcepted(text: string, shows: readonly Show[]): Show[] {
  const [, behind = ''] =
    /(?<!\p{L})(?:except|apart from|other than|but not|excepto|salvo|menos)(?: (?:for|in|at|en))? ([^.!?;\n]*)/iu.exec(
      text,
    ) ?? [];
  // "Except Glasgow, which is £8" gives Glasgow its own.
  return amount.test(behind) ? [] : shows.filter((show) => namesOf(show).some((name) => mentions(behind, name)));
}

/** Whether a message has a detail for announcements that applies to all nights. */
export function speaksOfAllNights(text: string, shows: readonly Show[], today: Day): boolean {
  const parts = undated(text, today).flatMap((one, at, all) => partsOf(one, shows, all[at - 1]));
  return Object.keys(toldIn(parts.filter(({ of }) => of.length === 0).map(({ words }) => words))).length > 0;
}

/** The night whose town or venue a text names, if it names no other. */
export function subjectOf(text: string, shows: readonly Show[]): Show | undefined {
  const named = shows.filter((show) => namesOf(show).some((name) => mentions(text, name)));
  return named.length === 1 ? named[0] : undefined;
}

function namesAny(text: string, shows: readonly Show[]): boolean {
  return shows.some((show) => namesOf(show).some((name) => mentions(text, name)));
}

function toldIn(parts: readonly string[]): Partial<GigDetails> {
  return Object.fromEntries(Object.entries(gigDetailsIn([parts.join(', ')])).filter(([, words]) => words !== ''));
}

function emptied(details: Partial<GigDetails>): Partial<GigDetails> {
  return Object.fromEntries(Object.keys(details).map((part) => [part, '']));
}

/** A price without a currency gets that of the previous price. */
function withPrice(details: GigDetails, before: GigDetails): GigDetails {
  return { ...details, price: withCurrency(details.price, before.price) };
}

/** The sentences without a date: one with a date is read with its night. */
function undated(text: string, today: Day): string[] {
  return (text.match(sentence) ?? []).filter(
    (one) => findDays(withMonths(withRecurringDays(one, today), today), today).length === 0,
  );
}

interface Part {
  words: string;
  /** The nights it is only about; empty if it is about all of them. */
  of: Show[];
}

/**
 * Splits a sentence into parts about the same nights. A part that only names places goes with the amount next to it.
 * @param before the sentence before, which may say what a short one is about: "Doors are 20:00. Hamburg is 19:00."
 */
function partsOf(told: string, shows: readonly Show[], before = ''): Part[] {
  const text = told.trim().length < shortest ? before + told : told;
  const pieces = told.split(border);
  const parts: Part[] = [];
  let open: Show[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const sign = pieces[at - 1] ?? '';
    const named = shows.filter((show) => namesOf(show).some((name) => mentions(piece, name)));
    const last = parts.at(-1);
    const hasAmount = amount.test(piece);
    if (named.length === 0 && hasAmount && open.length > 0) {
      parts.push({ words: asTold(piece, text), of: open });
      open = [];
      continue;
    }
    if (named.length === 0) {
      // "Support: Ash, Bell and Cole" and "33 Queens Road, LS6" stay together.
      if (last && !hasAmount && open.length === 0) last.words += sign + piece;
      else parts.push({ words: hasAmount && ofRest.test(piece) ? asTold(piece, text) : piece, of: [] });
      continue;
    }
    const words = withoutPlaces(piece, named);
    // "in Leeds and Hull £12": Leeds waits for the amount. "£12 in Leeds and Hull": Hull follows it.
    if (!hasAmount && words.replace(/[^\p{L}\d]/gu, '') === '') {
      if (last && last.of.length > 0 && open.length === 0) last.of.push(...named);
      else if (last && last.of.length === 0 && /[\p{L}\d]/u.test(last.words) && sign.includes(','))
        last.of.push(...named);
      else open = [...open, ...named];
      continue;
    }
    parts.push({ words: asTold(words, text), of: [...open, ...named] });
    open = [];
  }
  return parts;
}

/** "Doors are at 7pm, in York at 8pm" is about doors in both parts; a number in a sentence about prices is one. */
function asTold(words: string, sentenceOf: string): string {
  const isTime = ofDoors.test(sentenceOf) && !ofDoors.test(words) && !money.test(words) && aTime.test(words);
  if (isTime) return `doors ${words}`;
  // "York is 8 pounds and Leeds is 10".
  const [other = ''] = money.exec(sentenceOf) ?? [];
  const bare = /^[\s,]*(?:(?:is|are|at|for|es|son|a) )?(\d{1,3}(?:[.,]\d\d)?)[\s.,;!]*$/u.exec(words)?.[1];
  return bare === undefined || other === '' ? words : `tickets are ${withCurrency(bare, other)}`;
}

function namesOf({ town, venue }: Show): string[] {
  return [town, venue].filter((name) => name !== '');
}

function withoutPlaces(words: string, shows: readonly Show[]): string {
  return shows.flatMap(namesOf).reduce((rest, name) => {
    const at = new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'iu').exec(rest);
    if (!at) return rest;
    return rest.slice(0, at.index).replace(place, '') + rest.slice(at.index + at[0].length).replace(/^\s+/, '');
  }, words);
}
