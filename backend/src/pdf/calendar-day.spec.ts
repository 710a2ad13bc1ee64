import { isImpossibleDay, isOver, showDay } from './calendar-day.js';

describe('a show’s date', () => {
  it.each([
    ['2026-11-14'],
    ['14 November 2026'],
    ['14 Nov 2026'],
    ['Saturday 14 November 2026'],
    ['Sat, 14th nov, 2026'],
    ['November 14, 2026'],
    ['Sat, Nov 14th 2026'],
    ['2026年11月14日'],
  ])('%s is 14 November', (date) => {
    expect(new Date(showDay(date)).toISOString()).toBe('2026-11-14T00:00:00.000Z');
  });

  it.each([
    ['03/10/2026'],
    ['Sat 14 Nov'],
    ['November 2026'],
    ['from 14 November 2026'],
    ['14 November 2026 to 3 January 2027'],
    ['31 February 2026'],
    ['2026-13-01'],
    ['TBA'],
    [''],
  ])('%s is ambiguous, so it isn’t past', (date) => {
    expect([showDay(date), isOver(date, new Date('2099-01-01T00:00:00Z'))]).toEqual([NaN, false]);
  });

  it.each([
    ['31 February 2026', true],
    ['2027-02-29', true],
    ['2028-02-29', false],
    ['0026-01-01', true],
    ['2026-13-01', true],
    ['November 2026', false],
    ['TBA', false],
  ])('%s doesn’t exist: %s', (date, is) => expect(isImpossibleDay(date)).toBe(is));

  it('is past once it is past in every time zone', () => {
    expect(isOver('14 November 2026', new Date('2026-11-15T11:59:59Z'))).toBe(false);
    expect(isOver('14 November 2026', new Date('2026-11-15T12:00:00Z'))).toBe(true);
  });
});
