import { type Day, findDays, months, spanishMonths } from '../../../calendar.js';
import { weekdayWords } from '../../days/weekdays.js';
import { placeIn } from '../places.js';
import { placeIsBefore } from '../told-places.js';

const month = months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|') + '|sept';
/** A day as it is written in a list, with the small words before it. */
const aDay = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:on|el|para el|this|next|the)(?: the)? )?(?:(?:${weekdayWords})\\.?,? (?:the |el |día )?)?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${month})(?!\\p{L})\\.?|(?:${month})\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?!\\d)|\\d{1,2}[º°]? de (?:${spanishMonths.join('|')})(?!\\p{L})|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{4})(?:,? (?:del? )?\\d{4}(?!\\d))?`,
  'giu',
);
const onlyJoins = /^(?:[\s,&+/]|and|y|on|el|the|plus)*$/iu;
const joinsAtEnd =
  /(?:[\s,;:&/|–—-]|(?<!\p{L})(?:and|y|then|luego|plus|on|el|finally|we|finish(?:ing)?|end(?:ing)?|clos(?:e|ing)|cerramos|terminamos|acabamos|finalizamos)(?!\p{L}))+$/iu;
/** "… and we finish in Gijón": the last place of a list is named before its day. */
const ahead =
  /(?:,| and| y|,? then| luego) (?:(?:and|y|then|we|i|finally|\p{Ll}+(?:mos|ing|nish|end|close)) )*((?:in|at|en) \p{Lu}[^,]*)$/u;

/** The end of a sentence, not the full stop of "Sat. 13 March" or "St. Louis". */
const end =
  /[;\n]|(?<!(?<!\p{L})(?:Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|St|Ft|Mt|Dr))[.!?](?=\s|$)/iu;

interface Span {
  words: string;
  index: number;
}

/** Parts of a text with one concert each: lists have one per line or per day, or are separated by semicolons, full stops or "and". */
export function partsOfList(text: string, today: Day): string[] {
  return text
    .split(end)
    .flatMap((part) => cutAtBrackets(part, today) ?? cutAtDays(part, today) ?? cutAtJoins(part, today));
}

/** A part without its day, which separates a town from its venue: "Madrid 12 June El Sol". */
export function withoutDay(part: string): string {
  return part
    .replace(aDay, ' , ')
    .replace(/\s+/gu, ' ')
    .replace(/(?:\s*,)+/gu, ',')
    .replace(/\(,\s*/gu, '(');
}

/** "Paris (3 March, Supersonic), Lille (4 March, L'Aéronef)"; null without such brackets. */
function cutAtBrackets(part: string, today: Day): string[] | null {
  const inBrackets = part.match(/\([^()]*\)/gu) ?? [];
  const isList = inBrackets.filter((words) => findDays(words, today).length === 1).length > 1;
  return isList ? part.split(/(?<=\)),?\s*(?:(?:and|y|then) )?/u) : null;
}

/** "5 March Leeds, 6 March York", and "3, 4 and 5 March in Hull"; null if places come before days. */
function cutAtDays(part: string, today: Day): string[] | null {
  const spans = [...part.matchAll(aDay)].map(({ 0: words, index }) => ({ words, index }));
  const [first] = spans;
  if (!first || spans.length < 2 || spans.length !== findDays(part, today).length) return null;
  const groups = grouped(part, spans);
  const lead = part.slice(0, first.index);
  if (groups.length === 1) return spans.map(({ words }) => `${lead}${words}${part.slice(endOf(groups[0] ?? []))}`);
  if (placeIsBefore(lead.replace(/^[^:]*:\s*/u, ''))) return null;
  let before = '';
  const pieces = groups.map((group, at) => {
    const piece = part.slice(endOf(group), groups[at + 1]?.[0]?.index).replace(joinsAtEnd, '');
    const [tail = '', next = ''] = at + 1 < groups.length ? (ahead.exec(piece) ?? []) : [];
    const of = { before, group, piece: piece.slice(0, piece.length - tail.length) };
    before = next === '' ? '' : `${next} `;
    return of;
  });
  if ([pieces.at(0), pieces.at(-1)].some((of) => placeIn(of?.piece ?? '') === null)) return null;
  return pieces.flatMap((of) => of.group.map(({ words }) => `${of.before}${words}${of.piece}`));
}

/** Days that follow each other without a place between them. */
function grouped(part: string, spans: readonly Span[]): Span[][] {
  const groups: Span[][] = [];
  for (const span of spans) {
    const last = groups.at(-1);
    if (last && onlyJoins.test(part.slice(endOf(last), span.index))) last.push(span);
    else groups.push([span]);
  }
  return groups;
}

function endOf(group: readonly Span[]): number {
  const last = group.at(-1);
  return last ? last.index + last.words.length : 0;
}

/** Cuts "Leeds on 3 March, York on 4 March" at its commas and at "and", if each part has a day. */
function cutAtJoins(part: string, today: Day): string[] {
  if (findDays(part, today).length < 2) return [part];
  const [lead = '', ...more] = part.split(/(,? (?:and|then|before|followed by|y|luego|antes de) |,\s*)/);
  const isDated = (piece: string): boolean => findDays(piece, today).length > 0;
  // The date comes first or last in each entry of the list.
  const isDateFirst = isDated(lead);
  const pieces = [lead];
  for (let at = 0; at < more.length; at += 2) {
    const [last = '', piece = ''] = [pieces.at(-1), more[at + 1]];
    const isOpen = isDateFirst ? !isDated(piece) : !isDated(last);
    // "The Hug and Pint" stays one name.
    const joint = /^ (?:and|y) $/u.test(more[at] ?? '') && /^\p{Lu}/u.test(piece) ? (more[at] ?? '') : ', ';
    if (isOpen) pieces[pieces.length - 1] = last + joint + piece;
    else pieces.push(piece);
  }
  return pieces;
}
