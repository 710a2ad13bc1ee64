import { withWordCounts } from './word-counts.js';

it.each([
  ['Fifty words or so would do nicely', '50 words or so would do nicely'],
  ['a bio in two hundred and fifty words', 'a bio in 250 words'],
  ['a hundred-word bio', 'a 100-word bio'],
  ['about a hundred words', 'about 100 words'],
  ['seventy five words', '75 words'],
  [
    'Hi, need bios. one line, 50, 100 and 250 words. Third person?',
    'Hi, need bios in one line, 50, 100 and 250 words. Third person?',
  ],
  ['Write my bio. 50 people came, in other words a lot', 'Write my bio. 50 people came, in other words a lot'],
  ['one hundred and fifty words', '150 words'],
])('%s', (typed, read) => expect(withWordCounts(typed, 'en')).toBe(read));

it.each([
  ['una bio de cien palabras', 'una bio de 100 palabras'],
  ['doscientas cincuenta palabras', '250 palabras'],
  ['en ciento veinte palabras', 'en 120 palabras'],
  ['treinta y cinco palabras', '35 palabras'],
])('%s', (typed, read) => expect(withWordCounts(typed, 'es')).toBe(read));

it.each(['fifty copies', 'in other words', 'in your own words', 'a hundred people', 'two words'])('%s', (typed) =>
  expect(withWordCounts(typed, 'en')).toBe(typed),
);
