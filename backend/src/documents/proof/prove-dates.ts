import { workedOut } from '../../../../contract/documents/worked-out.js';
import { findAllDates, isShortDate, noSuchDay, twoReadings } from '../../common/dates/find-dates.js';
import {
  hasWrongWeekday,
  type PartialDate,
  toPartial,
  weekdayIn,
  weekdayNames,
} from '../../common/dates/partial-date.js';
import type { ProofRecord, Search, Span } from './proof-record.js';
import { verbatim } from './verbatim.js';

/** The days that a text may carry as its own date. */
interface WritingDays {
  today: string;
  writtenOn?: readonly string[];
}

/** Matches the dates in a text to their sources. @param rest masked, without the claims of other kinds */
export function proveDates(rest: string, days: WritingDays, record: ProofRecord): readonly Span[] {
  const claims = findAllDates(rest).filter(({ text }) => !isShortDate(text));
  const { own } = record.sources;
  for (const claim of record.untilEnough('date', claims)) {
    const search: Search = (sources) => sources.findDate(claim.dates) ?? verbatim(sources, claim, rest);
    const unsure = own.findUnsureDate(claim.dates);
    // Which of the two is meant is asked by a rule.
    const said = search(own) ?? (twoReadings(claim) && unsure);
    const [date] = claim.dates;
    const real = date && hasWrongWeekday(date) ? weekdayIn(date) : undefined;
    const writingDay = writingDayOf(claim.dates, days);
    if (said) record.accept(claim, said);
    else if (real !== undefined) record.reject('date', claim, `Check this date: that day is a ${weekdayNames[real]}.`);
    else if (claim.dates.length === 0) record.reject('date', claim, noSuchDay(claim.text));
    else if (writingDay) record.accept(claim, writingDay);
    else if (unsure)
      record.reject('date', claim, `You wrote ${unsure.text}, which has two readings: confirm or correct.`);
    else record.reject('date', claim, record.reason('date', search));
  }
  return claims;
}

/** What a date is if the text was written on it, or is today's; null for other dates. */
function writingDayOf(dates: readonly PartialDate[], { today, writtenOn = [] }: WritingDays): string | null {
  const isDay = (day: string): boolean => dates.some((date) => isSameDay(date, day));
  if (isDay(today)) return workedOut.today;
  return writtenOn.some(isDay) ? workedOut.writtenOn : null;
}

function isSameDay(date: PartialDate, day: string): boolean {
  const { year, month, day: number } = toPartial(day);
  return date.month === month && date.day === number && (date.year === undefined || date.year === year);
}
