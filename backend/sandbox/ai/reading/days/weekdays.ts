import { spanishWeekdays, weekdays } from '../../calendar.js';

/** The weekdays of both languages, also in short: "Fri", "Thurs", "sáb", "miercoles". */
export const weekdayWords = [
  ...weekdays.map((name) => `${name}|${name.slice(0, 5)}|${name.slice(0, 4)}|${name.slice(0, 3)}`),
  ...spanishWeekdays.flatMap((name) => [name, withoutAccents(name)]),
  'mié|sáb|lun|jue|vie',
].join('|');
const atEnd = new RegExp(`(?<!\\p{L})(${weekdayWords})\\.?,? (?:the |el |día )?$`, 'iu');

/** The English name of a weekday in either language; `''` for other words. */
export function weekdayNamed(words: string): string {
  const word = withoutAccents(words.toLowerCase());
  const spanish = spanishWeekdays.findIndex((name) => word.length > 2 && withoutAccents(name).startsWith(word));
  return weekdays[spanish] ?? weekdays.find((name) => name.toLowerCase().startsWith(word)) ?? '';
}

/** The weekday that a text ends with: "on Saturday the "; `''` if it doesn't. */
export function weekdayBefore(text: string): string {
  return atEnd.exec(text)?.[1] ?? '';
}

export function isSpanishWeekday(words: string): boolean {
  const word = withoutAccents(words.toLowerCase());
  return spanishWeekdays.some((name) => withoutAccents(name).startsWith(word));
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\u0301/gu, '');
}
