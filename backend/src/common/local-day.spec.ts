import { dayIn, withWeekday } from './local-day.js';

describe('the day in a time zone', () => {
  it.each([
    ['America/Los_Angeles', '2026-12-12T02:00:00Z', '2026-12-11'],
    ['UTC', '2026-12-12T02:00:00Z', '2026-12-12'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Asia/Kathmandu', '2026-03-01T18:14:59Z', '2026-03-01'],
    ['Asia/Kathmandu', '2026-03-01T18:15:00Z', '2026-03-02'],
    // The day on which the clocks are put forward there.
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
  ])('%s at %s: %s', (timeZone, moment, day) => {
    expect(dayIn(timeZone, new Date(moment))).toBe(day);
  });

  it('has a weekday', () => {
    expect(withWeekday('2026-12-11')).toBe('2026-12-11 (Friday)');
  });
});
