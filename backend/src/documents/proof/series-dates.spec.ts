import { cpuMs } from '../../../../test/support/measure/cpu-time.js';
import { datesOfSeries, dateSeries } from './series-dates.js';

const saidOn = '2026-11-28';
const daysIn = (text: string): string[] =>
  dateSeries(text)
    .flatMap((series) => datesOfSeries(series, saidOn))
    .map(({ year, month, day }) => `${day}.${month}.${year}`);

describe('the same weekday of a month', () => {
  const february = ['4.2.2027', '11.2.2027', '18.2.2027', '25.2.2027'];
  it.each([
    ['It is every Thursday in February 2027 at the Copper Lantern', february],
    ['Thursdays in february', february],
    ['every thursday night in feb, 8 pm', february],
    ['each Thursday of February', february],
    ['All the Thursdays throughout February 2027', february],
    ['todos los jueves de febrero de 2027', february],
    ['los jueves en febrero', february],
    ['cada jueves de febrero', february],
    ['every Friday in March', ['5.3.2027', '12.3.2027', '19.3.2027', '26.3.2027']],
    ['Mondays in May 2027', ['3.5.2027', '10.5.2027', '17.5.2027', '24.5.2027', '31.5.2027']],
    ['every Sunday this December', ['6.12.2026', '13.12.2026', '20.12.2026', '27.12.2026']],
  ])('%s', (text, days) => expect(daysIn(text)).toEqual(days));

  it.each([
    'a Thursday in February',
    'the first Thursday in February',
    'every other Thursday in February',
    'some Thursdays in February',
    'el jueves de febrero',
    'every song in February',
    'every Thursday in Leeds',
  ])('is none in %j', (text) => expect(daysIn(text)).toEqual([]));

  it('is nothing in a text of which no one knows when it was said, without a year', () => {
    expect(dateSeries('every Friday in March').flatMap((series) => datesOfSeries(series))).toEqual([]);
    expect(dateSeries('every Friday in March 2027').flatMap((series) => datesOfSeries(series))).toHaveLength(4);
  });
});

describe('a weekday of a few days', () => {
  it.each([
    ['friday 7 may to sunday 9 may 2027, we play the saturday on the Dune stage', ['8.5.2027']],
    ['7-9 May 2027. We play on the Sunday', ['9.5.2027']],
    ['May 7-9, 2027: we are on the Friday', ['7.5.2027']],
    ['del 7 al 9 de mayo, tocamos el sábado', ['8.5.2027']],
    ['from 30 April to 2 May, and we play the Saturday', ['1.5.2027']],
    ['26 February to 3 March 2027: on the Monday', ['1.3.2027']],
    ['26 February to 4 March 2028: on the Saturday', ['26.2.2028', '4.3.2028']],
    ['30 December 2026 to 2 January 2027, on the Friday', ['1.1.2027']],
    ['30 December to 2 January, on the Friday', ['1.1.2027']],
    ['7 to 9 May', []],
    ['7 May to 30 May, on the Saturday', []],
    ['7 to 9 May, on the Tuesday', []],
    ['7 to 9 bands, on the Saturday', []],
  ])('%s', (text, days) => expect(daysIn(text)).toEqual(days));
});

it.each(['every Monday in May ', 'every ', '1-2 May ', '1 to ', 'the Monday ', 'aaaaaaaa '])(
  'series are found in a text of %j alone within seconds',
  (unit) => {
    expect(cpuMs(() => dateSeries(unit.repeat(Math.ceil(60_000 / unit.length))))).toBeLessThan(3000);
    expect(cpuMs(() => dateSeries(`the Monday ${'1-2 May '.repeat(3000)}${unit.repeat(3000)}`))).toBeLessThan(3000);
  },
);
