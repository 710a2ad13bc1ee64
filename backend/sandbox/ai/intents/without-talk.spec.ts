import { situationOf } from '../acting/situation.fixture.js';
import { lastReply } from '../questions/talk.fixture.js';
import { withoutTalk } from './without-talk.js';

const left = (message: string): string => withoutTalk(situationOf([message])).conversation.question;

it.each([
  ['perfect ty. when should i actually send it to people??', 'when should i actually send it to people??'],
  ['Perfecto, muchas gracias. Una duda más: ¿cuánto cuesta?', 'Una duda más: ¿cuánto cuesta?'],
  ['Very good. One correction, I taught history, not geography.', 'One correction, I taught history, not geography.'],
  ['Buenas tardes. ¿Cómo consigo que me pongan en la radio?', '¿Cómo consigo que me pongan en la radio?'],
  ['Can you write the radio pitch? Thanks so much!', 'Can you write the radio pitch?'],
])('“%s” is about “%s”', (message, rest) => {
  expect(left(message)).toBe(rest);
});

it.each([
  'Thanks! You are great.',
  "Hi! We're Paper Lanterns, a trio from Leeds.",
  'Hello there',
  'Yes please. And an encore.',
])('“%s” stays whole', (message) => {
  expect(left(message)).toBe(message);
});

it('a greeting doesn’t answer what is told behind it', () => {
  const { text } = lastReply([
    "Hey there. I'm on a podcast Thursday about the new songs. They will 100% ask about my brother and I'm ok with a little of it.",
  ]);
  expect(text).toContain('Interview preparation');
  expect(lastReply(['Hello! I sing in a duo with my cousin, and a friend said to try this.']).text).toMatch(/^Hello/u);
});
