import { writeDocument } from '../writing/document.js';
import { lastReply } from '../questions/talk.fixture.js';
import { situationOf } from './situation.fixture.js';
import { statementEdits, statementToEdit } from './statement-edits.js';

const id = '00000000-0000-4000-8000-000000000000';
const reply = `I wrote your crisis statement: [Crisis statement](/documents/${id}).`;
const told = [
  'our drummer had an epileptic seizure on stage last night in Leeds',
  'We moved the show. write the statement',
];

/** The statement after the messages, and after one more. */
function after(message: string, change = (text: string): string => text) {
  const replies = ['Noted.', reply];
  const first = situationOf(told, { replies });
  const situation = situationOf([...told, message], { replies });
  const written = change(writeDocument('crisis_statement', first.known, first.conversation.today).markdown);
  const edits = statementToEdit(situation) ? statementEdits(written, situation) : [];
  return edits.reduce((text, { find, replace }) => text.replace(find, () => replace), written);
}

it('a statement gets what the artist adds', () => {
  expect(after('add that tickets stay valid')).toContain('We moved the show. Tickets stay valid. We will say more');
});

it('a statement gets softer words, and how the person is', () => {
  const text = after("just say a medical emergency instead. and he's ok");
  expect(text).toContain('had a medical emergency on stage');
  expect(text).toContain('our drummer’s ok'.replace('’', "'"));
  expect(text).not.toContain('epileptic');
});

it('what was edited by hand stays', () => {
  const byHand = (text: string): string => text.replace('We moved the show.', 'The show in Hull is on 12 December.');
  const text = after('add that tickets stay valid', byHand);
  expect(text).toContain('The show in Hull is on 12 December.');
  expect(text).toContain('Tickets stay valid.');
  expect(text).not.toContain('We moved the show');
});

it.each(['should we answer that guy?', 'thanks!', 'I feel awful'])('is left alone by: %s', (message) => {
  expect(statementToEdit(situationOf([...told, message], { replies: ['Noted.', reply] }))).toBeNull();
});

describe('a statement in a whole conversation', () => {
  const flood =
    'our ep launch last night got pulled 40 mins before doors, a pipe burst above the stage and the whole place flooded. everyones going off at us on insta and we havent said anything yet. what do we do';
  const asked = 'yea ok. write us the statement pls. no one was hurt. refunds are automatic, takes 10 days';
  const statement = (...messages: string[]): string => lastReply([flood, asked, ...messages]).texts[0] ?? '';

  it('has no consent, and not what others say', () => {
    const text = statement();
    expect(text).toMatch(/^No one was hurt\. Our ep launch/u);
    expect(text).not.toMatch(/yea ok|insta|said anything/u);
  });

  it('has another period in place of the one before, and no request', () => {
    const message =
      "just checked with the ticketing ppl its 5 working days not 10. also if theres anything in there that sounds like we're blaming the venue get rid of it. make it shorter too";
    const text = statement(message);
    expect(text).toContain('\n\nRefunds are automatic, which takes 5 working days.\n\n');
    expect(text).not.toMatch(/checked|10 days|blaming|shorter/u);
    expect(lastReply([flood, asked, message]).text).toContain('What sounds a certain way I can’t judge');
  });

  it('has the new date in one sentence, and a quote with its speaker', () => {
    const text = statement(
      'WE GOT A NEW DATE. sat 12 dec at Harbour Shed no. 4, old tickets still work. put that in. and a quote from Wiremu who sings: "we had the amps on and then the roof came in"',
    );
    expect(text).toContain('The new date is Saturday 12 December 2026 at Harbour Shed no. 4, old tickets still work.');
    expect(text).toContain('\n\n“we had the amps on and then the roof came in” — Wiremu\n\nMara Quill');
  });

  it.each(['ok', 'yea ok', 'looks good to me'])('stands as it was after “%s”', (message) => {
    expect(statement(message)).toBe(statement());
    expect(lastReply([flood, asked, message]).text).toMatch(/^Good\./u);
  });
});
