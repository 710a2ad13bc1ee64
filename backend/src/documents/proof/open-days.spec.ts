import { cpuMs } from '../../../../test/support/measure/cpu-time.js';
import { datesOfOpenDay, openDays } from './open-days.js';

it.each([
  ['my mistake, it’s Saturday the 13th, the hall has a wedding on the 6th', ['6 13', ' 6']],
  ['added Bristol on the 11th', [' 11']],
  ['se pasa al 12', [' 12']],
  ['mejor el sábado 13, en la misma sala', ['6 13']],
  ['mejor sábado 13, en la misma sala', ['6 13']],
  ['in March it was the 6th', []],
  ['the 3rd single, and the 2nd time', []],
  ['the 40th', []],
  ['el 13 por ciento', []],
])('%s', (text, days) => {
  expect(openDays(text).map(({ day, weekday }) => `${weekday ?? ''} ${day}`)).toEqual(days);
});

describe('means', () => {
  const months = [
    { year: 2027, month: 3 },
    { year: 2027, month: 2 },
  ];
  it('the month stated last', () => {
    expect(datesOfOpenDay({ text: 'the 11th', day: 11 }, months)).toEqual([{ year: 2027, month: 3, day: 11 }]);
  });

  it('with a weekday, the month in which it falls on that weekday', () => {
    const thursday = { text: 'Thursday the 11th', day: 11, weekday: 4 };
    expect(datesOfOpenDay(thursday, months)).toHaveLength(2);
    expect(datesOfOpenDay({ ...thursday, day: 13, weekday: 0 }, months)).toEqual([]);
  });

  it('nothing if no month was stated', () => {
    expect(datesOfOpenDay({ text: 'the 11th', day: 11 }, [])).toEqual([]);
  });
});

it('are found in a long text within seconds', () => {
  expect(cpuMs(() => openDays('the 1st '.repeat(7500)))).toBeLessThan(3000);
  expect(cpuMs(() => openDays('aaaaaaaa '.repeat(6600)))).toBeLessThan(3000);
});
