import { saysDay } from './said-day.js';

describe('the day of a call', () => {
  it.each([
    ['12 June', '12 June', '2026-11-24', true],
    ['12 June', '12 June', '2026-01-10', false],
    ['Out on Saturday 12 June 2027', '12 June', '2026-11-24', true],
    ['We play tomorrow', 'tomorrow', '2026-11-24', false],
    ['We play tomorrow', 'tomorrow', '2027-06-11', true],
    ['It is on 2027-06-12', '2027-06-12', '2026-01-10', true],
    ['We play on 13 June, it is out the day before', '2027-06-12', '2026-11-24', true],
    ['We play on 13 June, it is out the day after', '2027-06-12', '2026-11-24', false],
  ])('2027-06-12 is in “%s” as “%s”, said on %s: %s', (text, words, saidOn, isSaid) => {
    expect(saysDay([{ text, saidOn }], words, '2027-06-12')).toBe(isSaid);
  });
});
