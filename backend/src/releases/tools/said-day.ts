import { addDays, weekdayNumber } from '../../../../contract/rules/day-rule.js';
import type { OwnText } from '../../chats/history/own-words.service.js';
import { dateOfDayBeside, daysBeside } from '../../documents/proof/day-beside.js';
import { says } from '../../documents/proof/confirmed-dates.js';
import { findDates } from '../../common/dates/find-dates.js';
import { type PartialDate, toPartial } from '../../common/dates/partial-date.js';
import { relativeDates } from '../../documents/proof/relative-days.js';
import { dateOfListedDay, listedDays } from '../../documents/proof/listed-dates.js';
import { weekdayOf } from '../../common/dates/months.js';
import { openDays } from '../../documents/proof/open-days.js';
import { dateSeries, datesOfSeries } from '../../documents/proof/series-dates.js';
import { containsWords } from '../../facts/checked-proposals.js';
import { plain } from '../../facts/fact-slot.js';
import { type SpokenDay, spokenDay } from './spoken-day.js';

/**
 * Whether one of these texts contains a date, in the words of the call or in other words that can only mean the same
 * day. Words count as of the day they were said: last year's "12 June" isn't this year's.
 */
export function saysDay(texts: readonly OwnText[], words: string, day: string): boolean {
  const wanted = toPartial(day);
  return texts.some(
    ({ text, saidOn }) =>
      (containsWords(plain(text), plain(words)) && isDay(spokenDay(words, saidOn), day)) ||
      findDates(text).some(
        ({ dates: [date, ...others] }) => date && others.length === 0 && says(date, wanted, saidOn),
      ) ||
      relativeDates(text, saidOn).some((date) => says(date, wanted, saidOn)) ||
      daysBeside(text).some((beside) => {
        const date = dateOfDayBeside(beside, saidOn);
        return date !== null && says(date, wanted, saidOn);
      }),
  );
}

function isDay(spoken: SpokenDay, day: string): boolean {
  return 'day' in spoken && spoken.day === day;
}

/** A weekday in a longer clause may be of anything: "we rehearse every Friday in the back room". */
const answerWordsMax = 6;

/**
 * Whether one of these texts has a date with the wrong weekday, and another one says that the nearest such weekday is meant: "out on
 * Friday 6 March", which is a Saturday, and "Friday the 5th then".
 */
export function saysSettledDay(texts: readonly OwnText[], day: string): boolean {
  const weekday = weekdayNumber(day);
  const isMeant = ({ text }: OwnText): boolean =>
    openDays(text).some((open) => open.day === Number(day.slice(8))) ||
    text
      .split(/[.,;!?\n]+/u)
      .filter((clause) => clause.trim().split(/\s+/u).length <= answerWordsMax)
      .some((clause) =>
        [...clause.matchAll(/\p{L}{3,}/gu)].some(([word]) => weekdayOf(word.toLowerCase()) === weekday),
      );
  return texts.some(
    (one) =>
      findDates(one.text).some(
        ({ dates: [date, ...others] }) =>
          date !== undefined && others.length === 0 && date.weekday === weekday && isBeside(date, day, one.saidOn),
      ) && texts.some((other) => other !== one && isMeant(other)),
  );
}

/** Whether a day is at most three days from a date, which without a year is the next one after it was said. */
function isBeside({ year, month, day: number }: PartialDate, day: string, saidOn: string): boolean {
  if (month === undefined || number === undefined) return false;
  const present = Number(saidOn.slice(0, 4));
  const written = (of: number): string => `${of}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
  const date = year === undefined ? [present, present + 1].map(written).find((one) => one >= saidOn) : written(year);
  return date !== undefined && [-3, -2, -1, 1, 2, 3].some((by) => addDays(date, by) === day);
}

/**
 * Whether one of these texts contains the new day's number, when a date moves within its month: "let's make it the
 * 12th", "mendoza pasa al 6".
 */
export function saysDayLike(texts: readonly OwnText[], day: string, moved: string | null): boolean {
  if (moved === null || moved.slice(0, 7) !== day.slice(0, 7)) return false;
  const date = Number(day.slice(8));
  const written = `(?<![\\p{L}\\p{N}])(?:${date}(?:st|nd|rd|th)(?!\\p{L})|(?:el|al|del|para el) (?:día )?${date}(?![\\p{L}\\p{N}]|[.,:]\\d))`;
  return texts.some(({ text }) => new RegExp(written, 'iu').test(text));
}

/**
 * Whether one of these texts contains a night of a tour, also as part of a list: "in March: Leeds on the 5th, York on
 * the 8th", or of a series: "every Wednesday in February".
 */
export function saysNight(texts: readonly OwnText[], day: string): boolean {
  const wanted = toPartial(day);
  return (
    saysDay(texts, day, day) ||
    texts.some(
      ({ text, saidOn }) =>
        listedDays(text).some((listed) => says(dateOfListedDay(listed, saidOn), wanted, saidOn)) ||
        dateSeries(text).some((series) => datesOfSeries(series, saidOn).some((date) => says(date, wanted, saidOn))),
    )
  );
}

/** Whether one of these texts has the number of a day, and no month at all: "added Bristol on the 11th". */
export function saysOpenDay(texts: readonly OwnText[], day: string): boolean {
  const weekdayOfDay = weekdayNumber(day);
  return texts.some(({ text }) =>
    openDays(text).some(
      (open) => open.day === Number(day.slice(8)) && (open.weekday === undefined || open.weekday === weekdayOfDay),
    ),
  );
}
