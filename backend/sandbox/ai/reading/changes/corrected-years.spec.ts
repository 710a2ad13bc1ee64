import { yearsCorrected } from './corrected-years.js';

it.each([
  [
    'it was the year before last that she won, so 2024',
    ['She won the Ely prize last year'],
    { from: 'last year', to: 'in 2024' },
  ],
  ['sorry, it was 2019 not 2020', ['we formed in 2020 in Hull'], { from: 'in 2020', to: 'in 2019' }],
  [
    'Actually it was 2022 that I won the Fleadh',
    ['I moved to Cork in 2015, I won the Fleadh two years ago'],
    { from: 'two years ago', to: 'in 2022' },
  ],
])('%s', (message, earlier, swap) => {
  expect(yearsCorrected(message, earlier)).toEqual([swap]);
});

it.each([
  ['it was the year before last, so 2024', ['I play the harp']],
  ['I won it in 2024', ['I toured last year']],
  ['it’s 12 March 2027, not the 19th', ['we formed in 2020']],
  ['it was great, see you in 2027', ['I moved in 2015, I won it in 2020']],
])('no year to correct: %s', (message, earlier) => {
  expect(yearsCorrected(message, earlier)).toEqual([]);
});
