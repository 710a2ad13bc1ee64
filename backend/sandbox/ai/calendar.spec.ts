import { addMonths, findDays, findNoDay, isoDay, longDay, parseIsoDay } from './calendar.js';

const today = parseIsoDay('2026-11-21') ?? NaN;

function found(text: string, past = false): string[] {
  return findDays(text, today, past).map(({ day }) => isoDay(day));
}

describe('dates in what people write', () => {
  test.each([
    ['It comes out on Friday 18 December.', ['2026-12-18']],
    ['out on 18th of December', ['2026-12-18']],
    ["it drops on valentine's day", ['2027-02-14']],
    ['out on valentines', ['2027-02-14']],
    ['we play on new years eve', ['2026-12-31']],
    ['a christmas single, a valentine song', []],
    ['sale el día de san valentín', ['2027-02-14']],
    ['December 18 it is', ['2026-12-18']],
    ['Saturday 19th December 7.30pm', ['2026-12-19']],
    ['19 dec 8pm', ['2026-12-19']],
    ['we start in December 7pm sharp', []],
    ['December 7, 7pm', ['2026-12-07']],
    ['Dec 18, 2027', ['2027-12-18']],
    ['will be out on Friday, February 5, 2027', ['2027-02-05']],
    ['on Friday, the 5th of February, 2027', ['2027-02-05']],
    ['next Friday, Feb. 5th', ['2027-02-05']],
    ['our album is out on 21 May 2027', ['2027-05-21']],
    ['on 15 January 2027', ['2027-01-15']],
    ['on 3 March', ['2027-03-03']],
    ['5 Mar', ['2027-03-05']],
    ['viernes 5 Mar del Plata, Viña del Mar 6', []],
    ['on 21 November', ['2026-11-21']],
    ['jan 29 2027', ['2027-01-29']],
    ['release: 2026-12-18', ['2026-12-18']],
    ['18.12.2026 or 12/18/2026', ['2026-12-18', '2026-12-18']],
    ['5/6/2027', []],
    ['31 February 2027, 45 May', []],
    ['in three weeks', ['2026-12-12']],
    ['in 10 days', ['2026-12-01']],
    ['tomorrow', ['2026-11-22']],
    ['next Friday', ['2026-11-27']],
    ['two weeks ago', ['2026-11-07']],
    ['between 4 and 18 December', ['2026-12-18']],
    ['I may play 2 gigs, and march 300 times', []],
    ['no date at all', []],
  ])('%s', (text, days) => {
    expect(found(text)).toEqual(days);
  });

  test('without a year, a date in the past is the most recent one', () => {
    expect(found('It came out on 1 December.', true)).toEqual(['2025-12-01']);
    expect(found('It came out on 1 November.', true)).toEqual(['2026-11-01']);
  });

  test('the given weekday is kept with the date', () => {
    expect(findDays('Thursday 18 December', today)).toMatchObject([{ claimedWeekday: 'Thursday' }]);
    expect(findDays('Thurs, December 18', today)).toMatchObject([{ claimedWeekday: 'Thursday' }]);
  });
});

test('days are written with weekday and year', () => {
  expect(longDay(parseIsoDay('2026-12-11') ?? NaN)).toBe('Friday 11 December 2026');
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-05-21', -4, '2027-01-21'],
  ['2026-11-30', 3, '2027-02-28'],
])('%s moved by %i months is %s', (from, count, to) => {
  expect(isoDay(addMonths(parseIsoDay(from) ?? NaN, count))).toBe(to);
});

test.each([
  ['out on 30 February 2027', '30 February 2027'],
  ['out on Feb 29th, 2027', '29 February 2027'],
  ['out on 31 April', '31 April'],
  ['out on 29 February', undefined],
  ['out on 28 February 2027', undefined],
  ['in May 40 people came', undefined],
])('%j: there is no %s', (text, day) => {
  expect(findNoDay(text)).toBe(day);
});
