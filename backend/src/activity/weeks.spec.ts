import { shownWeeks } from './weeks.js';

describe('the weeks shown', () => {
  it.each([
    ['a Saturday', '2026-11-21T23:59:59Z', 'UTC', '2026-11-16', '2026-11-16T00:00:00.000Z'],
    ['a Sunday', '2026-11-22T12:00:00Z', 'UTC', '2026-11-16', '2026-11-16T00:00:00.000Z'],
    ['a Monday', '2026-11-23T00:00:00Z', 'UTC', '2026-11-23', '2026-11-23T00:00:00.000Z'],
    [
      'a Sunday evening in Los Angeles',
      '2026-11-23T07:59:59Z',
      'America/Los_Angeles',
      '2026-11-16',
      '2026-11-16T08:00:00.000Z',
    ],
    [
      'a Monday morning in Auckland',
      '2026-11-22T11:00:00Z',
      'Pacific/Auckland',
      '2026-11-23',
      '2026-11-22T11:00:00.000Z',
    ],
    [
      'the Monday after a clock change',
      '2026-10-26T00:00:00Z',
      'Europe/London',
      '2026-10-26',
      '2026-10-26T00:00:00.000Z',
    ],
    ['the Sunday of a clock change', '2026-10-25T12:00:00Z', 'Europe/London', '2026-10-19', '2026-10-18T23:00:00.000Z'],
    ['half an hour off', '2026-11-22T18:30:00Z', 'Asia/Kolkata', '2026-11-23', '2026-11-22T18:30:00.000Z'],
  ])('end with the week of %s and start eleven weeks earlier', (_what, now, timeZone, last, startsAt) => {
    const weeks = shownWeeks(new Date(now), timeZone);
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toEqual({ start: last, startsAt: new Date(startsAt) });
    expect(Date.parse(last) - Date.parse(weeks[0]?.start ?? '')).toBe(11 * 7 * 86_400_000);
  });
});
