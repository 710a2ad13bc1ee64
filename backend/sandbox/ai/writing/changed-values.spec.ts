import { situationOf } from '../acting/situation.fixture.js';
import { changedValues, withChanged } from './changed-values.js';

/** The values that the newest message changes. */
const changedBy = (...texts: string[]) => {
  const { conversation, known, before } = situationOf(texts);
  return changedValues(conversation, before(), known);
};
const gig = 'We play a show in York at The Crescent on 6 March 2027. Tickets are £10, doors 7pm.';
const release = 'My single "Salt Road" is out on 22 January 2027. My email is mara@quill.example';

describe('a value that a message changes', () => {
  it.each([
    [gig, 'make the ticket price 12 instead', '£10', '£12'],
    [gig, 'Tickets are £12 now', '£10', '£12'],
    [gig, 'the venue is now The Basement', 'The Crescent', 'The Basement'],
    [gig, 'actually change the doors to 7.30pm', '7pm', '7.30pm'],
    [release, 'use press@quill.example instead', 'mara@quill.example', 'press@quill.example'],
    [release, 'change the title to Salt Roads', 'Salt Road', 'Salt Roads'],
    [release, 'sorry, it is out on 29 January 2027', 'Friday 22 January 2027', 'Friday 29 January 2027'],
  ])('%s %s', (told, change, from, to) => {
    expect(changedBy(told, change)).toContainEqual({ from, to });
  });

  it.each(['My next single "Glass" is out on 5 May 2027.', 'Thanks, great.'])('is none in %j', (said) => {
    expect(changedBy(gig, said)).toEqual([]);
    expect(changedBy(release, said)).toEqual([]);
  });

  it('is the list of concerts, as a whole and line by line', () => {
    expect(changedBy(gig, 'We also play a show in Hull at The Adelphi on 4 March 2027.')).toEqual([
      {
        from: '- Saturday 6 March 2027 – York, The Crescent',
        to: '- Thursday 4 March 2027 – Hull, The Adelphi\n- Saturday 6 March 2027 – York, The Crescent',
      },
    ]);
    const tour = 'We play York at The Crescent on 6 March 2027 and Hull at The Adelphi on 8 March 2027.';
    const moved = changedBy(tour, 'the york show moved to 9 march');
    expect(moved).toContainEqual({
      from: '- Saturday 6 March 2027 – York, The Crescent\n- Monday 8 March 2027 – Hull, The Adelphi',
      to: '- Monday 8 March 2027 – Hull, The Adelphi\n- Tuesday 9 March 2027 – York, The Crescent',
    });
    expect(moved).toContainEqual({
      from: 'Saturday 6 March 2027 – York, The Crescent',
      to: 'Tuesday 9 March 2027 – York, The Crescent',
    });
  });

  it('is only replaced as a whole word', () => {
    const changed = [{ from: '£10', to: '£12' }];
    expect(withChanged('£10 on the door, £100 a box, £10.50 online', changed)).toBe(
      '£12 on the door, £100 a box, £10.50 online',
    );
  });
});
