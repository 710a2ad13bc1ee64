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
  ['Atlanta, GA', 'letter'],
  ['Chicago, IL', 'letter'],
  ['East Nashville, TN', 'letter'],
  ['Gary, IN 46402', 'letter'],
  ['Berlin, DE', 'a4'],
  ['Tel Aviv, IL', 'a4'],
  ['Mumbai, IN', 'a4'],
  ['Amsterdam, NL', 'a4'],
  ['Buenos Aires, AR', 'a4'],
  ['Tokyo', 'a4'],
  ['Tbilisi, Georgia', 'a4'],
  ['Carbondale', 'a4'],
  ['York', 'a4'],
  ['', 'a4'],
])('a sheet from %s is on %s', (location, paper) => {
  expect(paperOf(location)).toBe(paper);
});
