import { type Day, findDays, longDay } from '../calendar.js';
import { calledOff } from './changes/called-off.js';
import { withoutNightOff } from './changes/night-off.js';
import { saysConcertIsOff } from './crisis/concert-off.js';
import { escaped } from './concerts/escaped.js';
import { type GigDetails, gigDetailsIn } from './concerts/gig-details.js';
import { partsOfList, withoutDay } from './concerts/lists/night-lists.js';
import { type Place, placeIn } from './concerts/places.js';
import { placeTold } from './concerts/told-places.js';
import { changesNights } from './concerts/tour-words.js';
import { isKnownTown, withPlaceNames } from './concerts/towns.js';
import { withListedPlaces } from './concerts/lists/typed-lists.js';
import { withCorrectedDay } from './days/corrected-days.js';
import { withMonths } from './days/listed-days.js';
import { withRecurringDays } from './days/recurring-days.js';
import { introductionIn } from './people/introduction.js';
import { lastNamedWork, tourIn } from './works/titles.js';

/** A concert named by the artist. */
export interface Show {
  day: Day;
  venue: string;
  town: string;
  /** Details given for this night alone, in the words around it. */
  gig: GigDetails;
  /** Who joins the artist on this night, if each night has a guest of its own. */
  guest?: string;
  isSoldOut?: boolean;
}

const ofShows =
  /(?<!\p{L})(?:gigs?|shows?|concerts?|recitals?|matin[eé]es?|ceilidhs?|tea dances?|carol (?:service|concert|singing)|engagements?(?= (?:at|in) )|showcases?|line-?up|in-?stores?|residency|on the bill|sing(?:s|ing)?|headlin(?:e|es|ing)|on the door|doors|(?:we(?:['’]re| are)|I(?:['’]m| am)) at the|tour(?:ing)?|dates?|play(?:s|ing)?|supporting|support slot|we(?:['’]re| are) on(?= at \d)|cant(?:amos|aré|aremos)|(?:asked|invited|chosen|picked|booked|going|get) to (?:support|open)|open(?:ing)? for|perform(?:s|ing)?|live|launch(?:es|ing)? (?:(?:it|them|this|(?:the|our|my) [^.!?\n]{1,30}?) )?(?:in|at|with a)|(?:album|record|EP|single|tape|the|our|my) launch(?: party)?|birthday party|venue|nights?|stops?|on the road|next one(?:['’]?s| is)(?= [^.!?\n]{1,30} at )|conciertos?|bolos?|tocada|telone(?:o|amos|ando|ar\p{L}*)|abrimos (?:para|a)|actuamos|actúo|gira|toc(?:o|amos|aré|aremos)|fechas?|noches?|sala|present(?:o|amos|aré|aremos)(?= [^.!?\n]{1,40} en (?:el|la|\p{Lu})))(?!\p{L})/iu;

const isMoved =
  /(?<!\p{L})(?:moved?|moving|rescheduled|postponed|delayed|shifted|pushed|brought forward|put back|changed?|instead|now on|(?:se )?mueve|mov(?:ido|emos)|cambi(?:a|o|ado|amos)|(?:pasa|pasado|pasamos) (?:al?|para)|aplaza\p{L}*|retras\p{L}+|adelant\p{L}+|en (?:vez|lugar) del?|(?:ahora|al final|finalmente) (?:es|será|toca|queda|va)|queda (?:para )?el|se corre|corr(?:ió|imos|ieron))(?!\p{L})/iu;

