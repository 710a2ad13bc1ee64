import { situationOf } from '../../acting/situation.fixture.js';
import { parseIsoDay } from '../../calendar.js';
import { lastReply } from '../../questions/talk.fixture.js';
import { doubtfulDays, withDoubtsSettled } from './doubtful-days.js';

const today = parseIsoDay('2026-11-23') ?? 0;
const question = '6 March 2027 is a Saturday. Is it Friday 5 or Saturday 6 March?';
const told = 'our ep Glasshouse Weather is out on friday 6 march';
const dayAfter = (answer: string): number | null => situationOf([told, answer], { reply: question }).known.day;

describe('a date with the wrong weekday', () => {
  it('may be two days', () => {
    expect(doubtfulDays(told, today)).toEqual([
      { words: 'friday 6 march', day: parseIsoDay('2027-03-06'), near: parseIsoDay('2027-03-05') },
    ]);
    expect(doubtfulDays('out on Saturday 6 March, or 9 April', today)).toEqual([]);
  });

  it('is no day of the release until the artist says which', () => {
    const { conversation, known } = situationOf([told]);
    expect(conversation.whichDay).toBe(question);
    expect(known.day).toBeNull();
    expect(situationOf(['mi single Porche sale el viernes 6 de marzo']).conversation.whichDay).toBe(
      'El 6 de marzo de 2027 es sábado. ¿Es el viernes 5 o el sábado 6 de marzo?',
    );
  });

  it.each(['ah ok friday the 5th so', 'ok the 5th then', 'the friday', 'not saturday, friday'])(
    'is the weekday that was written, by “%s”',
    (answer) => expect(dayAfter(answer)).toBe(parseIsoDay('2027-03-05')),
  );

  it.each(['saturday then', 'oh its the saturday', 'not friday, the 6th', 'the 6th'])(
    'is the date that was written, by “%s”',
    (answer) => expect(dayAfter(answer)).toBe(parseIsoDay('2027-03-06')),
  );

  it.each(['thanks', 'friday the 6th', 'we play a gig on saturday', 'I don’t know'])(
    'stays open after “%s”',
    (answer) => {
      const said = [told, answer].map((text, at) => ({ text, before: at === 0 ? '' : question, day: today }));
      expect(withDoubtsSettled(said)).toEqual(said);
    },
  );

  it('is asked for beside the text, whose blank the answer fills', () => {
    const asked = `${told}. can you do some interview notes for us?`;
    const first = lastReply([asked]);
    expect(first.calls).toEqual(['write_document interview_notes']);
    expect(first.text).toContain(question);
    expect(first.text).not.toMatch(/\d{4}-\d\d-\d\d|couldn’t/u);
    expect(first.texts[0]).toContain('comes out on [release date].');
    const second = lastReply([asked, 'ah ok friday the 5th so']);
    expect(second.calls).toContain('plan_release release');
    expect(second.texts[0]).toContain('comes out on Friday 5 March 2027.');
  });
});
