import fc from 'fast-check';
import { type DateQuestion, workOutDate } from './date-math.js';

const present = { timeZone: 'Europe/London', now: new Date('2026-11-24T12:00:00Z') };
const question = (more: Partial<DateQuestion>): DateQuestion => ({
  from: 'today',
  days: 0,
  weeks: 0,
  months: 0,
  until: '',
  ...more,
});

describe('date_math', () => {
  it.each([
    [question({}), { date: '2026-11-24', weekday: 'Tuesday', daysFromToday: 0 }],
    [question({ from: '2027-01-22', weeks: -4 }), { date: '2026-12-25', weekday: 'Friday', daysFromToday: 31 }],
    [question({ from: '2027-01-31', months: 1 }), { date: '2027-02-28', weekday: 'Sunday', daysFromToday: 96 }],
    [question({ from: '2028-02-29', months: -12 }), { date: '2027-02-28', weekday: 'Sunday', daysFromToday: 96 }],
    [question({ until: '2027-01-22' }), { date: '2026-11-24', weekday: 'Tuesday', daysFromToday: 0, daysUntil: 59 }],
    // Clocks change on 28 March 2027 in London.
    [question({ from: '2027-03-27', days: 2 }), { date: '2027-03-29', weekday: 'Monday', daysFromToday: 125 }],
  ])('%j', (asked, answer) => {
    expect(workOutDate(asked, present)).toEqual(answer);
  });

  it('counts from today in the artist’s time zone', () => {
    const now = new Date('2026-11-24T23:30:00Z');
    expect(workOutDate(question({}), { timeZone: 'Asia/Tokyo', now }).date).toBe('2026-11-25');
    expect(workOutDate(question({}), { timeZone: 'America/Lima', now }).date).toBe('2026-11-24');
  });

  it.each([
    [question({ from: '2027-02-31' }), 'There is no day "2027-02-31"'],
    [question({ from: 'next Friday' }), 'There is no day "next Friday"'],
    [question({ until: '3/4' }), 'There is no day "3/4"'],
    [question({ days: 1_000_000 }), 'too far away'],
  ])('refuses %j: %s', (asked, sentence) => {
    expect(() => workOutDate(asked, present)).toThrow(sentence);
  });

  it('returns to the start after going the same number of days back', () => {
    const days = fc.integer({ min: -20_000, max: 20_000 });
    fc.assert(
      fc.property(days, days, (start, count) => {
        const { date: from } = workOutDate(question({ days: start }), present);
        const there = workOutDate(question({ from, days: count }), present);
        expect(workOutDate(question({ from: there.date, days: -count, until: there.date }), present)).toMatchObject({
          date: from,
          daysUntil: count,
        });
      }),
    );
  });
});
