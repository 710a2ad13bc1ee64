import { weekdays } from '../../../calendar.js';
import { capitalised, isKnownTown } from '../towns.js';
import { withHallsFirst } from './halls-first.js';
import { listedDay as day } from './listed-day.js';
import { withSpanishHallsApart } from './spanish-lists.js';
import { hasHallWord } from '../venue-words.js';

const weekdayAlone = `(?:${weekdays
  .flatMap((name) => [name, name.slice(0, 5), name.slice(0, 4), name.slice(0, 3)])
  .join('|')
  .toLowerCase()})(?!\\p{L})`;
/** The same day for a pattern that tells small letters from capitals. */
const typedDay = `(?:(?:${weekdays.map((name) => `[${name.charAt(0)}${name.charAt(0).toLowerCase()}]${name.slice(1, 3)}\\p{Ll}*`).join('|')})\\.?,? )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{L}{3}`;
/** Words that are no part of a place's name. */
const small =
  "(?!(?:both|each|all|at|in|on|to|is|are|was|it|its|we|we['’]re|i|i['’]m|im|our|my|a|an|and|then|plus|with|for|from|out|off|put|add|added|adding|play|playing|doing|gigs?|shows?|concerts?|recitals?|residency|set|slot|dates?|tour|doors?|tickets?|entry|support|same|next|this|that|one|also|who|which|so|but|or|if|until|till|by|as|not|no|be|been|has|have|got|get|release[ds]?|ep|album|single|song|en|el|la|con|y)(?!\\p{L}))";
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
/** "7 march, the chapel in haddlesea". */
const hallBehindComma = new RegExp(
  `(?<=${day}(?:,| -| –) )(the )(${word}(?: (?:and |of |& )?${word}){0,3})( in )(${town})${end}`,
  'giu',
);
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
/** "The Tin Lantern in cork sat 19 dec": small letters behind a venue that has its capitals. */
const townBehindHall = new RegExp(
  `(?<=\\p{Lu}[\\p{L}'’]+ in )(?!(?:town|full|person|advance|total|general|secret|aid|stores?|shops|concert|love)(?![\\p{L}]))(?:${small}\\p{Ll}[\\p{Ll}'’-]*)(?: ${small}(?!${weekdayAlone})\\p{Ll}[\\p{Ll}'’-]*)?(?=,? (?:on )?${typedDay})`,
  'gu',
);
/** "Add saltbush hall, gosford, 13 march". */
const beforeDay = new RegExp(
  `(?<=(?:^|\\n|: |(?<!\\p{L})(?:add(?:ed|ing)?|also|plus|one(?: more)?|and|another)[:,]? ))((?:the )?${word}(?: (?:and |of |& )?${word}){0,3}), (${town})(?=,? (?:on )?${day})`,
  'giu',
);
/** "Fri 12 Feb Brinscombe Old Brewery": a town, and a hall that is called by its kind. */
const ofKind =
  '(?:Old|New|Arts|Town|Village|Community|Social|Royal|Grand|Memorial|Civic|Corn|Music|Assembly|Trades|Railway|Parish|Market|Union|Folk|Jazz|Rock|Sports|Rugby|Football|Cricket|City)';
const hallOfKind = new RegExp(
  `(?<=(?<![\\p{L}\\d])${typedDay}\\p{Ll}*(?:[:,]| -| –)? )(\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) (${ofKind}(?: \\p{Lu}[\\p{L}'’]+){1,3})(?=\\s*[,;.\\n]|\\s*$)`,
  'gu',
);
const aDay = new RegExp(`(?<![\\p{L}\\d])${day}`, 'giu');

/**
 * Gives the towns and venues that stand beside the days of concerts their capitals, if they were typed without: the place in the
 * list shows what is a town and what a venue.
 */
export function withListedPlaces(text: string): string {
  const days = text.match(aDay)?.length ?? 0;
  if (days === 0) return withSpanishHallsApart(text);
  // "In gosford at Saltbush Hall": artists often give only one of the two its capitals.
  const pair = (_: string, place: string, between: string, article: string, name: string): string =>
    named(place) + between + article + named(name);
  const beside = (days > 1 ? withHallsFirst(text) : text)
    .replace(dayFirst, pair)
    .replace(townFirst, (whole, place: string, between: string, article: string, name: string) =>
      days > 1 || /\d/.test(between) ? pair(whole, place, between, article, name) : whole,
    )
    .replace(
      hallFirst,
      (_, article: string, name: string, between: string, place: string) =>
        article + named(name) + between + named(place),
    )
    .replace(
      hallBehindComma,
      (_, _article: string, name: string, between: string, place: string) =>
        `at The ${named(name)}${between}${named(place)}`,
    )
    .replace(hallAlone, (_, article: string, name: string) => article + named(name))
    .replace(townBehindHall, capitalised)
    .replace(beforeDay, (whole, one: string, other: string) =>
      [one, other].some((name) => hasHallWord(capitalised(name))) ? `${named(one)}, ${named(other)}` : whole,
    );
  if (days < 2) return beside;
  return beside
    .replace(hallOfKind, (whole, place: string, name: string) =>
      hasHallWord(name) && !isKnownTown(place.split(' ')[0] ?? '') ? `${place}, ${name}` : whole,
    )
    .replace(byComma, pair)
    .replace(townAlone, named);
}

/** A place with its capitals; one that was typed with them stays as it is. */
function named(place: string): string {
  return /^\p{Ll}/u.test(place) ? capitalised(place) : place;
}
