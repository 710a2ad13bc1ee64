import { months, weekdays } from '../../calendar.js';
import { capitalised } from './towns.js';

const month = months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|') + '|sept';
const weekday = `(?:(?:${weekdays.map((name) => `${name.slice(0, 3)}\\p{Ll}*`).join('|')})\\.?,? (?:the )?)?`;
const day = `${weekday}(?:(?:${month})\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${month}))(?!\\p{L})(?:,? \\d{4})?`;
/** Words that are no part of a place's name. */
const small =
  "(?!(?:both|each|all|at|in|on|to|is|are|was|it|its|we|we['’]re|i|i['’]m|im|our|my|a|an|and|then|plus|with|for|from|out|off|put|add|added|adding|play|playing|doing|gig|gigs|show|shows|date|dates|tour|doors?|tickets?|entry|support|same|next|this|that|one|also|who|which|so|but|or|if|until|till|by|as|not|no|be|been|has|have|got|get|release[ds]?|ep|album|single|song|en|el|la|con|y)(?!\\p{L}))";
const word = `${small}\\p{Ll}[\\p{L}&'’.-]*(?<![.-])`;
const town = `${word}(?: ${word}){0,2}`;
const hall = `((?:the )?)(${word}(?: (?:and |of |& )?${word}){0,3})`;
const end = `(?=,? (?:and |then |plus )?${day}|,? (?:and |then |plus )?${word}(?: ${word})? (?:on )?${day}|,? (?:on|with|w/|doors|tickets|support|and|then)(?!\\p{L})|\\s*[,.;:!?)\\n]|\\s*$)`;
const at = '(?: at | ?@ ?)';

/** "feb 12 indianapolis at healer", "13 feb: louisville @ the portal". */
const dayFirst = new RegExp(`(?<=${day}(?:[:,]| -| –)? (?:in )?)(${town})(${at})${hall}${end}`, 'giu');
/** "louisville at the portal on feb 13", "louisville feb 13 at the portal". */
const townFirst = new RegExp(
  `(?<![\\p{L}'’] ?@)(?<![\\p{L}\\d])(${word}(?: ${word})?)(${at}|,? (?:on )?${day}${at})${hall}(?=,? (?:on )?${day}|${end})`,
  'giu',
);
/** "12 dec at the sugarmill in stoke". */
const hallFirst = new RegExp(`(?<=${day}${at})${hall}(,? in | , )(${town})${end}`, 'giu');
/** "12 dec @ the sugarmill". */
const hallAlone = new RegExp(
  `(?<=${day}${at})((?:the )?)(?!(?:midnight|noon|home|all|least|last|first|half|work|uni|school|college|some)(?!\\p{L}))(${word}(?: (?:and |of |& )?${word}){0,3})${end}`,
  'giu',
);
/** "feb 12 indianapolis, healer, feb 13 …": only in a list of days. */
const byComma = new RegExp(
  `(?<=${day}(?:[:,]| -| –)? (?:in )?)(${town})(, | - | – | \\()${hall}(?=\\)?(?:[,;.\\n] ?|,? and | )?(?:and |then )?${day}|\\)?\\s*[.;\\n]|\\)?\\s*$)`,
  'giu',
);
/** "feb 12 indianapolis", in a list of days. */
const townAlone = new RegExp(`(?<=${day}(?:[:,]| -| –)? (?:in )?)(${word}(?: ${word})?)(?=\\s*[,;\\n]|\\s*$)`, 'giu');
const aDay = new RegExp(`(?<![\\p{L}\\d])${day}`, 'giu');

/**
 * Gives the towns and venues that stand beside the days of concerts their capitals, if they were typed without: the place in the
 * list shows what is a town and what a venue.
 */
export function withListedPlaces(text: string): string {
  const days = text.match(aDay)?.length ?? 0;
  if (days === 0) return text;
  const isLower = (name: string): boolean => /^\p{Ll}/u.test(name);
  const pair = (whole: string, place: string, between: string, article: string, name: string): string =>
    isLower(place) && isLower(name) ? capitalised(place) + between + article + capitalised(name) : whole;
  const beside = text
    .replace(dayFirst, pair)
    .replace(townFirst, (whole, place: string, between: string, article: string, name: string) =>
      days > 1 || /\d/.test(between) ? pair(whole, place, between, article, name) : whole,
    )
    .replace(hallFirst, (whole, article: string, name: string, between: string, place: string) =>
      isLower(place) && isLower(name) ? article + capitalised(name) + between + capitalised(place) : whole,
    )
    .replace(hallAlone, (whole, article: string, name: string) =>
      isLower(name) ? article + capitalised(name) : whole,
    );
  if (days < 2) return beside;
  return beside
    .replace(byComma, pair)
    .replace(townAlone, (place: string) => (isLower(place) ? capitalised(place) : place));
}
