import { capitalised, isKnownTown } from '../towns.js';
import { hasHallWord } from '../venue-words.js';
import { listedDay as day } from './listed-day.js';

/** "Thurs 4 march the tin whistle, swarby": what stands behind a day of a list, up to the next day or the end of the sentence. */
const pair = new RegExp(
  `(?<=(?<![\\p{L}\\d])${day})(?<lead>[:,]? | [-–—] )(?<first>(?:[\\p{L}&'’-]+ ){0,4}[\\p{L}&'’-]+), (?<second>[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2})(?=\\s*(?:[.;\\n]|$)|,? (?:and |then |plus )?${day})`,
  'giu',
);
const isNoPlace =
  /(?<!\p{L})(?:we|i|is|are|tickets?|doors?|support|with|out|single|ep|album|song|free|in|on|from|playing|play|gig|show|tour|starts?|at \d)(?!\p{L})/iu;
const hasArticle = /^the /iu;

interface Pair {
  first: string;
  second: string;
}

/**
 * Writes the places of a list in which each venue stands before its town as "at the Tin Whistle in Swarby": without capitals
 * nothing else shows which is which. One venue that is surely one settles the order of all.
 */
export function withHallsFirst(text: string): string {
  const pairs = [...text.matchAll(pair)].map(({ groups }) => groups as unknown as Pair);
  const isList =
    pairs.length > 1 && !pairs.some(({ first, second }) => isNoPlace.test(first) || isNoPlace.test(second));
  if (!isList || !pairs.some(isHallFirst) || pairs.some(isTownFirst)) return text;
  return text.replace(pair, (_, lead: string, first: string, second: string) => {
    return `${lead.trim() === '' ? ' ' : lead}at ${asName(first)} in ${asName(second)}`;
  });
}

const isHall = (place: string): boolean => hasArticle.test(place) || hasHallWord(asName(place));
const isTown = (place: string): boolean => isKnownTown(asName(place).split(' ')[0] ?? '');
const isHallFirst = ({ first, second }: Pair): boolean => isHall(first) && !isHall(second);
const isTownFirst = ({ first, second }: Pair): boolean => isHall(second) || (isTown(first) && !isHall(first));

function asName(place: string): string {
  return /^\p{Ll}/u.test(place) ? capitalised(place) : place;
}
