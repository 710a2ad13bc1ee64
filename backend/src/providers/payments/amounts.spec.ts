import { toMainUnit } from './amounts.js';

describe('a payment provider’s amount', () => {
  it.each([
    ['usd', 2995, 29.95],
    ['EUR', 2995, 29.95],
    ['jpy', 2995, 2995],
    ['KRW', 30_000, 30_000],
    ['mga', 100_000, 100_000],
    ['kwd', 9250, 9.25],
    ['TND', 92_500, 92.5],
    ['isk', 350_000, 3500],
    ['ugx', 500, 5],
    ['huf', 1_045_000, 10_450],
    ['twd', 90_000, 900],
    ['usd', -2995, -29.95],
  ])('in %s: %i is %d', (currency, amount, expected) => {
    expect(toMainUnit(amount, currency)).toBe(expected);
  });
});
