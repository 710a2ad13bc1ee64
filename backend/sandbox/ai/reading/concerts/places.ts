import { isKnownTown, splitAtTown, splitOffTown } from './towns.js';
import { hasHallWord, isOnlyKindOfHall, isWellKnownHall, looksLikeHall } from './venue-words.js';

/** Where a concert is; one of the two may be `''`. */
export interface Place {
  town: string;
  venue: string;
  /** Whether its words show that it is a place, not only where they stand. */
  isSure: boolean;
}

interface Part {
  words: string;
  /** What the word or sign before it says: "at" a venue, "in" a town. */
  before: 'hall' | 'town' | '';
  /** "El Molino (Olmo)": it stands in brackets. */
  isInBrackets?: boolean;
}

const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|BC|AB|SK|MB|ON|QC|NB|NS|NSW|VIC|QLD|TAS';
const stateBehind = new RegExp(`(?<=[\\p{L}.]),? (?:${states})$`, 'u');
const state = new RegExp(`(?<=[\\p{L}.]),? (?:${states})(?![\\p{L}\\d'’])(?= |,|\\)|:|$)`, 'gu');
const country =
  /^(?:UK|U\.K\.|England|Scotland|Wales|Northern Ireland|Ireland|Eire|USA|U\.S\.A?\.|US|Canada|Australia|France|Germany|Spain|Italy|Belgium|Netherlands|The Netherlands|España|Francia|Alemania|Italia|Portugal|Argentina|Chile|Uruguay|Colombia|Perú|México|Ecuador|Venezuela|NL|DE|BE|FR|ES|IT|PT)$/u;
/** "Boone NC" without its state. */
export function withoutState(name: string): string {
  return name.replace(stateBehind, '');
}

/** Whether a name is that of a country, not a town. */
export function isCountry(name: string): boolean {
  return country.test(name);
}

const street = / (?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Way|Quay|Row)$|^(?:Calle|Avenida|Carrer|Av\.|C\/)/u;

/** A time is no name: "at 6pm". */
const word = "(?!\\d{1,2}(?:[.:]\\d\\d|(?:[.:]\\d\\d)? ?(?:[ap]m|hs?))(?![\\p{L}\\d]))[\\p{Lu}\\d][\\p{L}\\d&.'’/+-]*";
const small =
  "(?:of|the|and|&|y|e|i|upon|on|n['’]|'n'|de|del|la|el|los|las|le|les|du|des|van|von|der|den|di|da|do|dos|das|am|zum)";
/** The name of a town or venue, as a pattern. */
export const name = `${word}(?: (?:${small} ){0,2}${word}){0,6}`;
const nameAlone = new RegExp(`^(?:(?:the|el|la|los|las) )?${name}$`, 'u');
const article = '(?:(?:the|la sala|el|la|los|las)\\s+)?';
const separator = new RegExp(
  `(\\s*[,;:|()]\\s*(?:(?:at|in|en)\\s+)?${article}|\\s+[-–—]+\\s+|\\s*@\\s*${article}|\\s+\\/\\s+|\\s+(?:at|in|en)\\s+${article})`,
  'u',
);
/** What stands before a place in a list: "Leeds on 3 March, then on 4 March we play in Hull". */
const opening =
  /^(?:[\s,;:.–—-]|(?:and|then|y|luego|after|plus|one(?: more)?(?=[,:])|another(?: (?:one|night|show|date|gig))?(?=[,:])|también|finally|now|ahora|add(?:ed|ing)?|(?:an )?extra(?: (?:night|show|date|gig))?|on|is|es|a|to|it['’]s|playing|(?:we |I )?play|(?:(?:we|we['’]ll|I|y) )?(?:start(?:ing)?|finish(?:ing)?|end(?:ing)?|kick(?:ing)? off|clos(?:e|ing)|arranc\p{L}+|empez\p{L}+|segu\p{L}+|cerr\p{L}+|termin\p{L}+)|(?:tocamos|toco|actuamos|cerramos|estaremos|we finish|finishing)(?=,| (?:en|in|at)(?!\p{L})))(?=[\s,]))+/iu;
const leading = /^([Aa]t (?:the )?|@ ?(?:the )?|[Ee]n (?:la sala|el|la|los|las) |[Ii]n (?:the )?|[Ee]n )/u;
/** Details of a night behind its place. */
const details =
  /(?:^|[\s,;(–—-]+)(?:[Dd]oors?|[Tt]ickets?|[Tt]ix|[Ee]ntry|[Pp]uertas|[Ee]ntradas?|[Ss]old out|SOLD OUT|[Aa]gotad|[Aa]ll ages|[Ff]ree entry|free|gratis|tbc|TBC|with|w\/|con|plus|supporting|[Ss]upport(?:ed)? (?:from|by|is)|supports?|£|€|\$|\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m|h|hs|hrs)(?!\p{L})|\d{1,2}[.:]\d\d|\d\d\+|half (?:past )?\p{L}+|noon|a las? \d)[^\n]*$/u;

