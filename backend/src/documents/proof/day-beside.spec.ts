import { dateOfDayBeside, daysBeside } from './day-beside.js';

const read = (text: string): string[] =>
  daysBeside(text).map((day) => {
    const { year, month, day: date } = dateOfDayBeside(day, '2026-11-29') ?? {};
    return [year, month, date].join('-');
  });

describe('a day named by the one beside it', () => {
  it.each([
    ['We play The Coal Yard on Sat 30 January, doors 8. The single is out the day before.', ['2027-1-29']],
    ['It is out on 28 February 2027, and we play Mono the day after!', ['2027-3-1']],
    ['The gig is on 1 January 2027, the single comes out the day before the gig', ['2026-12-31']],
    ['Tocamos el 30 de enero y el disco sale el día antes.', ['2027-1-29']],
    ['Sale el 26 de febrero y al día siguiente tocamos en Rosario', ['2027-2-27']],
  ])('counts from the date before it: %s', (text, days) => {
    expect(read(text)).toEqual(days);
  });

  it.each([
    'It is out on 29 January. The day before we recorded it, my dad died.',
    'The single is out the day before.',
    'Out on 3/4, we play the day after.',
  ])('isn’t one: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
