/** Names of months, without accents, in the languages that artists write to us in most often. */
const names: string[][] = [
  ['january', 'jan', 'enero', 'ene', 'janvier', 'januar', 'gennaio', 'janeiro', 'januari'],
  ['february', 'feb', 'febrero', 'fevrier', 'februar', 'febbraio', 'fevereiro', 'februari'],
  ['march', 'mar', 'marzo', 'mars', 'marz', 'marco', 'maart'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'aprile'],
  ['may', 'mayo', 'mai', 'maggio', 'maio', 'mei'],
  ['june', 'jun', 'junio', 'juin', 'juni', 'giugno', 'junho'],
  ['july', 'jul', 'julio', 'juillet', 'juli', 'luglio', 'julho'],
  ['august', 'aug', 'agosto', 'ago', 'aout', 'augustus'],
  ['september', 'sept', 'sep', 'septiembre', 'septembre', 'settembre', 'setembro'],
  ['october', 'oct', 'octubre', 'octobre', 'oktober', 'ottobre', 'outubro'],
  ['november', 'nov', 'noviembre', 'novembre', 'novembro'],
  ['december', 'dec', 'diciembre', 'dic', 'decembre', 'dezember', 'dicembre', 'dezembro'],
];

const weekdayNames: string[][] = [
  ['sunday', 'sun', 'domingo', 'dimanche', 'sonntag', 'domenica', 'zondag'],
  ['monday', 'mon', 'lunes', 'lundi', 'montag', 'lunedi', 'maandag'],
  ['tuesday', 'tue', 'tues', 'martes', 'mardi', 'dienstag', 'martedi', 'dinsdag'],
  ['wednesday', 'wed', 'miercoles', 'mercredi', 'mittwoch', 'mercoledi', 'woensdag'],
  ['thursday', 'thu', 'thur', 'thurs', 'jueves', 'jeudi', 'donnerstag', 'giovedi', 'donderdag'],
  ['friday', 'fri', 'viernes', 'vendredi', 'freitag', 'venerdi', 'vrijdag'],
  ['saturday', 'sat', 'sabado', 'samedi', 'samstag', 'sabato', 'zaterdag'],
];

const toMap = (lists: string[][], first: number): Map<string, number> =>
  new Map(lists.flatMap((list, index) => list.map((name): [string, number] => [name, index + first])));

/** 1 to 12. */
const months = toMap(names, 1);
/** 0 is Sunday. */
const weekdays = toMap(weekdayNames, 0);

const lettersOnly = /^[A-Za-z]*$/;

const bare = (word: string): string =>
  (lettersOnly.test(word) ? word : word.normalize('NFKD').replace(/[\u0300-\u036f.]/g, '')).toLowerCase();

const calendarWords = new Map<string, CalendarWord>(
  [...months.keys(), ...weekdays.keys()].map((name) => [
    name,
    { month: months.get(name), weekday: weekdays.get(name) },
  ]),
);
const neither: CalendarWord = { month: undefined, weekday: undefined };

interface CalendarWord {
  month: number | undefined;
  weekday: number | undefined;
}

/** The month (1 to 12) or weekday (0 is Sunday) that a word names, of which most name neither. */
export const calendarWord = (word: string): CalendarWord => calendarWords.get(bare(word)) ?? neither;
export const monthOf = (word: string): number | undefined => months.get(bare(word));
export const weekdayOf = (word: string): number | undefined => weekdays.get(bare(word));

/** Whether a word is part of a town's name: "Mar" in "Lastrina del Mar", "Mar del Plata". */
export function isOfTown(text: string, word: string, index: number): boolean {
  if (bare(word) !== 'mar') return false;
  return (
    /(?<!\p{L})(?:del|la) $/iu.test(text.slice(Math.max(0, index - 5), index)) ||
    ofTown.test(text.slice(index + word.length, index + word.length + 10))
  );
}

/** Not "12 mar de este año": of the towns typed in small letters, only the largest is known. */
const ofTown = /^ del? (?:\p{Lu}|plata(?!\p{L}))/u;
