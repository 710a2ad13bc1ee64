import { describe, expect, it } from '@jest/globals';
import { day, exampleRelease } from './example-release';

describe('the landing page’s example release', () => {
  it('is out on the first Friday at least 27 days away, with steps counted back in weeks', () => {
    const { deliver, pitch, lastDay, out } = exampleRelease(new Date(2026, 10, 21));
    expect([deliver, pitch, lastDay, out].map((date) => day(date, 'short'))).toEqual([
      '27 Nov',
      '4 Dec',
      '11 Dec',
      '18 Dec',
    ]);
    expect([out.getFullYear(), day(out, 'long')]).toEqual([2026, '18 December']);
  });

  it.each([
    ['Christmas Day', new Date(2026, 10, 23)],
    ['New Year’s Day', new Date(2026, 10, 30)],
    ['a Friday whose last day for Release Radar is New Year’s Day', new Date(2026, 11, 7)],
  ])('avoids the holidays: not %s', (_, today) => {
    const steps = Object.values(exampleRelease(today)).map((date) => day(date, 'short'));
    expect(steps).toEqual(['8 Jan', '15 Jan', '22 Jan', '29 Jan']);
  });

  it('is a Friday with every step still ahead, on any day', () => {
    for (let offset = 0; offset < 400; offset += 1) {
      const today = new Date(2026, 0, 1 + offset, 23, 59);
      const release = exampleRelease(today);
      const { deliver, out } = release;
      expect(Object.values(release).map((date) => day(date, 'short'))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(2\d|3\d|19) Dec$|^[123] Jan$/)]),
      );
      expect(out.getDay()).toBe(5);
      expect(deliver.getTime()).toBeGreaterThan(today.getTime());
    }
  });
});
