import { writeDocument } from '../writing/document.js';
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
