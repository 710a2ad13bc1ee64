import { hasWords } from '../../writing/cuts/words-of.js';
import { hasVerb } from './clauses.js';

/** Not inside a name: "the Hug and Pint". */
const inName = "(?<=(?<!\\p{L})\\p{Lu}[\\p{L}’'-]{0,20}) (?:and|y|e) (?=\\p{Lu})";
const joints = new RegExp(`(, (?:and |y |e )?|(?!${inName}) (?:and|y|e) )`, 'u');
const determiner =
  '(?:the|an?|my|our|his|her|their|some|all|two|three|four|five|\\d+|el|la|los|las|un|una|unos|unas|mis?|su|sus|nuestr[oa]s?|dos|tres|cuatro|cinco)';
/** A thing in a list: "two mics", "la laptop con las sesiones", "cables". */
const listed = new RegExp(`^(?:${determiner} |[\\p{L}-]+$)`, 'iu');
/** What is named in the part of the clause that has its verb: "they took | the laptop". */
const behindVerb = new RegExp(`^(?<head>.*?(?<verb>[\\p{L}’']+)) (?=${determiner} )(?<item>.+)$`, 'iu');
/** Pairs that need both halves: "between Leeds and Hull". */
const paired = /(?<!\p{L})(?:between|both|either|neither|entre|tanto|ni)(?!\p{L})/iu;
const longestItem = 10;

/** A clause without the thing in its list that has the words of a topic; null if it is in no list, or not only there. */
export function withoutItem(clause: string, topic: string): string | null {
  if (paired.test(clause)) return null;
  const split = clause.split(joints);
  const items = split.filter((_, at) => at % 2 === 0);
  const between = split.filter((_, at) => at % 2 === 1);
  const [at, ...others] = items.flatMap((item, place) => (hasWords(item, topic) ? [place] : []));
  if (at === undefined || others.length > 0 || items.length < 2) return null;
  const item = items[at] ?? '';
  if (at > 0) {
    if (!isListed(item)) return null;
    items.splice(at, 1);
    const [gone] = between.splice(at - 1, 1);
    // "A, B and C" without C is "A and B".
    if (at === items.length && /\p{L}/u.test(gone ?? '') && items.length > 1 && isListed(items.at(-1) ?? ''))
      between[between.length - 1] = ` ${(gone ?? '').replace(/[ ,]/gu, '')} `;
    return joined(items, between);
  }
  const [next = ''] = items.slice(1);
  const { head, verb, item: first } = behindVerb.exec(item)?.groups ?? {};
  if (head === undefined || first === undefined || !hasVerb.test(verb ?? '') || hasVerb.test(first)) return null;
  if (hasWords(head, topic) || !isListed(first) || !isListed(next)) return null;
  return joined([`${head} ${next}`, ...items.slice(2)], between.slice(1));
}

function isListed(item: string): boolean {
  return listed.test(item) && !hasVerb.test(item) && item.split(' ').length <= longestItem;
}

function joined(items: readonly string[], between: readonly string[]): string {
  return items.map((item, at) => item + (between[at] ?? '')).join('');
}
