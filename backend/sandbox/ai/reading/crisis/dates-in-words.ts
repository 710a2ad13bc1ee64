import { type Day, longDay, spanishDay } from '../../calendar.js';
import type { Language } from '../language.js';

const days: [words: RegExp, back: number, english: (day: string) => string, spanish: (day: string) => string][] = [
  [/(?<!\p{L})(?:last night|anoche)(?!\p{L})/iu, 1, (day) => `on the night of ${day}`, (day) => `la noche del ${day}`],
  [/(?<!\p{L})(?:yesterday|ayer)(?!\p{L})/iu, 1, (day) => `on ${day}`, (day) => `el ${day}`],
  [/(?<!\p{L})de mañana(?!\p{L})/iu, -1, (day) => `of ${day}`, (day) => `del ${day}`],
  [
    /(?<!\p{L})(?:tomorrow(?! (?:night|morning|evening|afternoon))|(?<!(?:esta|la|una|por|de) )mañana(?! por))(?!\p{L})(?!['’]s)/iu,
    -1,
    (day) => `on ${day}`,
    (day) => `el ${day}`,
  ],
  [
    /(?<!\p{L})(?:today|tonight|this (?:morning|afternoon|evening)|hoy|esta (?:mañana|tarde|noche))(?!\p{L})(?!['’]s)/iu,
    0,
    (day) => `on ${day}`,
    (day) => `el ${day}`,
  ],
];
const months = /(?<!\p{L})(?:january|february|april|june|july|august|september|october|november|december)(?!\p{L})/gu;

/** Replaces "last night" with its date, since a statement is also read on other days. */
export function withDates(clause: string, day: Day, language: Language): string {
  const text = clause
    .replace(
      /(?<!\p{L})(?:the )?(tonight|today|tomorrow)['’]s (\p{L}+)/giu,
      (_, when: string, what: string) => `the ${what} on ${longDay(when.toLowerCase() === 'tomorrow' ? day + 1 : day)}`,
    )
    .replace(months, (month) => (language === 'en' ? month.charAt(0).toUpperCase() + month.slice(1) : month));
  return days.reduce((rest, [words, back, english, spanish]) => {
    const date = language === 'es' ? spanish(spanishDay(day - back)) : english(longDay(day - back));
    return rest.replace(words, date);
  }, text);
}
