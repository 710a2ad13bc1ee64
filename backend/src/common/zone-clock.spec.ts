import { clockIn, startOfDay } from './zone-clock.js';

describe('the start of a day', () => {
  it.each([
    ['UTC', '2027-01-04', '2027-01-04T00:00:00.000Z'],
    ['Europe/London', '2027-03-28', '2027-03-28T00:00:00.000Z'],
    ['Europe/London', '2027-03-29', '2027-03-28T23:00:00.000Z'],
    ['America/New_York', '2027-11-08', '2027-11-08T05:00:00.000Z'],
    ['Asia/Kathmandu', '2028-02-29', '2028-02-28T18:15:00.000Z'],
  ])('in %s on %s is %s', (timeZone, day, moment) => {
    expect(startOfDay(timeZone, day).toISOString()).toBe(moment);
  });

  it('is within an hour of the first moment if clocks skip midnight', () => {
    // In Beirut, 28 March 2027 begins at 01:00.
    const start = startOfDay('Asia/Beirut', '2027-03-28').getTime();
    const shown = clockIn('Asia/Beirut')(start);
    expect(Math.abs(shown - Date.parse('2027-03-28'))).toBeLessThanOrEqual(3_600_000);
  });
});
