import { withSubjectsRepeated } from './listed-clauses.js';

it.each([
  [
    'we’re a 3 piece from Derry, been gigging since 2018, toured Norway and supported Low Sun last autumn',
    [
      'we’re a 3 piece from Derry',
      'I have been gigging since 2018',
      'We toured Norway and supported Low Sun last autumn',
    ],
  ],
  [
    'I play the harp, studied in Leeds, won the Young Folk Award in 2024',
    ['I play the harp', 'I studied in Leeds', 'I won the Young Folk Award in 2024'],
  ],
  [
    'I am 63, worked on trawlers for 30 years, and play the concertina',
    ['I am 63', 'I worked on trawlers for 30 years', 'I play the concertina'],
  ],
  ['im 27, sang in a choir, taught myself keys', ['im 27', 'I sang in a choir', 'I taught myself keys']],
])('the parts of a list have the same subject: %s', (typed, clauses) => {
  expect(withSubjectsRepeated(typed)).toEqual(clauses);
});

it.each([
  'I wrote songs about people, loved by everyone',
  'The album was written in Leeds, played live in one room',
  'I play loud songs, made in Leeds',
  'Low Tide, released on Friday, is my first single',
])('what is no list of the artist’s facts stays: %s', (typed) => {
  expect(withSubjectsRepeated(typed)).toEqual([typed]);
});
