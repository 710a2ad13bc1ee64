import { lastReply } from '../../questions/talk.fixture.js';
import { inLetters, lettersAsked } from './lowercase.js';

const told = 'My single "Salt Road" comes out on 12 February 2027. It is about my nan.';

it('a text is put in small letters, but not its blanks and links', () => {
  const { text, texts } = lastReply([told, 'write captions', 'can u redo them w no emojis and all lowercase']);
  expect(texts.at(-1)).toContain('“salt road” comes out on friday 12 february 2027. it is about my nan. [link]');
  expect(texts.at(-1)).toContain('[A question to the people who follow you.]');
  expect(text).toContain('all in lowercase, names too');
  expect(text).toContain('no emojis in it');
  expect(inLetters('Out NOW 🎉 https://x.com/Ab', { isSmall: true, isPlain: true })).toBe('out now https://x.com/Ab');
});

it.each(['all lowercase pls', 'no caps', 'no emojis', 'todo en minúsculas', 'sin emojis'])(
  '“%s” asks for it',
  (message) => {
    expect(lettersAsked(message)).not.toBeNull();
  },
);

it.each([
  'the title is all lowercase',
  'our name is spelled without capitals',
  'write captions',
  'el título va en minúsculas',
])('“%s” doesn’t', (message) => {
  expect(lettersAsked(message)).toBeNull();
});
