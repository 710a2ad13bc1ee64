import { situationOf } from '../../acting/situation.fixture.js';
import { isoDay } from '../../calendar.js';
import { knownAnswer } from '../../writing/known-answers.js';

const tour =
  'Tour: 3 March Norwich at Voodoo Daddys, 5 March Hull at The Adelphi, 6 March Bristol at The Rose and Crown';
const nights = (...said: string[]): string[] =>
  situationOf([tour, ...said]).known.shows.map(({ day, town, venue }) => `${isoDay(day).slice(5)} ${town}, ${venue}`);

describe('a change of a tour', () => {
  it.each([
    [
      "Norwich's been moved to the 4th, same venue. And we've added York on the 11th at The Crescent.",
      [
        '03-04 Norwich, Voodoo Daddys',
        '03-05 Hull, The Adelphi',
        '03-06 Bristol, The Rose and Crown',
        '03-11 York, The Crescent',
      ],
    ],
    [
      'hull just fell thru. take that one out and put in york at the crescent same night',
      ['03-03 Norwich, Voodoo Daddys', '03-05 York, Crescent', '03-06 Bristol, The Rose and Crown'],
    ],
    [
      'Hull is off, but Leeds at the Brudenell is on instead, the same night',
      ['03-03 Norwich, Voodoo Daddys', '03-05 Leeds, Brudenell', '03-06 Bristol, The Rose and Crown'],
    ],
  ])('says the rest by the nights before: %s', (said, shows) => {
    expect(nights(said)).toEqual(shows);
  });

  it.each(['which date did I say hull was again?', 'what night is Hull?', 'when did we say Hull was'])(
    'leaves %j to what is known',
    (question) => {
      const { conversation, known } = situationOf([tour, question]);
      expect(knownAnswer(conversation, known)).toBe('- Friday 5 March 2027: Hull, The Adelphi');
    },
  );

  it('has support on all nights except one', () => {
    const { shows, gig } = situationOf([tour, 'Support on every date is Ida Finch apart from Hull']).known;
    expect(shows.map((show) => show.gig.support || gig.support)).toEqual(['Ida Finch', '', 'Ida Finch']);
  });
});
