import { type FoundDate, twoReadings } from '../../common/dates/find-dates.js';
import { datesFrom, type PartialDate } from '../../common/dates/partial-date.js';
import { confirmedBy, withYear } from './confirmed-dates.js';
import { dateOfDayBeside, type DayBeside } from './day-beside.js';
import { dateOfListedDay, type ListedDay } from './listed-dates.js';
import { datesOfSeries, type DateSeries } from './series-dates.js';

/** The days that a text names, in each of the ways in which it can. */
export interface NamedDays {
  dates: readonly FoundDate[];
  listed: readonly ListedDay[];
  beside: readonly DayBeside[];
  series: readonly DateSeries[];
  /** Offsets in days: "tomorrow" is 1. */
  relativeDays: readonly number[];
}

/** The words that state a date; empty if the text only implies it. */
export interface Statement {
  text: string;
  /** Of the date; 0 if it has none, such as a weekday. */
  month: number;
}

/** By the key of a claim (see `confirmedBy`), what states it. */
export type Statements = ReadonlyMap<string, Statement>;

/** What a text states if it was said on a certain day. */
export interface StatedDates {
  sure: Statements;
  /** By dates that can be read in two ways, which confirm neither. */
  unsure: Statements;
  /** The months that it names, with their years if the day tells them, in its order. */
  months: readonly PartialDate[];
}

/** What the days that a text names mean. @param saidOn the day it was said where the artist was, `2026-11-29`, if known */
export function statedDates(named: NamedDays, saidOn: string | undefined): StatedDates {
  const sure = new StatementList(saidOn);
  const unsure = new StatementList(saidOn);
  for (const found of named.dates) {
    const list = twoReadings(found) === null ? sure : unsure;
    for (const date of found.dates) list.add(date, found.text);
  }
  for (const day of named.listed) sure.add(dateOfListedDay(day, saidOn), day.text);
  for (const day of named.beside) {
    const date = dateOfDayBeside(day, saidOn);
    if (date) sure.add(date, day.text);
  }
  for (const series of named.series) for (const date of datesOfSeries(series, saidOn)) sure.add(date, series.text);
  if (saidOn && named.relativeDays.length > 0)
    for (const date of datesFrom(named.relativeDays, saidOn)) sure.add(date, '');
  return { sure: sure.statements, unsure: unsure.statements, months: monthsIn(named.dates, saidOn) };
}

class StatementList {
  readonly statements = new Map<string, Statement>();
  /** A text may repeat a date thousands of times. */
  private readonly known = new Set<string>();

  constructor(private readonly saidOn: string | undefined) {}

  add(date: PartialDate, text: string): void {
    const { year, month = 0, day, weekday } = date;
    const key = [year, month, day, weekday].join();
    if (this.known.has(key)) return;
    this.known.add(key);
    for (const claim of confirmedBy(date, this.saidOn)) {
      const found = this.statements.get(claim);
      if (!found || month < found.month) this.statements.set(claim, { text, month });
    }
  }
}

function monthsIn(dates: readonly FoundDate[], saidOn: string | undefined): PartialDate[] {
  return dates.flatMap(({ dates: [date = {}, ...others] }) => {
    const { year, month } = withYear(date, saidOn);
    return month === undefined || others.length > 0 ? [] : [{ month, ...(year && { year }) }];
  });
}
