import { askedFacts } from './said-facts.js';
import { objectOr } from './wire/json-value.js';

const values = (message: string): unknown[] => askedFacts(message).map((fact) => objectOr(fact)['value']);

describe('what is asked to be remembered', () => {
  it.each([
    [
      'hey, theres five of us in the band. Ciara Mulqueen sings, Dec Hanrahan plays guitar. can you remember all that',
      ['theres five of us in the band.', 'Ciara Mulqueen sings, Dec Hanrahan plays guitar.'],
    ],
    ['Remember that we rehearse on Mondays.', ['we rehearse on Mondays']],
  ])('is what was told: %s', (message, told) => {
    expect(values(message)).toEqual(told);
  });

  it.each(['Can you remember that?', 'Can you remember the plan?', 'We play in Hull. Can you save this as a PDF?'])(
    'is nothing here: %s',
    (message) => {
      expect(values(message)).toEqual([]);
    },
  );
});
