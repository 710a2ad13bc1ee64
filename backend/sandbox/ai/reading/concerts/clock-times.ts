const hours = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const half = new RegExp(`^half (?:past )?(\\d{1,2}|${hours.join('|')})(?: o['’]clock)?( ?[ap]m)?$`, 'iu');
/** A time that can't be a count: "7.30", "8pm", "half seven". */
export const clock = `(?:half (?:past )?(?:\\d{1,2}|${hours.join('|')})(?: ?[ap]m)?|\\d{1,2}[:.]\\d{2}(?: ?[ap]m)?|\\d{1,2} ?[ap]m|\\d{1,2} o['’]clock|noon|midday)(?![\\p{L}\\d:%+]|[.,]\\d)`;
const anyTime = `(?:${clock}|\\d{1,2}(?![\\p{L}\\d:%+]|[.,]\\d))`;

/** "7.30" for "half 7", as a text gives it. Other times stay in the artist's words. */
export function asClock(words: string): string {
  const [, hour = '', noon = ''] = half.exec(words.trim()) ?? [];
  if (hour === '') return words.replace(/(?<=\d) o['’]clock$/iu, '');
  const at = hours.indexOf(hour.toLowerCase());
  return `${at === -1 ? hour : at + 1}.30${noon.trim()}`;
}

const what = '(doors|start(?:s|ing|ed)?(?: time)?|kick[- ]?off)';
const not = "(?:not|aren['’]?t|isn['’]?t|ain['’]?t)";
const instead =
  "[,;.–—-]* ?(?:(?:but|it['’]?s|its|it is|they['’]?re|they are|that['’]?s|actually|sorry|now|rather|at|for)[ ,]+)+";
/** "It's not doors 8, it's half 7". */
const notThis = new RegExp(
  `(?<!\\p{L})${not} ${what}(?: (?:are|is))?(?: at)? ${anyTime}${instead}(?:${what} )?(?:at )?(${anyTime})`,
  'giu',
);
/** "Doors aren't at 8 but at half 7". */
const thisIsNot = new RegExp(
  `(?<!\\p{L})${what} (?:(?:are|is|time|now) )*${not}(?: at)? ${anyTime}${instead}(?:${what} )?(?:at )?(${anyTime})`,
  'giu',
);
/** "It's not 8, it's half 7", "half 7, not 8". */
const bareNotThis = new RegExp(`(?<!\\p{L})${not}(?: at)? (${anyTime})${instead}(?:at )?(${anyTime})`, 'iu');
const bareThisNot = new RegExp(
  `(?<![\\p{L}\\d£€$.:])(${anyTime}),? (?:and not|not|instead of|rather than)(?: at)? (${anyTime})`,
  'iu',
);

const spanishHours = [
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];
/** "9 de la noche" */
export const hoursOfNight = new RegExp(
  `(?<![\\p{L}\\d:.,/])(?<hour>\\d{1,2}|${spanishHours.join('|')})(?:[:.](?<minutes>\\d\\d)| y (?<part>media|cuarto))?(?: ?h(?:s|oras)?)? de la (?<time>noche|tarde|mañana)(?!\\p{L})`,
  'giu',
);

/** A text with "9 de la noche" as "21:00". */
export function withHoursOfNight(text: string): string {
  return text.replace(hoursOfNight, (words: string, ...found: unknown[]) => {
    const { hour = '', minutes, part, time = '' } = found.at(-1) as Record<string, string | undefined>;
    const told = /\d/u.test(hour) ? Number(hour) : spanishHours.indexOf(hour.toLowerCase()) + 1;
    const isLate = time === 'noche' ? told > 5 && told < 12 : time === 'tarde' && told < 9;
    if (told > 12 || told < 1 || (time === 'noche' && !isLate)) return words;
    return `${isLate ? told + 12 : told}:${minutes ?? (part === 'media' ? '30' : part === 'cuarto' ? '15' : '00')}`;
  });
}

/** A text that says a time is wrong, with only the right one: "doors half 7". */
export function withRightTimes(text: string): string {
  return text.replace(notThis, rightTime).replace(thisIsNot, rightTime);
}

function rightTime(_: string, of: string, __: string | undefined, time: string): string {
  return `${of} ${time}`;
}

/** A time and the one in its place, without saying whether doors or the music is meant; null in other texts. */
export function timeReplaced(text: string): { from: string; to: string } | null {
  const [, wrong, right] = bareNotThis.exec(text) ?? [];
  if (wrong !== undefined && right !== undefined) return { from: wrong, to: right };
  const [, now, old] = bareThisNot.exec(text) ?? [];
  return now === undefined || old === undefined ? null : { from: old, to: now };
}

/** Whether two times are the same on the clock, as artists type them: "8", "8pm" and "8.00". */
export function isSameTime(one: string, other: string): boolean {
  return one !== '' && bare(one) === bare(other);
}

function bare(time: string): string {
  return asClock(time)
    .toLowerCase()
    .replace(/ ?[ap]m$/u, '')
    .replace(':', '.')
    .replace(/\.00$/u, '');
}
