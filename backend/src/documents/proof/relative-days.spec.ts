import { cpuMs } from '../../../../test/support/measure/cpu-time.js';
import { relativeDays } from './relative-days.js';

describe('days counted from the day of a message', () => {
  it.each([
    ['it came out 3 weeks ago', [-21]],
    ['I wrote to her two days ago', [-2]],
    ['salió hace tres semanas', [-21]],
    ['out in a week', [7]],
    ['the video is due 10 days from now', [10]],
    ['sale dentro de dos semanas', [14]],
    ['tomorrow, or in 3 days', [3, 1]],
    ['recorded in three days', []],
    ['we made it in 2 weeks', []],
    ['three weeks of rain', []],
    ['120 weeks ago', [-840]],
    ['eleven days ago, hace once días', [-11, -11]],
  ])('%s', (text, days) => {
    expect(relativeDays(text)).toEqual(days);
  });

  it('are found in a long text within seconds', () => {
    expect(cpuMs(() => relativeDays('in 3 weeks '.repeat(20_000)))).toBeLessThan(3000);
  });
});