/** Words for something that comes out, arrives or is due on a day. */
const comesOut =
  /(?<!\p{L})(?:(?<!(?:f[io]u?nd|finding|turns|turned|figured|set|head|heading|go|going|are|hit|(?:take|taking|cut|leave) (?:(?:the|that) )?\p{L}+) )out|release[sd]?|single|album|on sale|drops?|dropping|premier\p{L}+|video|vid|publica|vinyls?|LPs?|CDs?|cassettes?|(?:7|10|12)[- ]?inch|pressings?|test press\p{L}*|deadlines?|(?:needs?|has|have|ought) to (?:go out|be (?:out|sent|posted|up))|announc(?:e|ing) (?:it|this|them) (?:on|this|next)|arriv(?:e|es|ing)|deliver\p{L}*|due|pre-?orders?|pre-?saves?|a la venta|llegan?|vinilos?|preventa)(?!\p{L})/iu;

/** "El concierto era el 4 de octubre": a night that is over. */
const isOver =
  /(?<!\p{L})(?:concierto|bolo|show|recital|toque|tocada|actuación|fecha|festival)(?: [^.,;!?\n]{1,40}?)? (?:era|fue|iba a ser|estaba (?:previst|programad)[oa]|tenía que ser)(?! (?:cancelad|suspendid|aplazad)[oa])(?!\p{L})/iu;

/** What is off has another day, which counts. */
const hasOtherDay =
  /(?<!\p{L})(?:postpon\p{L}*|mov(?:ed|ing)|reschedul\p{L}*|new date|instead|aplaz\p{L}*|posp\p{L}*|posterg\p{L}*|nueva fecha|pas(?:a|amos) al)(?!\p{L})/iu;

/** Whether a message is about concerts. */
export function speaksOfShows(text: string): boolean {
  return ofShows.test(text);
}

/**
 * The concerts in a message: each part of it with one date and a town or a venue.
 * @param isContinued whether the previous message was about concerts
 */
export function showsIn(text: string, today: Day, isContinued = false): Show[] {
  const { name: act } = introductionIn([text]);
  const names = [lastNamedWork(text)?.title ?? '', tourIn(text), isKnownTown(act) ? '' : act].filter(Boolean);
  const unnamed = names
    .reduce((rest, one) => rest.replace(alone(one), ''), text)
    .replace(wholeMonth, '')
    .replace(route, '');
  const dated = withMonths(withRecurringDays(withPlaceNames(withListedPlaces(unnamed)), today), today);
  const parts = partsOfList(withLaunchNight(dated, today), today).flatMap((part) => {
    const [found, ...others] = findDays(part, today);
    if (!found || others.length > 0 || comesOut.test(part)) return [];
    if (ofPast.test(part) || ofWork.test(part) || isOfRecord(part)) return [];
    // "Our show this Saturday is off": no night to come.
    if (saysConcertIsOff(part) && !hasOtherDay.test(text)) return [];
    if (wasPlayed(part, found.index) || isOver.test(part)) return [];
    const told = withoutDay(withoutLead(withoutNightOff(part, today), today));
    return [{ part, day: found.day, told, place: placeIn(told) ?? placeBehind(part.slice(found.index)) }];
  });
  const listed = parts.filter(({ place }) => place?.isSure);
  if (!isContinued && !speaksOfShows(text) && listed.filter(({ place }) => place?.venue !== '').length < 2) return [];
  const nights = parts.map(({ part, day, told, place }) => {
    const gig = gigDetailsIn([part]);
    const { town, venue } = place?.isSure ? place : placeTold(told, gig);
    return { day, town, venue, gig };
  });
  // "At Glastonbury on 25 June and Latitude on 23 July": a name in a list of nights is a place, too.
  const isList = parts.length > 1 && nights.some(isPlaced);
  return nights
    .map((night, at) => {
      const { town, venue } = (!isPlaced(night) && isList ? parts[at]?.place : null) ?? night;
      return { ...night, town, venue };
    })
    .filter(isPlaced);
}

const time = '(?:,? (?:at )?\\d{1,2}(?:[.:]\\d\\d)? ?[ap]m)?';
const behindDay = new RegExp(
  `^(?:\\p{L}+day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{L}{3,9}|\\p{L}{3,9} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?${time}, (?:at )?((?:the )?\\p{Lu}[^,.;!?\\n]{2,50})[.!]?$`,
  'u',
);

