import { withYear } from './confirmed-dates.js';
import { type PartialDate, weekdayIn } from '../../common/dates/partial-date.js';
import { monthOf, weekdayOf } from '../../common/dates/months.js';

/** The days of the same weekday within a month or a few days: "every Thursday in February 2027", "7 to 9 May: the Saturday". */
export interface DateSeries {
  text: string;
  /** 0 is Sunday. */
  weekday: number;
  /** The year of the last day, if the text states one. */
  year?: number;
  /** The first day that may be meant, and its month. */
  from: number;
  month: number;
  /** The last day that may be meant, and its month. */
  until: number;
  lastMonth: number;
}

const yearBehind = String.raw`(?:,? (?:del? |of )?(\d{4})(?!\p{N}))?`;
/** "every Thursday in February 2027", "Mondays throughout May", "todos los jueves de febrero de 2027". */
const inMonth = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(\p{L}{3,9}) )?(\p{L}{3,11})(?: (?:nights?|evenings?|afternoons?|mornings?))?,? (?:in|of|throughout|through|during|this|next|en|del?|durante)(?: (?:the month of|el mes de|mes de|all|todo))? (\p{L}{3,10})(?!\p{L})${yearBehind}`,
  'giu',
);
/** Words before a weekday that mean all of them. In English, its plural does as well. */
const all = /^(?:every|each|single|cada|los)$/iu;
/** "Some Fridays", "the first Thursdays": not all of them. */
const some = /^(?:other|some|most|few|several|alternate|second|first|last|both|two|three|not|otros|algunos)$/iu;

const ending = '(?:st|nd|rd|th|º)?';
/** "Friday 7 May to Sunday 9 May 2027", "7-9 May", "del 7 al 9 de mayo de 2027". */
const range = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/€$£-])(\d{1,2})${ending}(?: (?:of |de )?(\p{L}{3,10})(?:,? (?:de |del )?\d{4})?)?(?: ?[-–—] ?| (?:to|until|till|through|thru|al|a|hasta(?: el)?) )(?:the |el )?(?:\p{L}{3,9}\.?,? )?(?:the |el )?(\d{1,2})${ending} (?:of |de )?(\p{L}{3,10})(?!\p{L})${yearBehind}`,
  'giu',
);
/** "May 7-9, 2027". */
const rangeBehindMonth = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\p{L}{3,10}) (\d{1,2})${ending} ?(?:[-–—]|to|through) ?(\d{1,2})${ending}(?![\p{L}\p{N}]|[.:]\d)(?:,? (\d{4}))?`,
  'giu',
);
/** "The Saturday", "el sábado", without a date. */
const bareWeekday = /(?<!\p{L})(?:(?:on )?the|on|el) (\p{L}{3,10})(?![\p{L}\p{N}]|,? (?:the |el )?\p{N})/giu;
/** The most days of a range, and the most series of a text. */
const rangeMax = 10;
const seriesMax = 50;

/** The series of days that a text states. */
export function dateSeries(text: string): DateSeries[] {
  return [...seriesInMonths(text), ...seriesInRanges(text)].slice(0, seriesMax);
}

function seriesInMonths(text: string): DateSeries[] {
  return [...text.matchAll(inMonth)].flatMap(([words, before = '', name = '', of = '', year]) => {
    const month = monthOf(of);
    const isPlural = /s$/iu.test(name) && weekdayOf(name) === undefined;
    const weekday = weekdayOf(isPlural ? name.slice(0, -1) : name);
    const isAll = isPlural ? !some.test(before) : all.test(before);
    if (month === undefined || weekday === undefined || !isAll) return [];
    return [{ text: words, weekday, month, lastMonth: month, from: 1, until: 31, ...(year && { year: Number(year) }) }];
  });
}

function seriesInRanges(text: string): DateSeries[] {
  const ranges = [
    ...[...text.matchAll(range)].map(([, from, ofFrom, to, of, year]) => ({
      from,
      to,
      ofFrom: ofFrom ?? of,
      of,
      year,
    })),
    ...[...text.matchAll(rangeBehindMonth)].map(([, of, from, to, year]) => ({ from, to, ofFrom: of, of, year })),
  ].slice(0, seriesMax);
  if (ranges.length === 0) return [];
  const named = [...text.matchAll(bareWeekday)].flatMap(([words, name = '']) => {
    const weekday = weekdayOf(name);
    return weekday === undefined ? [] : [{ text: words, weekday }];
  });
  const weekdays = [...new Map(named.map((one) => [one.weekday, one])).values()];
  return ranges.flatMap(({ from, to, ofFrom = '', of = '', year }) => {
    const [month, lastMonth] = [monthOf(ofFrom), monthOf(of)];
    if (month === undefined || lastMonth === undefined) return [];
    // 2 June counts as 33 May.
    const count = Number(to) - Number(from) + (month === lastMonth ? 0 : daysOf(month));
    if (count <= 0 || count > rangeMax) return [];
    const days = { month, from: Number(from), lastMonth, until: Number(to), ...(year && { year: Number(year) }) };
    return weekdays.map((one) => ({ ...one, ...days }));
  });
}

/** The days of a month, without a leap year's. */
function daysOf(month: number): number {
  return new Date(Date.UTC(2023, month, 0)).getUTCDate();
}

const dayMs = 86_400_000;

/** The days of a series, at most five; none if nothing says its year. */
export function datesOfSeries(series: DateSeries, saidOn?: string): PartialDate[] {
  const { weekday, month, from, lastMonth, until } = series;
  const isPastNewYear = lastMonth < month;
  const year =
    series.year === undefined
      ? withYear({ month, day: month === lastMonth ? until : from }, saidOn).year
      : series.year - Number(isPastNewYear);
  if (year === undefined) return [];
  const first = Date.UTC(year, month - 1, from);
  const last = Date.UTC(year + Number(isPastNewYear), lastMonth - 1, until);
  return Array.from({ length: (last - first) / dayMs + 1 }, (_, count): PartialDate => {
    const date = new Date(first + count * dayMs);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  }).filter((date) => weekdayIn(date) === weekday && (date.month === month || date.month === lastMonth));
}
