import { situationOf } from '../../acting/situation.fixture.js';

const tour = 'Tour in February: Thu 11 Feb Geelong, Fri 12 Feb Ballarat, Fri 19 Feb Mount Gambier';

it.each([
  [
    "Righto venues: Geelong - The Tin Whistle. Ballarat - Morrow's Hotel. Mt Gambier - The Limestone Room.",
    ['The Tin Whistle', "Morrow's Hotel", 'The Limestone Room'],
  ],
  ['Ballarat: Town Hall', ['', 'Town Hall', '']],
  ['Geelong - Friday', ['', '', '']],
])('%s', (message, venues) => {
  expect(situationOf([tour, message]).known.shows.map(({ venue }) => venue)).toEqual(venues);
});
