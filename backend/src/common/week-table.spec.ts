import { weekTable } from './week-table.js';

const linesOn = (day: string): string[] => weekTable(day).split('\n');

describe('the weeks around a day', () => {
  it('are those of the requested day, even where two dates apply at the same moment', () => {
    for (const day of [19, 20, 21, 22, 19]) {
      expect(linesOn(`2026-11-${day}`)[6]).toContain(
        day === 20 ? 'today' : Math.abs(day - 20) === 1 ? '1 day' : '2 days',
      );
    }
  });

  it('have the day on line seven, and run from Monday to Sunday', () => {
    for (const day of ['2026-11-16', '2026-11-19', '2026-11-22']) {
      expect(linesOn(day)[6]).toMatch(/^Mon 16 Nov 2026 \| Fri 20 Nov 2026, .* \| Sun 22 Nov 2026$/);
    }
  });

  it('count the days to each Friday', () => {
    const [before, present, next] = linesOn('2026-11-20').slice(5, 8);
    expect([before, present, next]).toEqual([
      'Mon 9 Nov 2026 | Fri 13 Nov 2026, 7 days ago | Sun 15 Nov 2026',
      'Mon 16 Nov 2026 | Fri 20 Nov 2026, today | Sun 22 Nov 2026',
      'Mon 23 Nov 2026 | Fri 27 Nov 2026, in 7 days | Sun 29 Nov 2026',
    ]);
    expect(linesOn('2026-11-19')[6]).toContain('in 1 day |');
    expect(linesOn('2026-11-21')[6]).toContain('1 day ago |');
  });

  it('run without a gap across the ends of months, years and a leap February', () => {
    const mondays = linesOn('2027-12-29').map((line) => Date.parse(`${line.slice(4, line.indexOf(' |'))} UTC`));
    expect(mondays).toHaveLength(47);
    mondays.slice(1).forEach((monday, index) => expect(monday - (mondays[index] ?? 0)).toBe(7 * 86_400_000));
    expect(linesOn('2027-12-29')).toContain('Mon 28 Feb 2028 | Fri 3 Mar 2028, in 65 days | Sun 5 Mar 2028');
  });
});