/** "A night for the food bank, Friday 18th December, 7pm, St Mirren's": the place behind the day and time; null for anything else. */
function placeBehind(words: string): Place | null {
  const [, behind = ''] = behindDay.exec(words.trim()) ?? [];
  const place = behind === '' ? null : placeIn(behind);
  return place?.isSure && place.venue !== '' ? place : null;
}

function isPlaced({ town, venue }: Show): boolean {
  return town !== '' || venue !== '';
}

/** A name where it is a word of its own: the title "Sal" is no part of "Sala". */
function alone(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${escaped(words)}(?![\\p{L}\\d])`, 'gu');
}

/** "Three shows next month: Friday the 11th, …" names no day. */
const wholeMonth = /(?<!\p{L})(?:next|this) (?:month|year)(?=[:,]? [^.!?\n]*\d)/giu;
/** "My nights driving the N17 bus". */
const route =
  /(?<!\p{L})(?:the )?(?:no\.? ?)?\p{Lu}{0,3}\d{1,3}\p{Lu}? (?=(?:bus(?:es)?|tram|train|line|route|road|motorway)(?!\p{L}))/gu;
/** Done on a day, but no concert. */
const ofWork =
  /(?<!\p{L})(?:interview(?:s|ed)?|podcast|record(?:ed|ing) (?:it|the|our|my|this|them|an?|in|at|with)|mix(?:ed|ing)|master(?:ed|ing)|film(?:ed|ing)|rehears\p{L}+|shooting|meeting|appointments?|hospital|doctors?|exams?|flights?|holidays?|médic[oa]|examen|entrevistas?|grab(?:amos|ando|é)|ensay(?:amos|o)|reunión)(?!\p{L})/iu;

/** "El 12 de marzo sale nuestro disco, grabado en vivo en el Club Farolito": where a record was made isn't where it is played. */
function isOfRecord(part: string): boolean {
  return (
    /(?<!\p{L})(?:sale|salen|saldrá|publico|publicamos|lanzo|lanzamos|saco|sacamos)(?!\p{L})[^]*(?<!\p{L})(?:grabad|registrad|filmad|rodad|mezclad)[oa]s?(?: \p{L}+){0,4} en(?!\p{L})/iu.test(
      part,
    ) &&
    !/(?<!\p{L})(?:toc(?:o|amos|aremos)|present(?:o|amos|aremos)|conciertos?|shows?|recital|gira)(?!\p{L})/iu.test(part)
  );
}

/** "The doctor said yesterday": a day in the past is no night to come. */
const ofPast =
  /(?<!\p{L})(?:yesterday|last (?:night|week|month|year|\p{L}+day)|\p{L}+ ago|ayer|anoche|anteayer|(?:el|la) \p{L}+ pasad[oa])(?!\p{L})/iu;

/** "Steve Lamacq played it on Thursday", "we got a spin on 6 Music on Friday": a past play is no concert. */
function wasPlayed(stretch: string, dayAt: number): boolean {
  const lead = stretch.slice(0, dayAt);
  return onAir.test(stretch) || (past.test(lead) && !/(?<!\p{L})(?:playing|play|we['’]re|next)(?!\p{L})/iu.test(lead));
}

const onAir =
  /(?<!\p{L})(?:play(?:ed|s|ing)?|spun|span|spinn?(?:ed|s|ing)|air(?:ed|s|ing)|premiered) (?:it|us|this|me|(?:the|our|my) (?:new |latest |debut )?(?:single|song|track|tune|record|album|EP))(?: \p{L}+){0,5}? (?:on|last|this|yesterday|today)(?!\p{L})|(?<!\p{L})(?:airplay|radio play|a spin|a play)(?!\p{L})/iu;
const past = /(?<!\p{L})(?:(?<!be )played|performed|headlined|supported|opened for)(?!\p{L})[^.!?\n]{0,60}$/iu;

const launch = /,? (?:with|and|plus) (?:an? |the |our )?(?:\p{L}+ ){0,2}(gig|show|concert|party) (?=(?:at|in) )/iu;

/** "The album is out on 9 April with a gig at the Adelphi": the concert is on the same day, in a part of its own. */
function withLaunchNight(text: string, today: Day): string {
  return text.replace(/[^.!?\n]+/gu, (sentence) => {
    const match = launch.exec(sentence);
    const [day, ...others] = findDays(sentence, today);
    if (!match || !day || others.length > 0 || day.index > match.index) return sentence;
    return sentence.replace(match[0], () => `; ${match[1] ?? ''} on ${longDay(day.day)} `);
  });
}

/** The concerts of messages, by date. */
export function showsOf(texts: readonly string[], today: Day): Show[] {
  let shows: Show[] = [];
  for (const [index, written] of texts.entries()) {
    const named = withTowns(written, shows);
    const text = withCorrectedDay(named, shows);
    const isContinued = text !== named || changesNights(text, shows) || speaksOfShows(texts[index - 1] ?? '');
    const said = showsIn(text, today, isContinued);
    const earlier = shows;
    const onlyIn = ({ town, venue }: Show): Show | undefined => {
      const nights = earlier.filter((show) => (town === '' ? venue === show.venue : town === show.town));
      return isMoved.test(text) && nights.length === 1 ? nights[0] : undefined;
    };
    const moved = said.map(onlyIn);
    const off = calledOff(text, earlier);
    shows = [
      ...earlier.filter((show) => !moved.includes(show) && !off.includes(show)),
      ...said.map((show, at) => movedFrom(moved[at], show)),
    ];
  }
  return shows.reduce(withNight, []).sort((one, other) => one.day - other.day);
}

/** The nights with one more: what was said of the same night before is kept unless it is said differently now. */
function withNight(nights: readonly Show[], show: Show): Show[] {
  const same = nights.find((one) => one.day === show.day && isSamePlace(one, show));
  if (!same) return [...nights, show];
  const town = show.town || same.town;
  return nights.map((one) => (one === same ? { ...movedFrom(same, show), town } : one));
}

/** "In Viña" and "in Viña, at Bar El Ascensor", "in Viña" and "at Bar El Ascensor". */
function isSamePlace(one: Show, other: Show): boolean {
  if (one.town !== '' && other.town !== '') return one.town === other.town;
  return one.venue === '' || other.venue === '' || one.venue === other.venue;
}

/** Writes towns named before as they were written then, without an article: "the lisbon show moved to june 16". */
export function withTowns(text: string, shows: readonly Pick<Show, 'town'>[]): string {
  return shows.reduce((rest, { town }) => {
    if (town === '') return rest;
    const words = town.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[áéíóú]/giu, withoutAccent);
    return rest.replace(new RegExp(`(?<!\\p{L})(?:the |el |la )?${words}(?!\\p{L})`, 'giu'), () => town);
  }, text);
}

/** "Córdoba", also typed without its accent. */
function withoutAccent(letter: string): string {
  return `[${letter}${letter.normalize('NFD').charAt(0)}]`;
}

/** A concert on its new day, with the venue and details it had. */
function movedFrom(old: Show | undefined, show: Show): Show {
  if (!old) return show;
  const given = Object.entries(show.gig).filter(([, value]) => value !== '');
  return { ...show, venue: show.venue || old.venue, gig: { ...old.gig, ...Object.fromEntries(given) } };
}

/** "Our tour goes to: Leeds on 5 March" starts with Leeds, "5 March: Leeds" with its date. */
function withoutLead(stretch: string, today: Day): string {
  return stretch.replace(/^[^:]*:\s/, (lead) => (findDays(lead, today).length > 0 ? lead : ''));
}
