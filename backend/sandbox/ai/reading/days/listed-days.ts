import { type Day, findDays, isoDay, longDay, months, spanishDay, spanishMonths, weekdayName } from '../../calendar.js';
import { monthWords } from './month-words.js';
import { isSpanishWeekday, weekdayBefore, weekdayNamed, weekdayWords } from './weekdays.js';

const aMonth = new RegExp(`(?<!\\p{L})(?:${monthWords})(?!\\p{L})`, 'giu');
const day = '\\d{1,2}(?:st|nd|rd|th|º)?';
/** "5, 6, 8 and 9 March". */
const days = `${day}(?:(?:, ?(?:and |y )?| (?:and|y|&) |/)${day})+`;
const listed = new RegExp(`(?<![\\d£€$.:])(${days})( (?:of |de )?(?:${monthWords}))(?!\\p{L})`, 'giu');
/** "Leeds, Bristol, York and Hull on" several days. */
const name = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*";
const places = new RegExp(
  `(${name}(?:, ${name})*,? (?:and|y|&) ${name})(?: on(?: the)?|,? el|:|,) (${days})( (?:of |de )?(?:${monthWords}))`,
  'gu',
);
/** "the 5th" or "Sat 5", with its month elsewhere in the text. */
const alone = new RegExp(
  `(?<!(?<!\\p{L})(?:${monthWords})\\.? (?:the )?)(?<![\\d£€$.:])(?:(?<=(?<!\\p{L})(?:the|el|día) )(\\d{1,2})(?:st|nd|rd|th|º)?|(?<=(?<!\\p{L})(?:${weekdayWords})\\.?,? (?:the |el |día )?)(\\d{1,2})(?:st|nd|rd|th|º)?|(\\d{1,2})(?:st|nd|rd|th))(?! (?:of |de )?(?:${monthWords})(?!\\p{L}))(?![\\p{L}\\d]|[.,:]\\d| ?(?:[ap]m|h|hs|hrs)(?!\\p{L})| (?:birthday|anniversary|floor|century|avenue|street|euros?))`,
  'giu',
);
/** "Sat 5" in a text without a month: not "Saturday 5 bands play". */
const afterWeekday = new RegExp(
  `(?<!\\p{L})(${weekdayWords})\\.?,? (?:the |el |día )?(\\d{1,2})(?:st|nd|rd|th|º)?(?![\\p{L}\\d]|[.,:]\\d| ?(?:[ap]m|h|hs|hrs)(?!\\p{L}))`,
  'giu',
);
const isCounted =
  /^ (?!(?:at|in|en|we|i|y|and|a|with|con|toc\p{L}*|actu\p{L}*|present\p{L}*|is|es|on|for|play|doors|puertas)(?!\p{L}))\p{Ll}/u;

/**
 * Gives each listed day its month: "in March: Leeds on the 5th, York on the 6th", "Fri 9 April Leeds, Sat 10 Hull". In a text without a
 * month, a weekday and its date are the next such day: "el sábado 5". Other texts stay unchanged.
 */
export function withMonths(text: string, today: Day): string {
  const spread = text
    .replace(
      places,
      (whole, towns: string, dates: string, of: string) => pairs(split(towns), split(dates), of) ?? whole,
    )
    .replace(listed, (_, dates: string, of: string) =>
      split(dates)
        .map((date) => date + of)
        .join(', '),
    );
  const named = [...spread.matchAll(aMonth)].map(({ 0: words, index }) => ({ words, index }));
  if (named.length === 0) return withNextDays(text, today);
  return spread.replace(alone, (whole: string, ...rest: unknown[]) => {
    const at = rest.find((part) => typeof part === 'number') ?? 0;
    // The month that follows, as in "the 5th and 6 March", otherwise the previous one. In "10 May, the 24th and 1 June", the days
    // are in order, so it is the previous one, too.
    const following = named.find(({ index }) => index > at);
    const previous = named.findLast(({ index }) => index < at);
    const [, dayOfFollowing] =
      /(\d{1,2})(?:st|nd|rd|th|º)? (?:of |de )?$/.exec(spread.slice(0, following?.index)) ?? [];
    const isBefore = Number.parseInt(whole, 10) < Number(dayOfFollowing ?? 32);
    const near = (isBefore ? following : undefined) ?? previous ?? following ?? named.at(-1);
    const date = Number.parseInt(whole, 10);
    const nearby = [near, previous, following].flatMap((one) => (one ? [one.words] : []));
    const weekday = weekdayBefore(spread.slice(0, at));
    const onWeekday = [...nearby, ...nearby.map(monthAfter)].find((one) => isOn(weekday, inMonth(date, one), today));
    return inMonth(date, onWeekday ?? near?.words ?? '');
  });
}

/** "Sat 5" and "el sábado 5" in a text without months. */
function withNextDays(text: string, today: Day): string {
  return text.replace(afterWeekday, (whole: string, weekday: string, date: string, at: number) => {
    if (isCounted.test(text.slice(at + whole.length))) return whole;
    const ahead = Array.from({ length: 200 }, (_, count) => today + count);
    const day = ahead.find((one) => Number(isoDay(one).slice(8)) === Number(date) && isOn(weekday, isoDay(one), one));
    return day === undefined ? whole : isSpanishWeekday(weekday) ? spanishDay(day) : longDay(day);
  });
}

/** Whether a written day falls on a weekday. */
function isOn(weekday: string, written: string, today: Day): boolean {
  const day = findDays(written, today)[0]?.day;
  return weekday !== '' && day !== undefined && weekdayName(day) === weekdayNamed(weekday);
}

function monthAfter(of: string): string {
  const spanish = spanishMonths.indexOf(of.toLowerCase());
  if (spanish >= 0) return spanishMonths[(spanish + 1) % 12] ?? of;
  return (
    months[(months.findIndex((name) => name.slice(0, 3).toLowerCase() === of.slice(0, 3).toLowerCase()) + 1) % 12] ?? of
  );
}

function inMonth(date: number, of: string): string {
  return `${date}${spanishMonths.includes(of.toLowerCase()) ? ' de' : ''} ${of}`;
}

function split(list: string): string[] {
  return list.split(/, ?(?:and |y )?| (?:and|y|&) |\//);
}

/** Pairs each town with its day: "Leeds 5 March; York 6 March". */
function pairs(towns: readonly string[], dates: readonly string[], of: string): string | undefined {
  if (towns.length !== dates.length) return undefined;
  return towns.map((town, index) => `${town} ${dates[index] ?? ''}${of}`).join('; ');
}
