import { showsOf } from '../shows.js';

const tour =
  'We play the Brudenell in Leeds on 3 April 2027, Whelans in Cork on 5 June 2027 and Mono in Glasgow on 7 June 2027.';
const townsAfter = (text: string): string[] => showsOf([tour, text], 20_780).map(({ town }) => town);

describe('a concert of a tour that is called off', () => {
  it.each([
    'actually glasgow is cancelled',
    'the Glasgow show got cancelled',
    'glasgow’s off',
    'the glasgow gig is off now',
    'we had to cancel glasgow',
    'glasgow is gone, just take it out',
    "we can't do glasgow",
    'sorry but I can’t do glasgow',
    'drop the glasgow date please',
    'take glasgow off the list',
    'glasgow fell through',
    'we can’t play glasgow anymore',
    'sadly Mono has been called off',
    'glasgow isnt happening',
    'oh and the glasgow one fell through',
    'can you remove the Glasgow date?',
    'no more glasgow sorry',
    'we lost glasgow',
  ])('is left out: %s', (text) => {
    expect(townsAfter(text)).toEqual(['Leeds', 'Cork']);
  });

  it.each([
    'is glasgow cancelled?',
    'we set off to glasgow on the 6th',
    'the video dropped in Glasgow',
    'glasgow is a great town',
    'glasgow is gone mad for us',
    "vole funeral can't do glasgow, support there tbc",
    'can you add the glasgow date?',
    'we cancelled the van we had for glasgow, got a bigger one',
  ])('is none in %j', (text) => {
    expect(townsAfter(text)).toEqual(['Leeds', 'Cork', 'Glasgow']);
  });
});
