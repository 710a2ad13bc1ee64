import { findHype } from '../../../backend/src/documents/rules/hype.js';
import { languageOf, type Language } from '../../../backend/sandbox/ai/reading/language.js';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const fullDate = new RegExp(`(${weekdays.join('|')}),? (\\d{1,2}) (\\p{Lu}\\p{Ll}+) (\\d{4})`, 'gu');

/** Faults of a reply, regardless of the question. */
export function faultsOf(reply: string, language: Language): string[] {
  const own = withoutQuotes(reply);
  const questions = own.match(/\?/g)?.length ?? 0;
  return [
    ...(questions > 1 ? [`asks ${questions} questions`] : []),
    ...wrongWeekdays(reply),
    ...findHype(own).map(({ text }) => `praises: ${text}`),
    ...(own.length > 40 && languageOf([own]) !== language ? [`is not in ${language}`] : []),
    ...(/\{\{|\}\}|undefined|\[object|Guest User/.test(reply) ? ['shows its insides'] : []),
  ];
}

/** Dates with the wrong weekday. */
export function wrongWeekdays(text: string): string[] {
  return [...text.matchAll(fullDate)].flatMap(([date, weekday, day, month, year]) => {
    const time = new Date(`${day} ${month} ${year} 12:00 UTC`);
    return weekdays[time.getUTCDay()] === weekday ? [] : [`wrong weekday: ${date}`];
  });
}

/** A reply's own words, without drafts, task lists, quotes and links. */
function withoutQuotes(reply: string): string {
  return reply
    .split('\n')
    .filter((line) => !/^(?:>|- |\d+\. )/.test(line))
    .join('\n')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[“"«][^“”"«»\n]*[”"»]/g, '');
}
