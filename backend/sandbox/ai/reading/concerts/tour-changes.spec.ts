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

  it.each([
    [
      "Hull fell through, it's now Lexington KY on Sunday the 7th at Bluestem Social",
      ['03-03 Norwich, Voodoo Daddys', '03-06 Bristol, The Rose and Crown', '03-07 Lexington, Bluestem Social'],
    ],
    [
      'Hull is now York, same night, at The Crescent',
      ['03-03 Norwich, Voodoo Daddys', '03-05 York, The Crescent', '03-06 Bristol, The Rose and Crown'],
    ],
    [
      "we're playing York at The Crescent on the 7th instead of Hull",
      ['03-03 Norwich, Voodoo Daddys', '03-06 Bristol, The Rose and Crown', '03-07 York, The Crescent'],
    ],
    [
      'Hull is replaced by York on the 7th at The Crescent',
      ['03-03 Norwich, Voodoo Daddys', '03-06 Bristol, The Rose and Crown', '03-07 York, The Crescent'],
    ],
  ])('puts one town in the place of another: %s', (said, shows) => {
    expect(nights(said)).toEqual(shows);
  });

  it.each(['added Leeds on the 11th', 'we added a date, Leeds on the 11th'])('may come later: %s', (said) => {
    expect(nights('thanks', said).at(-1)).toBe('03-11 Leeds, ');
  });

  it.each([
    ['Hull is now The Lubber Fiend, not The Adelphi', '03-05 Hull, The Lubber Fiend'],
    ['hull is now the lubber fiend, not the adelphi', '03-05 Hull, The Lubber Fiend'],
    ['Hull is now sold out', '03-05 Hull, The Adelphi'],
  ])('%s: the venue', (said, night) => {
    expect(nights(said)[1]).toBe(night);
  });

  it.each(['which date did I say hull was again?', 'what night is Hull?', 'when did we say Hull was'])(
    'leaves %j to what is known',
    (question) => {
      const { conversation, known } = situationOf([tour, question]);
      expect(knownAnswer(conversation, known)).toBe('- Friday 5 March 2027: Hull, The Adelphi');
    },
  );

  it('is in the month of the tour that is near its nights', () => {
    const { shows } = situationOf(['Tour: 28 February Norwich, 5 March Hull', 'ok', 'added Leeds on the 11th']).known;
    expect(shows.map(({ day }) => isoDay(day).slice(5))).toEqual(['02-28', '03-05', '03-11']);
  });

  it.each([
    [
      ['el sábado 5 tocamos en Viña', 'confirmado, tocamos el sábado en Viña, Bar El Ascensor, 21 hrs'],
      '12-05 Viña, Bar El Ascensor',
    ],
    [
      ['We play Hull at The Adelphi on Saturday 5 December', 'the Hull gig on Saturday is £8'],
      '12-05 Hull, The Adelphi',
    ],
  ])('says more of the same night: %j', (texts, night) => {
    const { shows } = situationOf(texts).known;
    expect(shows.map(({ day, town, venue }) => `${isoDay(day).slice(5)} ${town}, ${venue}`)).toEqual([night]);
  });

  it('has support on all nights except one', () => {
    const { shows, gig } = situationOf([tour, 'Support on every date is Ida Finch apart from Hull']).known;
    expect(shows.map((show) => show.gig.support || gig.support)).toEqual(['Ida Finch', '', 'Ida Finch']);
  });
});
