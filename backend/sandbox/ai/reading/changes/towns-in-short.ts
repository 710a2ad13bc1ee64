import type { Day } from '../../calendar.js';
import { escaped } from '../concerts/escaped.js';
import { showsOf } from '../shows.js';

/** Words that begin many towns, and name none by themselves. */
const common =
  /^(?:san|santa|santo|saint|st|new|old|north|south|east|west|great|little|port|el|la|los|las|villa|puerto|nueva|nuevo|ciudad|the|upper|lower|mount|fort|lake|buenos|valle|playa)$/iu;

/** How people name a town of several words in short: "San Luis" for San Luis Potosí, "Milton" for Milton Keynes. */
function shortNamesOf(town: string): string[] {
  const words = town.split(' ');
  return words
    .map((_, at) => words.slice(0, at + 1))
    .slice(0, -1)
    .filter((some) => some.length > 1 || !common.test(some[0] ?? ''))
    .map((some) => some.join(' '))
    .filter((name) => name.length > 4)
    .toReversed();
}

/** A message in which the towns of earlier nights are named whole: "la de san luis" is the one in San Luis Potosí. */
export function withTownsInFull(text: string, earlier: readonly string[], today: Day): string {
  if (earlier.length === 0) return text;
  const towns = [...new Set(showsOf(earlier, today).map(({ town }) => town))].filter((town) => town.includes(' '));
  return towns.reduce((rest, town) => {
    if (new RegExp(`(?<!\\p{L})${escaped(town)}(?!\\p{L})`, 'iu').test(rest)) return rest;
    const [short] = shortNamesOf(town).filter((one) =>
      towns.every((other) => other === town || !other.toLowerCase().startsWith(one.toLowerCase())),
    );
    if (short === undefined) return rest;
    const found = new RegExp(`(?<=^|[\\s,:(/])${escaped(short)}(?![\\p{L}\\d])`, 'iu').exec(rest);
    // "San Luis Obispo" is another town.
    if (!found || /^ \p{Lu}/u.test(rest.slice(found.index + found[0].length))) return rest;
    return rest.slice(0, found.index) + town + rest.slice(found.index + found[0].length);
  }, text);
}
