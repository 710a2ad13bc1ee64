import { shownWeeks } from './weeks.js';

describe('the weeks that are shown', () => {
  it.each([
    ['a Saturday', '2026-11-21T23:59:59Z', '2026-11-16'],
    ['a Sunday', '2026-11-22T12:00:00Z', '2026-11-16'],
    ['a Monday', '2026-11-23T00:00:00Z', '2026-11-23'],
  ])('end with the one of %s and begin eleven weeks before', (_what, now, last) => {
    const weeks = shownWeeks(new Date(now));
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toBe(last);
    expect(Date.parse(last) - Date.parse(weeks[0] ?? '')).toBe(11 * 7 * 86_400_000);
  });
});
