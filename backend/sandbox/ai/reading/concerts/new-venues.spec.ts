import { situationOf } from '../../acting/situation.fixture.js';
import { lastReply } from '../../questions/talk.fixture.js';
import { newVenueIn } from './new-venues.js';

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

it.each([
  ["It's St Matthew's church sorry, not St Mirren's, that's the football", "St Matthew's Church"],
  ["it's at the Tannery, not St Mirren's", 'Tannery'],
  ["It's St Mirren's, not St Matthew's", "St Mirren's"],
])('a hall put right: %s', (message, venue) => {
  const told = "We're doing a night for the food bank, Friday 18th December, 7pm, St Mirren's.";
  expect(situationOf([told, message]).known.shows.map((show) => show.venue)).toEqual([venue]);
});

describe('a hall that a town is moved to', () => {
  const dates = 'Dates: 12 Feb Newcastle, Cobbleworks / 13 Feb Leeds, Dray House / 18 Feb London, The Ninth Ladder.';
  const leeds = (message: string): string | undefined =>
    situationOf([dates, message]).known.shows.find(({ town }) => town === 'Leeds')?.venue;

  it.each([
    'Leeds has just moved to the Tannery Loft, same date.',
    'leeds has moved to the tannery loft',
    'Dray House moved to Tannery Loft',
    'The Leeds gig got upgraded to the Tannery Loft!',
    'Leeds se pasa a la Tannery Loft',
    'Leeds ha cambiado de sala a la Tannery Loft',
  ])('%s', (message) => expect(leeds(message)).toBe('Tannery Loft'));

  it.each([
    'Leeds has moved to the following week',
    'our drummer has moved to Leeds',
    'we have moved to Big Scary Monsters Records',
    'Leeds has moved to Friday',
  ])('none: %s', (message) => expect(leeds(message)).toBe('Dray House'));

  it('is changed in the announcement, although the message asks for another text', () => {
    const { text, texts } = lastReply([
      `Need a tour announcement. ${dates}`,
      'Good. Leeds has just moved to the Tannery Loft, same date. Can you update it, and also give me an Instagram caption?',
    ]);
    expect(texts).toHaveLength(2);
    for (const one of texts) expect(one).toContain('Saturday 13 February 2027 – Leeds, Tannery Loft');
    expect(text).toContain('“Dray House” is now “Tannery Loft”');
    expect(text).not.toContain('Not used');
    expect(text).not.toContain('didn’t follow');
  });
});

it.each([
  ['now its at Marsh Street Social Club, same night', 'Marsh Street Social Club'],
  ["it's now at Octave Hall. need a post", 'Octave Hall'],
  ['the venue is now December', ''],
  ['the show is now 12 December', ''],
])('a hall may begin like a month: %s', (text, venue) => {
  expect(newVenueIn(text)).toBe(venue);
});
