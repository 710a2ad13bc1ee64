import { situationOf } from '../../acting/situation.fixture.js';
import { isoDay } from '../../calendar.js';
import { lastReply } from '../../questions/talk.fixture.js';
import { leadsNamed } from './lead-singles.js';

describe('a single from a record', () => {
  it.each([
    [
      'first single is Copper Kiln on 19 feb. second one Heron Street, 12 march',
      'first Copper Kiln, second Heron Street',
    ],
    ['Lead single: “Copper Kiln” (19 feb)', 'lead Copper Kiln'],
    ['the first single from it is copper kiln, out 19 feb', 'first copper kiln'],
    ['Copper Kiln is the lead single', 'lead Copper Kiln'],
    ['two singles first: Copper Kiln on 19 feb and Heron Street on 12 march', ' Copper Kiln,  Heron Street'],
    ['theres two singles first. Copper Kiln on 19 feb and Heron Street on 12 March', ' Copper Kiln,  Heron Street'],
    ['the singles are done. I play Hull on 19 feb', ''],
    ['our album Slow Orchard, first single Copper Kiln out 19 feb', 'first Copper Kiln'],
    ['the first single is out on 19 feb', ''],
    ['first single moved to 19 feb', ''],
    ['Copper Kiln is my new single', ''],
  ])('is read by its place: %s', (text, named) => {
    expect(
      leadsNamed(text)
        .map(({ order, title }) => `${order} ${title}`)
        .join(', '),
    ).toBe(named);
  });

  const record = 'we have an album out 9 april called Slow Orchard, 10 songs';
  const singles = 'first single is Copper Kiln on 19 feb. second one Heron Street, 12 march';
  const known = (texts: string[]): string => {
    const { title, day, statements } = situationOf(texts).known;
    return [title, day === null ? '' : isoDay(day), ...statements].join(' / ');
  };

  it('doesn’t become the news, and is a fact about the record', () => {
    expect(known([record, singles])).toBe(
      'Slow Orchard / 2027-04-09 / The first single, “Copper Kiln”, comes out on Friday 19 February 2027. / The second single, “Heron Street”, comes out on Friday 12 March 2027.',
    );
    expect(known([record, singles, "album's moved to the 16th of april, singles stay the same"])).toMatch(
      /^Slow Orchard \/ 2027-04-16 .*19 February 2027.*12 March 2027/u,
    );
    expect(known(['our ep Slow Orchard is out fri 5 feb, self released. lead single is Copper Kiln'])).toBe(
      'Slow Orchard / 2027-02-05 / It is self-released. / The lead single is “Copper Kiln”.',
    );
    expect(known(['my album is called Slow Orchard', 'the lead single drops 5 february'])).toBe('Slow Orchard / ');
  });

  it('has its own day in a text about it', () => {
    const told = "our EP comes out on 5 March, it's called Salt Maps. Pilot Boat is the first single, out 5 February";
    expect(known([told, 'write the press release for the single'])).toBe('Pilot Boat / 2027-02-05');
  });

  it('makes no plan of its own', () => {
    const { calls, text } = lastReply([record, singles]);
    expect(calls).toEqual([]);
    expect(text).toContain('“Copper Kiln”, Friday 19 February 2027; “Heron Street”, Friday 12 March 2027');
    expect(lastReply([`${record}. can you do us a plan`]).calls).toEqual(['plan_release release']);
  });

  it('is in a pitch of the record', () => {
    const told = 'our ep Slow Orchard is out fri 5 feb, 4 tracks. lead single is Copper Kiln. write the blog pitch';
    expect(lastReply([told]).texts[0]).toMatch(
      /EP “Slow Orchard” comes out on Friday 5 February 2027\. It has 4 tracks\..*The lead single is “Copper Kiln”/u,
    );
  });

  it('whose title begins with "Second" is no second single', () => {
    const told =
      'need a press release for our ep Copper Kiln, out 12 march. lead single is Second Helping which is out already';
    const { text, texts } = lastReply([told]);
    expect(texts[0]).toContain('The lead single is “Second Helping”.');
    expect(texts[0]).not.toContain('second single');
    expect(text).not.toContain('Helping which');
  });
});
