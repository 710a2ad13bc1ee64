import { paperOf } from './paper.js';

test.each([
  ['Leeds, UK', 'a4'],
  ['Austin, TX', 'letter'],
  ['Brooklyn, New York', 'letter'],
  ['Toronto, Canada', 'letter'],
  ['Montréal, Québec', 'letter'],
  ['Ciudad de México, México', 'letter'],
  ['Manila, Philippines', 'letter'],
  ['San Francisco, CA 94110', 'letter'],
  ['Tokyo', 'a4'],
  ['Tbilisi, Georgia', 'a4'],
  ['Carbondale', 'a4'],
  ['York', 'a4'],
  ['', 'a4'],
])('a sheet from %s is on %s', (location, paper) => {
  expect(paperOf(location)).toBe(paper);
});
