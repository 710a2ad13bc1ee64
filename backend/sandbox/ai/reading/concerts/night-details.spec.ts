import { parseIsoDay } from '../../calendar.js';
import { nightDetails } from './night-details.js';
import { withNewVenues } from './new-venues.js';
import { showsOf } from '../shows.js';

const today = parseIsoDay('2026-11-23') ?? 0;
const tour =
  'We are on tour: Leeds, Brudenell Social Club on 5 March 2027; York, The Crescent on 6 March 2027; Hull, The Adelphi on 8 March 2027.';

/** A detail of each night (Leeds, York, Hull) after these messages about the tour. */
function each(part: 'price' | 'doors' | 'support', ...said: string[]): string[] {
  const { shows, ofAll } = nightDetails(showsOf([tour], today), [tour, ...said], today);
  return shows.map(({ gig }) => gig[part] || ofAll[part]);
}

describe('the price of each night of a tour', () => {
  it.each([
    ['Tickets are £12 and in York £10', ['£12', '£10', '£12']],
    ['Tickets are £12 (York £10)', ['£12', '£10', '£12']],
    ['£10 in York, everywhere else £12.', ['£12', '£10', '£12']],
    ['Tickets are £12.50, but £10 in Hull', ['£12.50', '£12.50', '£10']],
    ['It is £12 in Leeds and Hull and £10 in York', ['£12', '£10', '£12']],
    ['In Leeds and Hull £12, in York £10', ['£12', '£10', '£12']],
    ['Tickets £12 except in York, where they are £10', ['£12', '£10', '£12']],
    ['Las entradas cuestan 12 € y en York 10 €', ['12 €', '10 €', '12 €']],
  ])('%s', (said, prices) => {
    expect(each('price', said)).toEqual(prices);
  });

  it('changes for the night mentioned last', () => {
    expect(each('price', 'Tickets are £12', 'Write the York announcement', 'make the ticket price 9 instead')).toEqual([
      '£12',
      '£9',
      '£12',
    ]);
  });

  it('changes for all nights if the last request was about all of them', () => {
    const asked = 'Write an announcement for each town';
    expect(each('price', 'Tickets are £12 and in York £10', asked, 'make the price 14 instead')).toEqual([
      '£14',
      '£14',
      '£14',
    ]);
  });
});

test('doors and support of one night don’t apply to the others', () => {
  expect(each('doors', 'Doors are at 7.30pm everywhere except York, where it’s 8pm')).toEqual([
    '7.30pm',
    '8pm',
    '7.30pm',
  ]);
  expect(each('support', 'support in Hull is Ash Vale')).toEqual(['', '', 'Ash Vale']);
});

it.each([
  ['in York the doors are 19:00, in the other ones 20:00', ['20:00', '19:00', '20:00']],
  ['York doors are at 7pm, everywhere else 8pm', ['8pm', '7pm', '8pm']],
  ['doors in york 19.00 and 20.00 for the rest', ['20.00', '19.00', '20.00']],
  ['doors: York 19:00, the rest 20:00', ['20:00', '19:00', '20:00']],
  ['Doors are 20:00. York is 19:00.', ['20:00', '19:00', '20:00']],
  ['in York doors open at 19:00 and in the others at 20:00', ['20:00', '19:00', '20:00']],
  ['en York las puertas abren a las 19:00, en las demás a las 20:00', ['20:00', '19:00', '20:00']],
])('doors of one night and of the rest: %s', (said, doors) => expect(each('doors', said)).toEqual(doors));

it.each([
  ['Tickets 14 euro, York 300 crowns', ['14 euro', '300 crowns', '14 euro']],
  ['tickets: York 300 crowns, all other shows 14 euro', ['14 euro', '300 crowns', '14 euro']],
  ['€14 (York 300 CZK)', ['€14', '300 CZK', '€14']],
  ['hi!! tickets 14€ everywhere but 300 kč in york', ['14€', '300 kč', '14€']],
  ['Tickets are 14 euro. York is 300 crowns.', ['14 euro', '300 crowns', '14 euro']],
])('prices in other currencies: %s', (said, prices) => expect(each('price', said)).toEqual(prices));

it('both prices of a night are kept', () => {
  expect(each('price', 'Las entradas cuestan 12 euros anticipada y 15 en taquilla')[0]).toBe(
    '12 euros anticipada y 15 en taquilla',
  );
  expect(each('price', 'tickets are £10 in advance, £12 on the door')[0]).toBe('£10 in advance, £12 on the door');
});

it.each([
  ['en Hull abre Nora Vidal', 'Nora Vidal'],
  ['en Hull toco con Nora Vidal', 'Nora Vidal'],
  ['ahora una nota con esa frase', ''],
  ['in Hull support is my little brother', ''],
])('%s: who opens is a name', (said, name) => {
  expect(each('support', said)[2]).toBe(name);
});

describe('a new venue', () => {
  const venues = (...said: string[]): string[] =>
    withNewVenues(showsOf([tour], today), [tour, ...said]).map(({ venue }) => venue);

  it.each(['The York show has moved to The Basement', 'In York the venue is now The Basement'])('%s', (said) => {
    expect(venues(said)).toEqual(['Brudenell Social Club', 'The Basement', 'The Adelphi']);
  });

  it('is for the night mentioned last, and is never a weekday', () => {
    expect(venues('Write the York announcement', 'the venue is now The Basement')[1]).toBe('The Basement');
    expect(venues('The York show has moved to Saturday')[1]).toBe('The Crescent');
  });
});
