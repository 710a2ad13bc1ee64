import { origins } from '../people/introduction.js';
import { type GigDetails, mainActs } from './gig-details.js';
import { name, type Place, placeIn } from './places.js';
import { isKnownTown } from './towns.js';
import { hasHallWord } from './venue-words.js';

const joint =
  '(?:, (?:(?:at|in|en) )?(?:(?:the|la sala|el|la) )?| [-–—] | ?\\(| ?@ ?(?:the )?| at (?:the )?| in | en (?:(?:la sala|el|la|los|las) )?)';
const places = `${name}(?:${joint}${name}){0,3}(?![\\p{L}\\d'’])`;
/** "At the Brudenell in Leeds", "en Viña, Bar El Ascensor". */
const marked = new RegExp(
  `(?<!\\p{L})(?:(?:at|in)(?: the)?|@(?: ?the)?|en(?: (?:la sala|el|la|los|las))?) ?(?<= |@)${places}`,
  'gu',
);
/** What may follow a place: "we play Bach's six suites" names none. */
const goesOn =
  '(?:on|at|in|en|el|for|with|con|this|next|tomorrow|tonight|mañana|hoy|este|and|y|then|but|so|as|again|too|also|doors|tickets|from|the|a|to|from|instead|now|which|where|who|supporting|live)';
/** "We play Hull", "playing the Brudenell". */
const played = new RegExp(
  `(?<!\\p{L})(?:play(?:s|ing)?|tour(?:s|ing)?|visit(?:s|ing)?|do(?:ing)?|hit(?:s|ting)?|head(?:s|ing|lin(?:e|es|ing))?(?: (?:for|to))?|com(?:e|es|ing) to|go(?:es|ing)? to|add(?:s|ed|ing)?|also|then|visit(?:o|amos)|vamos a|luego|añad\\p{L}*|sum\\p{L}*)(?: (?:a|to|also))? (the )?(${places})(?! (?!${goesOn}(?!\\p{L}))\\p{Ll})`,
  'gu',
);
/** "The Hull show", "Hull: 5 March", "Hull is on 5 March", but not "Anna has an exam". */
const spokenOf = new RegExp(
  `(?<![\\p{L}\\d])(${places})(?=['’]?s?(?: show| gig| date| night| concert)(?!\\p{L})|['’]?s?(?: +| ?[:–—-] ?)(?:(?:is|es|será|will be|has|now|got|gets|has been|moves?|moved|pasa|se|queda)(?=,|$| (?:now|on|off|at|in|en|el|al|to|ahora|been|moved|mueve|pasa|cae|cancel))|,|$))`,
  'gu',
);
const anyNames = new RegExp(`(?<![\\p{L}\\d])${places}`, 'gu');
/** "Low Tide play the Crescent". */
const performers = new RegExp(
  `${name} (?=(?:(?:are|is|will|be) ){0,2}(?:play(?:s|ing)?|perform(?:s|ing)?|tocan?|tocarán?|actúan?)(?!\\p{L}))`,
  'gu',
);

const endsWithPlace = new RegExp(
  `(?<!\\p{L})(?:in|at|en|@|to|play(?:s|ing)?) ?(?:the |el |la )?${places}(?:[\\s,(]|on|the|el)*$`,
  'u',
);

/** Whether words before a day name its place: "we start in Glasgow at Mono on". */
export function placeIsBefore(words: string): boolean {
  return endsWithPlace.test(words) || placeIn(words) !== null;
}

/** The town and the venue that a sentence about a concert names, without its day; `''` for what it doesn't. */
export function placeTold(sentence: string, gig: GigDetails): Pick<Place, 'town' | 'venue'> {
  const told = sentence
    .replace(gig.support, '')
    .replace(gig.address, '')
    .replace(mainActs, '')
    .replace(origins, '')
    .replace(performers, '')
    .replace(/\s+/gu, ' ');
  const found = [...told.matchAll(marked)].map(([words]) => words);
  const rest = found.reduce((text, words) => text.replace(words, ''), told);
  const unmarked = [
    ...[...rest.matchAll(played)].map(([, article, words = '']) => (article ? `at the ${words}` : words)),
    ...[...rest.matchAll(spokenOf)].map(([, words = '']) => words),
    ...[...rest.matchAll(anyNames)].map(([words]) => words).filter((words) => isKnownTown(words) || hasHallWord(words)),
  ];
  let place: Pick<Place, 'town' | 'venue'> = { town: '', venue: '' };
  for (const next of [...found, ...unmarked].flatMap((words) => placeIn(words) ?? [])) {
    if (place.town !== '' && place.venue !== '') break;
    place = together(place, next);
  }
  return place;
}

/** A place with what another one adds: "in Leeds" and "at the Brudenell". */
function together(one: Pick<Place, 'town' | 'venue'>, other: Place): Pick<Place, 'town' | 'venue'> {
  const { town, venue } = one;
  // "At the Adelphi … Hull": a name that is only a place by where it stands is the part that is missing.
  if (other.town !== '' && other.venue === '' && town !== '' && venue === '' && !isKnownTown(other.town))
    return { town, venue: isKnownTown(town) ? other.town : venue };
  return { town: town || other.town, venue: venue || other.venue };
}