const lowArticle = /^(?:the|el|la|los|las) /u;
const nameFirst = new RegExp(`^${name}(?= \\p{Ll})`, 'u');
/** Days and months, which no place is called. */
const isDay =
  /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|May|(?:Mon|Tues?|Wed|Wednes|Thu|Thurs|Fri|Sat|Satur|Sun)(?:day)?s?|Spring|Summer|Autumn|Winter|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|\d+(?:st|nd|rd|th)?)$/u;
/** Words that are no part of a place's name although they begin with a capital. */
const noPlace =
  /^(?:We|I|It|He|She|They|You|Our|My|His|Her|Your|Their|This|That|These|Those|There|Here|What|When|Where|Who|How|Please|Thanks|Thank|Doors?|Tickets?|Support|Tour|Gira|Shows?|Gigs?|Dates?|Live|TBA|TBC|TBD|LPs?|EPs?|Vinyl|CDs?|Single|Album|Christmas|Xmas|Easter|Navidad|Semana Santa|Halloween|New Year|Nuestr[oa]|Mi|Somos|Lo|Le|Se|Nos|Tocamos|Toco|Actuamos|Actúo|Presentamos|Presento|Estaremos|Vamos|Play(?:ing)?|Add(?:ed)?|Starts?|Starting|First|Last|Next|Finally|Tonight|Hi|Hey|Hello|Hola|Yeah|Ok|Okay|Day Off|Off$|Also|And|But|So|Then|No|Yes|Sí|ONE|TWO|THREE|ONLY|ALL|BIG|HUGE|FIRST|LAST|FINAL|NOT|NEVER|VERY|NOW|FREE|SECRET)(?:$|[\s'’])/u;

/** Stands behind a name that has its state, so it is a town. */
const townMark = '\u0001';

/** The place that words name, if they name nothing else: "Knoxville TN - The Tamarack Room", "Leeds (Brudenell)"; null for prose. */
export function placeIn(text: string): Place | null {
  const whole = text.replace(opening, '').replace(details, '').trim();
  const parts = partsOf(whole.replace(state, ` ${townMark}`));
  const [first] = parts;
  if (!first || parts.length > 5) return null;
  const places = parts.filter(
    ({ words }) => !country.test(bare(words)) && (!street.test(words) || / on /u.test(words)),
  );
  const only = places.length === 1 ? places[0] : undefined;
  if (only) return alone(only);
  return places.length === 0 ? null : ofSeveral(places);
}

/** The names that a text consists of, up to the first words that are none. */
function partsOf(text: string): Part[] {
  const [lead = ''] = leading.exec(text) ?? [];
  const pieces = text.slice(lead.length).split(separator);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = (pieces[at] ?? '').replace(/[.!?]+$/u, '').trim();
    const words = piece.replace(lowArticle, '');
    if (words === '' || isDay.test(words)) continue;
    const before = meaning((at === 0 ? lead : (pieces[at - 1] ?? '')) + piece.slice(0, piece.length - words.length));
    if (at > 0 && before !== '' && !isName(words.replace(` ${townMark}`, ''))) {
      // "Leeds at the Brudenell is on instead": prose behind the last name.
      const [named = ''] = nameFirst.exec(words) ?? [];
      return isName(named) ? [...parts, { words: named, before }] : parts;
    }
    const [town = words, hall] = words.split(` ${townMark}`).map((one) => one.trim());
    if (![town, hall ?? town].every((one) => one === '' || isName(one))) break;
    const isInBrackets = at > 0 && (pieces[at - 1] ?? '').includes('(');
    parts.push({ words: words.includes(townMark) ? `${town}${townMark}` : town, before, isInBrackets });
    if (hall) parts.push({ words: hall, before: '' });
  }
  return parts;
}

function isName(words: string): boolean {
  return nameAlone.test(words) && !noPlace.test(words);
}

function meaning(sign: string): Part['before'] {
  if (/@|(?<!\p{L})(?:[Aa]t|the|el|la|los|las)(?!\p{L})/u.test(sign)) return 'hall';
  return /(?<!\p{L})(?:in|en)(?!\p{L})/iu.test(sign) ? 'town' : '';
}

function bare(words: string): string {
  return words.replace(townMark, '');
}

/** "The Lexington" is a venue, "in Lexington" a town. */
function isTown({ words, before }: Part): boolean {
  return words.endsWith(townMark) || (isKnownTown(words) && (before !== 'hall' || !isWellKnownHall(words)));
}

function isHall({ words, before }: Part): boolean {
  return !isTown({ words, before }) && (before === 'hall' || looksLikeHall(words));
}

/** "In St Mary's Church, Ludlow" names a hall, "in King's Lynn, the Workshop" a town. */
function isHouse(part: Part): boolean {
  return hasWord(part) || /^(?:The \p{Lu}|St\.? [\p{L}-]+(?: [\p{L}-]+)?['’]s?$)/u.test(part.words);
}

function hasWord({ words }: Part): boolean {
  return hasHallWord(words);
}

/** "Leeds Brudenell Social Club", "at the Brudenell". */
function alone(part: Part): Place | null {
  const words = bare(part.words);
  if (isTown(part)) return { town: words, venue: '', isSure: true };
  const { town, hall } = apart(words);
  if (town !== '') return { town, venue: hall, isSure: true };
  if (isHall(part)) return { town: '', venue: words, isSure: true };
  return { town: words, venue: '', isSure: part.before === 'town' };
}

function ofSeveral(parts: readonly Part[]): Place {
  const split = parts.map((part) => ({ part, ...(isTown(part) ? { town: '', hall: '' } : apart(part.words)) }));
  const known = parts.find(isTown);
  const halls = parts.filter((part) => part !== known && isHall(part));
  if (!known && halls.length === parts.length) {
    const inside = split.find(({ town, hall }) => town !== '' && hall !== '');
    if (inside) return { town: inside.town, venue: inside.hall, isSure: true };
    // "La Laguna, Aguere Espacio": an article alone makes no venue.
    const [hall = parts[0], town] = [parts.find(hasWord), parts.find((part) => !hasWord(part))];
    return { town: town === hall ? '' : (town?.words ?? ''), venue: hall?.words ?? '', isSure: true };
  }
  // "En El Molino (Olmo)": a name with an article is the hall, and the brackets have its town.
  const [first, behind] = parts;
  const isHallFirst = /^(?:The|El|La|Los|Las) /u.test(first?.words ?? '') && behind?.isInBrackets && !hasWord(behind);
  const town =
    known ??
    (isHallFirst ? behind : undefined) ??
    parts.find((part) => part.before === 'town' && !isHouse(part)) ??
    parts.find((part) => !halls.includes(part));
  const venue = halls.find((part) => part !== town) ?? parts.find((part) => part !== town && !isTown(part));
  // "Corn Loft in Wexmoor": what is in a place is the venue.
  const isInTown = parts.length === 2 && venue === parts[0] && town === parts[1] && town?.before === 'town';
  const isSure = known !== undefined || halls.length > 0 || isInTown;
  return { town: bare(town?.words ?? ''), venue: venue?.words ?? '', isSure };
}

const townAndHall =
  /^([\p{L}-]+) ((?:\S+ )*(?:\S+['’]s|Club|Hall|Arena|Theatre|Theater|Academy|Lounge|Bar|Pub|Ballroom|Tavern|Warehouse|Institute))$/u;
/** "York The Crescent". */
const townAndTheHall = /^([\p{L}-]+(?: [\p{L}-]+)?) (The \p{Lu}.*)$/u;

/** "Bunbury the Jetty Room". */
const townAndLowHall = /^(\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){0,2}) the (\p{Lu}.*)$/u;

/** Splits "Leeds Brudenell Social Club" into a town and its venue; both are `''` if it is one name. */
function apart(text: string): { town: string; hall: string } {
  const [, owner = '', owned = ''] = /^(\p{Lu}[\p{L} -]+)['’]s (\p{Lu}.*)$/u.exec(text) ?? [];
  if (isKnownTown(owner)) return { town: owner, hall: owned };
  const [, before = '', behind = ''] = townAndLowHall.exec(text) ?? [];
  const isApart = isKnownTown(before) || (hasHallWord(behind) && !looksLikeHall(before));
  if (before !== '' && isApart) return { town: before, hall: behind };
  const known = isWellKnownHall(text) ? null : (splitOffTown(text) ?? splitAtTown(text));
  // "Durham Cathedral", "Leeds Town Hall".
  if (known) return isOnlyKindOfHall(known.hall) && !/^The /u.test(known.hall) ? { ...known, hall: text } : known;
  const [, town = '', hall = ''] =
    (isWellKnownHall(text) ? null : (townAndHall.exec(text) ?? townAndTheHall.exec(text))) ?? [];
  const isWhole =
    hall === '' || isOnlyKindOfHall(hall) || /^(?:The|El|La|Los|Las|St|Old|New)$/u.test(town) || looksLikeHall(town);
  return isWhole ? { town: '', hall: '' } : { town, hall };
}
