import { situationOf } from '../../acting/situation.fixture.js';
import { planCall } from '../../acting/plan-call.js';
import { isoDay } from '../../calendar.js';
import { lastReply } from '../../questions/talk.fixture.js';
import { whichRelease } from './dated-works.js';

const tools = [{ name: 'plan_release', description: '', parameters: {} }] as never;
const record =
  'New album is Gravel Psalms, released 9 April. First single from it, Turnpike, is out 5 February, and the second, Salt & Vinegar, on 12 March.';
const lead = 'My EP Slow Weather is out on 9 April 2027 and the lead single Halyard drops 5 February';
const read = (texts: string[]): string => {
  const { title, day } = situationOf(texts).known;
  return `${title} ${day === null ? '' : isoDay(day)}`;
};

describe('several releases', () => {
  it.each([
    [[record], 'Gravel Psalms 2027-04-09'],
    [[lead], 'Slow Weather 2027-04-09'],
    [[record, 'can you make the second single the 19th of March'], 'Salt & Vinegar 2027-03-19'],
    [[record, "the album's been pushed to 16 April"], 'Gravel Psalms 2027-04-16'],
    [[record, 'sorry, Turnpike is now 12 February'], 'Turnpike 2027-02-12'],
    [[record, 'move Turnpike to 12 February. And can I have captions for Gravel Psalms'], 'Turnpike 2027-02-12'],
    [[lead, 'change the EP to the 16th'], 'Slow Weather 2027-04-16'],
    [[record, "sorry, it's moved to 19 March"], 'Gravel Psalms 2027-04-09'],
    [
      ['El disco Casa de Agua sale el viernes 12 de marzo. El single se titula La Noria y sale el 22 de enero.'],
      'La Noria 2027-01-22',
    ],
  ])('have a day each: %j', (texts, named) => {
    expect(read(texts)).toBe(named);
  });

  it('have plans of their own', () => {
    const planned = planCall(situationOf([record, 'make the second single 19 March'], { tools }))?.arguments;
    expect(planned).toMatchObject({ title: 'Salt & Vinegar', date: '2027-03-19' });
    expect(planCall(situationOf([record, "sorry, it's moved to 19 March"], { tools }))).toBeNull();
  });

  it('are asked about if a new day may be of any of them', () => {
    const which = (texts: string[]): string =>
      whichRelease(
        texts.map((text) => ({ text, before: '', day: situationOf([text]).conversation.today })),
        'en',
      );
    const asked = which([record, "it's moved to 19 March"]);
    expect(asked).toContain('Which one moves to Friday 19 March 2027? “Gravel Psalms” (Friday 9 April 2027)');
    expect(which([record, 'now we play a gig on 19 March'])).toBe('');
    expect(which(['My EP Slow Weather is out on 9 April', "it's moved to 19 March"])).toBe('');
    const { known } = situationOf([record, "it's moved to 19 March", 'the album'], { replies: ['Made.', asked] });
    expect([known.title, known.day && isoDay(known.day)]).toEqual(['Gravel Psalms', '2027-03-19']);
  });

  it('keep what else a message asks for', () => {
    const { question } = situationOf([
      record,
      'make the second single 19 March and write me a press release',
    ]).conversation;
    expect(question).toContain('write me a press release');
  });
});

it('nothing moves into the past', () => {
  const told =
    'our album Plain Sky is out march 5, 10 songs. lead single is Grain Lift, out january 15. write the press release';
  const { text, texts } = lastReply([told, 'sorry 11 songs not 10, we put one back on last week']);
  expect(text).not.toContain('Which one moves');
  expect(texts[0]).not.toContain('10 songs');
});
