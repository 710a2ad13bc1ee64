import { plain } from './said-message.js';

const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'sv', 'da', 'pl', 'cs', 'ru', 'uk', 'tr', 'ar'];
const months = new Map<string, number>();
for (const month of ['long', 'short'] as const) {
  for (const language of languages) {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
    for (let at = 0; at < 12; at += 1) {
      const name = format.formatToParts(Date.UTC(2026, at, 1)).find(({ type }) => type === 'month')?.value ?? '';
      months.set(plain(name).replace(/\P{L}/gu, ''), at + 1);
    }
  }
}
const numeric = /(?:(?<year>\d{4})(?:-|[年년] ?))?(?<!\d)(?<month>\d{1,2})(?:-|[月월] ?)(?<day>\d{1,2})(?!\d)/u;

/** Reads a date into `[year, month, day]`, each NaN if missing: `18 December`, `3. Mai 2027`, `2026年12月18日`. */
function readDate(text: string): number[] {
  const { year, month, day } = numeric.exec(plain(text))?.groups ?? {};
  if (month !== undefined) return [year ?? NaN, month, day].map(Number);
  const words = plain(text).match(/\p{L}+|\p{N}+/gu) ?? [];
  const named = words.findLast((word) => months.has(word)) ?? '';
  const digits = (count: RegExp): number => Number(words.find((word) => count.test(word)) ?? NaN);
  return [digits(/^\d{4}$/), months.get(named) ?? NaN, named === '' ? NaN : digits(/^\d{1,2}$/)];
}

/** Whether a date is a full date that exists: not "next Friday", "in 3 weeks" or 31 February 2027. */
export function isSureDate(text: string): boolean {
  const [year = NaN, month = NaN, day = NaN] = readDate(text);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (!Number.isNaN(year + month + day)) return date.getUTCMonth() === month - 1 && date.getUTCFullYear() === year;
  return !Number.isNaN(year) || !Number.isNaN(month + day) || /\b\d{4}\b|^\d{1,2}[./]\d{1,2}\.?$/.test(text);
}

/** Whether two texts name the same day in different notations. */
export function isSameDay(a: string, b: string): boolean {
  const [one, other] = [readDate(a), readDate(b)];
  return !one.some(Number.isNaN) && one.join() === other.join();
}
