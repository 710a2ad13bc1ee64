import { isCommonWord } from './common-words.js';
import { isGermanLink } from './german-people.js';
import type { NameWord } from './names.js';

/** Nouns that another noun may follow directly: "zwei Wochen Ruhe", "das Stück Klavier und Geige". */
const beforeNoun = new Set(
  `Sekunde Sekunden Minute Minuten Stunde Stunden Tag Tage Tagen Woche Wochen Monat Monate Monaten Jahr Jahre Jahren Uhr Euro Prozent
  Meter Kilometer Stück Lied Song Single Album Platte Titel Track`.split(/\s+/),
);

/** Whether capitalised words of a German text are ordinary ones: "Jeden Abend" at the start of a sentence, "Wochen Ruhe und Schlaf". */
export function isGermanPair([first, second, ...others]: readonly NameWord[]): boolean {
  if (!first || !second || !(first.isFirst || beforeNoun.has(first.text))) return false;
  return (
    isCommonWord(first.text, 'de') &&
    isCommonWord(second.text, 'de') &&
    // One noun after each link.
    others.every(({ text }, at) => (at % 2 === 0 ? isGermanLink(text) : isCommonWord(text, 'de')))
  );
}
