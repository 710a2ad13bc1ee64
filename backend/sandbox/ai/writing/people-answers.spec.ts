import { situationOf } from '../acting/situation.fixture.js';
import { knownAnswer } from './known-answers.js';

const answer = (...texts: string[]): string => {
  const { conversation, known } = situationOf(texts);
  return knownAnswer(conversation, known);
};
const team = 'My booking agent is Nina Falk, nina@falk.test and my manager is Rob Tate, rob@tate.test';

describe('a question about people', () => {
  it.each([
    ['produced by big nan', 'who produced it?', 'Big Nan produced it.'],
    ['directed by Kez Okoro', 'who directed it again', 'Kez Okoro directed it.'],
    ['hello', 'whos the producer', 'You haven’t told me yet. Who produced it?'],
    [team, 'whos my booking agent', 'Your booking agent is Nina Falk, nina@falk.test.'],
    [team, "what's my manager's email?", 'Your manager is Rob Tate, rob@tate.test.'],
    ['my booking agent is Nina Falk', 'who is our manager?', 'You haven’t told me yet. Who is your manager?'],
    [
      'My single "Salt Road" is out on 22 January 2027',
      'whats our name?',
      'Your profile says Mara Quill, so your texts carry that name.',
    ],
  ])('%s – %s', (said, question, told) => {
    expect(answer(said, question)).toBe(told);
  });

  it('leaves what the team does out of the facts', () => {
    expect(situationOf([team]).known.statements).toEqual([]);
  });
});

describe('"how much is it?"', () => {
  const gig = 'We play a gig at the Brudenell in Leeds on 12 March 2027';

  it('is about tickets where the talk is of a concert', () => {
    expect(answer(`${gig}, tickets £9`, 'how much is it?')).toContain('ickets are £9');
    expect(answer(gig, 'how much is it?')).toContain('What is the ticket price?');
    expect(answer('hello', 'how much is it?')).toBe('');
  });
});

it('a new date of what was cancelled is asked for', () => {
  expect(answer('we had to cancel tonight’s show, our drummer broke his wrist', 'when will it be rescheduled?')).toBe(
    'You haven’t told me a new date. Which day is it?',
  );
});
