import { withYear } from './confirmed-dates.js';
import { findDates } from '../../common/dates/find-dates.js';
import type { PartialDate } from '../../common/dates/partial-date.js';

describe('“mar”', () => {
  it.each([
    ['12 mar de este año', [3]],
    ['12 mar', [3]],
    ['tocamos en Mar del Plata, 5', []],
    ['sábado 13 mar del plata', []],
    ['Lastrina del Mar 5', []],
  ])('%s', (text, found) => {
    expect(findDates(text).flatMap(({ dates }) => dates.flatMap(({ month }) => month ?? []))).toEqual(found);
  });
});

describe('“marco”', () => {
  it.each([
    ['suona Marco Galli', []],
    ['registrato con Marco', []],
    ['12 de marco', [3]],
    ['marco 2027', [3]],
    ['em março', [3]],
  ])('%s', (text, found) => {
    expect(findDates(text).flatMap(({ dates }) => dates.flatMap(({ month }) => month ?? []))).toEqual(found);
  });
});

describe('dates with slashes', () => {
  const read = (text: string): string[] =>
    findDates(text).map(({ dates }) => dates.map(({ day, month }) => `${day}.${month}.`).join(' or '));

  it.each([
    ['11/02 Hull', ['11.2. or 2.11.']],
    ['11/02 Hull, 12/02 Leeds, 13/02 York', ['11.2.', '12.2.', '13.2.']],
    ['02/11 Austin, 02/13 Dallas', ['11.2.', '13.2.']],
    ['11/02/2027 Hull, 13/02 York', ['11.2.', '13.2.']],
    // Written in both orders: nothing is settled.
    ['13/02 York, 02/14 Dallas, 3/4 Hull', ['13.2.', '14.2.', '3.4. or 4.3.']],
    ['2027-02-13 York, 3/4 Hull', ['13.2.', '3.4. or 4.3.']],
  ])('%s', (text, dates) => {
    expect(read(text)).toEqual(dates);
  });
});

describe('a date without a year', () => {
  it.each<[string, PartialDate, string, number]>([
    ['is one that has just passed', { month: 11, day: 20 }, '2026-11-29', 2026],
    ['has just passed across New Year, too', { month: 12, day: 20 }, '2027-01-05', 2026],
    ['may be a month that has just passed', { month: 12 }, '2027-01-05', 2026],
    ['is otherwise the next one', { month: 12, day: 20 }, '2027-01-21', 2027],
    ['is in the next year if this year’s is long over', { month: 3, day: 5 }, '2026-11-29', 2027],
    ['is in the same year if it is ahead', { month: 12, day: 31 }, '2026-02-01', 2026],
  ])('%s', (_, date, saidOn, year) => {
    expect(withYear(date, saidOn)).toEqual({ ...date, year });
  });
});
