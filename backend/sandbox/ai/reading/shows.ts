import { type Day, findDays } from '../calendar.js';

/** A concert that the artist named. */
export interface Show {
  day: Day;
  venue: string;
  town: string;
}

const name =
  "[\\p{Lu}\\d](?:[\\p{L}\\d&.'’-]*[\\p{L}\\d])?(?: (?:(?:of|the|and|&|de|del|la|el|y) )?[\\p{Lu}\\d](?:[\\p{L}\\d&.'’-]*[\\p{L}\\d])?){0,5}";
const at = new RegExp(`(?<!\\p{L})(?:at|@|en (?:la sala|el|la)|sala) (?:the )?(${name})`, 'u');
const inTown = new RegExp(`(?<!\\p{L})(?:in|en) (${name})`, 'u');
const names = new RegExp(name, 'gu');
const notNames = new Set(
  'Jan Feb Mar Apr May Jun Jul Aug Sep Sept Oct Nov Dec January February March April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun We I Our My The And Then Also Doors Tickets Tour Show Shows Dates On In At Nuestra Mi El La Y Hola Hi Hello Hey Write Please'.split(
    ' ',
  ),
);
const speaksOfShows =
  /(?<!\p{L})(?:gigs?|shows?|concerts?|tour|dates?|play(?:s|ing)?|live|venue|conciertos?|gira|toc(?:o|amos|aré|aremos)|fechas?|sala)(?!\p{L})/iu;

/** The concerts of a message: each stretch of it that has one date and a town or a venue. */
export function showsIn(text: string, today: Day): Show[] {
  if (!speaksOfShows.test(text)) return [];
  return stretches(text, today).flatMap((stretch) => {
    const [found, ...others] = findDays(stretch, today);
    if (!found || others.length > 0 || /(?<!\p{L})(?:out|release[sd]?|single|sale|publica)(?!\p{L})/iu.test(stretch))
      return [];
    const venue = clean(at.exec(stretch)?.[1] ?? '');
    const town = clean(inTown.exec(stretch)?.[1] ?? '');
    const rest = [...stretch.matchAll(names)]
      .map(([one]) => clean(one))
      .filter((one) => one !== '' && one !== venue && one !== town && !venue.includes(one) && !town.includes(one));
    // "Leeds, Brudenell Social Club": the town first, unless one of both is marked.
    const place = town || rest.shift() || '';
    const hall = venue || rest.shift() || '';
    return place === '' && hall === '' ? [] : [{ day: found.day, venue: hall, town: place }];
  });
}

/** Lists have one concert a line, or are parted by semicolons, full stops or "and"; else by commas, if each part has a date. */
function stretches(text: string, today: Day): string[] {
  return text.split(/[;\n]|[.!?](?=\s|$)/).flatMap((part) => {
    const days = findDays(part, today);
    if (days.length < 2) return [part];
    const byAnd = part.split(/,? (?:and|then|y|luego) |,\s*/);
    const isDated = (piece: string): boolean => findDays(piece, today).length > 0;
    // The date comes first in each entry of the list, or last.
    const isDateFirst = isDated(byAnd[0] ?? '');
    return byAnd.reduce<string[]>((pieces, piece) => {
      const last = pieces.at(-1);
      const isOpen = last !== undefined && (isDateFirst ? !isDated(piece) : !isDated(last));
      return isOpen ? [...pieces.slice(0, -1), `${last}, ${piece}`] : [...pieces, piece];
    }, []);
  });
}

function clean(text: string): string {
  const words = text.split(' ').filter((word) => !/^\d+(?:st|nd|rd|th)?$/.test(word));
  const isEdge = (index: number): boolean => index === 0 || index === words.length - 1;
  return words.filter((word, index) => !(notNames.has(word) && isEdge(index))).join(' ');
}
