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

it('los sitios de una gira, dichos después', () => {
  const gira = 'Hacemos gira en marzo: Popayán el jueves 4, Cali el viernes 5 y Bogotá el viernes 12 de marzo';
  const sitios =
    'Los sitios son: en Popayán la Casa Tulcán, en Cali el Café Teatro Guadual y en Bogotá la sala El Zaguán.';
  const venues = situationOf([gira, sitios]).known.shows.map(({ venue }) => venue);
  expect(venues).toEqual(['Casa Tulcán', 'Café Teatro Guadual', 'El Zaguán']);
});
