import { situationOf } from '../acting/situation.fixture.js';
import { whatIsKnown } from './what-is-known.js';

const memory = { kept: [], refused: '', earlier: [] };

function answer(question: string): string {
  const { conversation, known } = situationOf(['My single "Salt Road" is out on 12 February 2027.', question]);
  return whatIsKnown(conversation, known, memory);
}

describe('what is known about the artist', () => {
  it.each([
    'what do you know about me?',
    'would you read me back everything you have noted about me, so that I can check for errors?',
    "can you read back what you've got on me so i can check it",
    'list all the facts you have about us',
    'show me everything you know about me',
    'go over all you have saved about me please',
    'can you read back my details?',
  ])('%s', (question) => {
    expect(answer(question)).toContain('“Salt Road”, Friday 12 February 2027');
  });

  it.each([
    'forget everything you know about me',
    'what you have about me is wrong: I am from Hull',
    'can you check my bio for errors?',
    'I love everything you wrote about us',
  ])('is not asked by: %s', (question) => {
    expect(answer(question)).toBe('');
  });
});
