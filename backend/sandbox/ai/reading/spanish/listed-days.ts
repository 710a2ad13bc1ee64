import { spanishMonths, spanishWeekdays } from '../../calendar.js';
import { withoutAccents } from '../../without-accents.js';

const short = 'lun|mar|mi[eé]|jue|vie|s[aá]b|dom';
const long = spanishWeekdays
  .map((name) => name.replace(/[áé]/gu, (letter) => `[${letter}${withoutAccents(letter)}]`))
  .join('|');
const month = `(?<month>${spanishMonths.join('|')})`;
const isListed = new RegExp(`(?<![\\p{L}\\d])(?:${short})\\.? \\d{1,2}(?![\\d:/]|[.,]\\d)`, 'giu');
/** "Vie 5 de marzo", "sab 6". */
const onWeekday = new RegExp(
  `(?<![\\p{L}\\d])(?<weekday>(?:${short})\\.?|${long}),? (?<date>\\d{1,2})(?:(?: de)? ${month})?(?![\\p{L}\\d:/]|[.,]\\d)`,
  'giu',
);
const ofTour = /(?<!\p{L})(?:gira|tour|fechas|conciertos|bolos|shows|tocadas|tocamos|toco)(?!\p{L})/iu;
const isOnWholeWeekday = new RegExp(`(?<![\\p{L}\\d])(?:${long}),? (\\d{1,2})(?![\\d:/]|[.,]\\d)`, 'giu');
/** "Sale el viernes 5 de marzo y tocamos el sábado 6". */
const ofRelease =
  /(?<!\p{L})(?:sal(?:e|en|drá)|sac(?:o|amos)|lanz(?:o|amos)|public(?:o|amos)|estren(?:o|amos))(?!\p{L})/iu;
/** "5 de marzo Guadalajara", "6 León": a day before its town. */
const beforeTown = new RegExp(
  `(?<=^|[,.;:\\n)] ?|(?<!\\p{L})(?:y|el) )(?<date>\\d{1,2})(?: de ${month})?(?=,? \\p{Lu}\\p{L}+)`,
  'gu',
);

/**
 * A Spanish list of days with whole weekdays, and with the month that only its first day names: "vie 5 marzo Guadalajara. sab 6 León".
 * A day before the one ahead of it is in the next month. Other texts stay as they are.
 */
export function withListedDays(text: string): string {
  if ((text.match(isListed) ?? []).length > 1) return withMonth(text, onWeekday);
  if (isListOfWeekdays(text)) return withMonth(text, onWeekday);
  const days = [...text.matchAll(beforeTown)];
  return ofTour.test(text) && days.length > 1 && days[0]?.groups?.['month'] !== undefined
    ? withMonth(text, beforeTown)
    : text;
}

/** "Viernes 19 de febrero … sábado 20 … viernes 26": the first has its month, and each is behind the one before it. */
function isListOfWeekdays(text: string): boolean {
  const dates = [...text.matchAll(isOnWholeWeekday)].map(([, date]) => Number(date));
  const [first] = text.matchAll(onWeekday);
  return (
    dates.length > 1 &&
    !ofRelease.test(text) &&
    first?.groups?.['month'] !== undefined &&
    dates.every((date, at) => at === 0 || date > (dates[at - 1] ?? 0))
  );
}

function withMonth(text: string, pattern: RegExp): string {
  let [last, of] = [0, -1];
  return text.replace(pattern, (...found: unknown[]) => {
    const { weekday, date = '', month: named } = found.at(-1) as Record<string, string | undefined>;
    const day = Number(date);
    of =
      named === undefined ? (of >= 0 && day < last ? (of + 1) % 12 : of) : spanishMonths.indexOf(named.toLowerCase());
    last = day;
    const on = of < 0 || day > 31 ? date : `${date} de ${spanishMonths[of] ?? ''}`;
    return weekday === undefined ? on : `${whole(weekday)} ${on}`;
  });
}

function whole(weekday: string): string {
  const start = withoutAccents(weekday.toLowerCase()).slice(0, 3);
  return spanishWeekdays.find((name) => withoutAccents(name).startsWith(start)) ?? weekday;
}
