import { feastDaysIn } from './feast-days.js';

it.each([
  ['it drops on valentines', '14.2'],
  ["out on Valentine's Day", '14.2'],
  ['el concierto de nochevieja es en nochevieja', '31.12'],
  ['we play on Christmas Eve', '24.12'],
  ['a christmas single, a valentine song, a halloween costume', ''],
])('the feast in “%s”', (text, days) => {
  expect(
    feastDaysIn(text)
      .map(({ date, month }) => `${date}.${month}`)
      .join(' '),
  ).toBe(days);
});
