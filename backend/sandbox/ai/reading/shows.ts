import { type Day, findDays, longDay } from '../calendar.js';
import { calledOff } from './changes/called-off.js';
import { withCorrectedDay } from './days/corrected-days.js';
import { type GigDetails, gigDetailsIn, mainActs } from './concerts/gig-details.js';
import { withListedPlaces } from './concerts/typed-lists.js';
import { escaped } from './concerts/escaped.js';
import { introductionIn, origins } from './introduction.js';
import { withMonths } from './days/listed-days.js';
import { lastNamedWork, tourIn } from './works/titles.js';
import { isKnownTown, splitAtTown, splitOffTown, withPlaceNames } from './concerts/towns.js';

/** A concert named by the artist. */
export interface Show {
  day: Day;
  venue: string;
  town: string;
  /** Details given for this night alone, in the words around it. */
  gig: GigDetails;
}

const name =
  "[\\p{Lu}\\d](?:[\\p{L}\\d&.'’-]*[\\p{L}\\d])?(?: (?:(?:de la|de los|de las|of|the|and|&|de|del|la|el|y) )?[\\p{Lu}\\d](?:[\\p{L}\\d&.'’-]*[\\p{L}\\d])?){0,5}";
const hall = '(?:Sala|Teatro|Café|Club|Auditorio|Palacio|Plaza|Centro|Bar)';
const at = new RegExp(`(?<!\\p{L})(?:(?:at|@|en (?:la sala|el|la)|sala) (?:the )?(${name})|en (${hall} ${name}))`, 'u');
const inTown = new RegExp(`(?<!\\p{L})(?:in|to|en) (?!${hall} )(${name})`, 'u');
/** "Low Tide play the Crescent". */
const performers = new RegExp(
  `(${name}) (?=(?:(?:are|is|will|be) ){0,2}(?:play(?:s|ing)?|perform(?:s|ing)?|tocan?|tocarán?|actúan?)(?!\\p{L}))`,
  'gu',
);
const capitals = new RegExp(`(?<![\\p{L}\\d])${name}`, 'gu');
/** Endings of venue names: without one, "New York" can't be told apart from a town and its venue. */
const hallBehind =
  /^([\p{L}-]+) ((?:\S+ )*(?:\S+['’]s|Club|Hall|Arena|Theatre|Theater|Academy|Lounge|Bar|Pub|Ballroom|Tavern|Warehouse|Institute))$/u;
/** "York The Crescent". */
const theHallBehind = /^([\p{L}-]+(?: [\p{L}-]+)?) (The \p{Lu}.*)$/u;
const townThenHall = new RegExp(`(?<!\\p{L})(${name}) en (?:la |el )?(${name})`, 'u');
const hallName =
  /(?<!\p{L})(?:Club|Bar|Pub|Hall|Arena|Sala|Foro|Teatro|Auditorio|Estadio|Centro Cultural|Espacio|House|Room|Live|Cervecería|Trastienda|Café|Antzokia)(?!\p{L})/u;
const isBuilding =
  / (?:Cathedral|Church|Minster|Abbey|Chapel|Hall|Theatre|Theater|Arena|Academy|Library|Museum|Gallery)$/u;
const notNames = new Set(
  'Jan Feb Mar Apr May Jun Jul Aug Sep Sept Oct Nov Dec January February March April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun We I Our My The And Then Also Playing Play Doors Tickets With Somos Soy Estamos Con En Puertas Entradas Teloneros Tour Show Shows Dates On In At Nuestra Mi El La Y Hola Hi Hello Hey Write Please First Last Then Finally Starting Tonight UK US USA EU Europe Uk Usa Tour Fri Nos Vamos Hacemos Tocamos Estaremos Luego Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre Lo Le Les Se Christmas Xmas Easter Navidad Chuck Pop Stick Add Put Mention Include Say Start Yeah Nah Ok Okay'.split(
    ' ',
  ),
);
/** "El Sol" and "The Crescent" have theirs. */
const isArticle = /^(?:The|El|La|Los|Las)$/;
const ofShows =
  /(?<!\p{L})(?:gigs?|shows?|concerts?|recitals?|showcases?|line-?up|on the bill|sing(?:s|ing)?|headlin(?:e|es|ing)|on the door|doors|we(?:['’]re| are) at the|tour(?:ing)?|dates?|play(?:s|ing)?|supporting|(?:asked|invited|chosen|picked|booked|going|get) to (?:support|open)|open(?:ing)? for|perform(?:s|ing)?|live|venue|nights?|stops?|on the road|next one(?:['’]?s| is)(?= [^.!?\n]{1,30} at )|conciertos?|bolos?|tocada|telone(?:o|amos|ando|ar\p{L}*)|abrimos (?:para|a)|actuamos|actúo|gira|toc(?:o|amos|aré|aremos)|fechas?|noches?|sala|present(?:o|amos|aré|aremos)(?= [^.!?\n]{1,40} en (?:el|la|\p{Lu})))(?!\p{L})/iu;

const isMoved =
  /(?<!\p{L})(?:moved?|moving|rescheduled|postponed|delayed|shifted|pushed|brought forward|put back|changed?|instead|now on|(?:se )?mueve|mov(?:ido|emos)|cambi(?:a|o|ado|amos)|(?:pasa|pasado|pasamos) (?:al?|para)|aplaza\p{L}*|retras\p{L}+|adelant\p{L}+|en (?:vez|lugar) del?|(?:ahora|al final|finalmente) (?:es|será|toca|queda|va)|queda (?:para )?el|se corre|corr(?:ió|imos|ieron))(?!\p{L})/iu;

/** Words for something being released on a day. */
const comesOut =
  /(?<!\p{L})(?:(?<!(?:set|head|heading|go|going|are|hit|(?:take|taking|cut|leave) (?:(?:the|that) )?\p{L}+) )out|release[sd]?|single|album|on sale|drops?|dropping|premier\p{L}+|video|vid|publica)(?!\p{L})/iu;

/** "El concierto era el 4 de octubre": a night that is over. */
const isOver =
  /(?<!\p{L})(?:concierto|bolo|show|recital|toque|tocada|actuación|fecha|festival)(?: [^.,;!?\n]{1,40}?)? (?:era|fue|iba a ser|estaba (?:previst|programad)[oa]|tenía que ser)(?! (?:cancelad|suspendid|aplazad)[oa])(?!\p{L})/iu;

/** Whether a message is about concerts. */
export function speaksOfShows(text: string): boolean {
  return ofShows.test(text);
}

/**
 * The concerts in a message: each stretch of it with one date and a town or a venue.
 * @param isContinued whether the previous message was about concerts
 */
export function showsIn(text: string, today: Day, isContinued = false): Show[] {
  if (!isContinued && !speaksOfShows(text)) return [];
  const { name: act } = introductionIn([text]);
  const names = [lastNamedWork(text)?.title ?? '', tourIn(text), isKnownTown(act) ? '' : act].filter(Boolean);
  const unnamed = names.reduce((rest, one) => rest.replaceAll(one, ''), text);
  return stretches(withLaunchNight(withMonths(withPlaceNames(withListedPlaces(unnamed))), today), today).flatMap(
    (stretch) => {
      const [found, ...others] = findDays(stretch, today);
      if (!found || others.length > 0 || comesOut.test(stretch)) return [];
      if (wasPlayed(stretch, found.index) || isOver.test(stretch)) return [];
      const gig = gigDetailsIn([stretch]);
      const place = withoutLead(withoutNightOff(stretch, today), today)
        .replace(gig.support, '')
        .replace(gig.address, '')
        .replace(mainActs, '')
        .replace(origins, '')
        .replace(performers, '');
      const [, ofVenue = '', ofHall = ''] = at.exec(place) ?? [];
      const marked = withNumber(clean(ofVenue || ofHall), place);
      // "Cali en La Topa": the town comes first.
      const [, ofTown = '', inHall = ''] = townThenHall.exec(place) ?? [];
      const isPair = marked === '' && clean(ofTown) !== '' && !hallName.test(ofTown) && !isKnownTown(clean(inHall));
      if (isPair) return [{ day: found.day, town: clean(ofTown), venue: clean(inHall), gig }];
      const within = clean(inTown.exec(place.replace(marked, ''))?.[1] ?? '');
      // "In Durham Cathedral" and "en Niceto Club" are venues, "en Cali" is a town.
      const isHall = marked === '' && (isBuilding.test(within) || (hallName.test(within) && !isKnownTown(within)));
      const outside = isHall ? '' : within;
      const inside = outside === '' ? (splitOffTown(marked) ?? splitAtTown(marked)) : null;
      const venue = isHall ? within : (inside?.hall ?? marked);
      const town = inside?.town ?? outside;
      // "En Niceto Club, Palermo": the hall comes first.
      const [, behind = ''] = new RegExp(`(?<!\\p{L})en ${escaped(town)}, (${name})`, 'u').exec(place) ?? [];
      const isHallFirst = marked === '' && town !== '' && clean(behind) !== '' && !isKnownTown(town);
      if (isHallFirst) return [{ day: found.day, town: clean(behind), venue: town, gig }];
      const rest = [...place.replace(marked, '').matchAll(capitals)]
        .map(([one]) => clean(one))
        // "Playing Bach's suites at St George's".
        .filter((one) => venue === '' || !/['’]s(?: |$)/u.test(one))
        .filter((one) => one !== '' && one !== venue && one !== town && !venue.includes(one) && !town.includes(one));
      const unmarked = town === '' ? placesIn(rest, venue !== '') : { town, hall: rest[0] ?? '' };
      const night = { town: unmarked.town, venue: venue || unmarked.hall };
      return night.town === '' && night.venue === '' ? [] : [{ day: found.day, ...night, gig }];
    },
  );
}

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

/** "Leeds, Brudenell Social Club": the town comes first, unless only the second is known to be one. */
function placesIn([first = '', second = '']: readonly string[], hasVenue: boolean): { town: string; hall: string } {
  // "17 de marzo, Plaza del Ayuntamiento".
  if (
    !hasVenue &&
    /^(?:Plaza|Parque|Sala|Teatro|Auditorio|Foro|Peña|Galpón) (?:del? )?/u.test(first) &&
    !isKnownTown(first)
  )
    return { town: second, hall: first };
  if (!hasVenue && isKnownTown(second) && !isKnownTown(first)) return { town: second, hall: first };
  const { town, hall } = apart(first);
  return { town, hall: hall || second };
}

/** Splits "Leeds Brudenell Social Club" into a town and its venue. */
function apart(text: string): { town: string; hall: string } {
  const [, town = text, hall = ''] = hallBehind.exec(text) ?? theHallBehind.exec(text) ?? [];
  return splitAtTown(text) ?? { town, hall };
}

/** The concerts of messages, by date. */
export function showsOf(texts: readonly string[], today: Day): Show[] {
  let shows: Show[] = [];
  for (const [index, written] of texts.entries()) {
    const named = withTowns(written, shows);
    const text = withCorrectedDay(named, shows);
    const said = showsIn(text, today, text !== named || speaksOfShows(texts[index - 1] ?? ''));
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
  return [...new Map(shows.map((show) => [`${show.day} ${show.town || show.venue}`, show])).values()].sort(
    (one, other) => one.day - other.day,
  );
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

/** Lists have one concert per line, or are separated by semicolons, full stops or "and"; otherwise by commas if each part has a date. */
function stretches(text: string, today: Day): string[] {
  return text.split(/[;\n]|[.!?](?=\s|$)/).flatMap((part) => {
    const days = findDays(part, today);
    if (days.length < 2) return [part];
    const [lead = '', ...more] = part.split(/(,? (?:and|then|y|luego) |,\s*)/);
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
  });
}

/** "Leeds is off, but Hull is on, on 5 March": the night that is off has no day here. */
function withoutNightOff(stretch: string, today: Day): string {
  return stretch.replace(
    /^[^.]*?(?<!\p{L})(?:off|cancell?ed|f[ea]ll(?:en)? through|pulled|scrapped|gone),? (?:but|so|and|instead) /iu,
    (lead) => (findDays(lead, today).length > 0 ? lead : ''),
  );
}

/** "Our tour goes to: Leeds on 5 March" starts with Leeds, "5 March: Leeds" with its date. */
function withoutLead(stretch: string, today: Day): string {
  return stretch.replace(/^[^:]*:\s/, (lead) => (findDays(lead, today).length > 0 ? lead : ''));
}

/** "Galpón 11": the number belongs to the hall unless it begins a date or a time. */
function withNumber(hall: string, text: string): string {
  if (hall === '') return hall;
  const behind = text.slice(text.indexOf(hall) + hall.length);
  const [, digits] = /^ (\d{1,3})(?=$|[,.;!)]| (?:on|en|con|y|with|a las)(?!\p{L}))(?![.,]\d)/u.exec(behind) ?? [];
  return digits === undefined ? hall : `${hall} ${digits}`;
}

/** A name without dates and small words at its edges. */
function clean(text: string): string {
  const words = text.split(' ').filter((word) => !/^\d+(?:[:.]\d\d)?(?:st|nd|rd|th|[ap]m|hs?)?$/iu.test(word));
  const isName = (word: string): boolean => /^[\p{Lu}\d]/u.test(word) && !notNames.has(word.replace(/['’].*$/u, ''));
  const [first, last] = [words.findIndex(isName), words.findLastIndex(isName)];
  if (first === -1) return '';
  return words.slice(isArticle.test(words[first - 1] ?? '') ? first - 1 : first, last + 1).join(' ');
}
