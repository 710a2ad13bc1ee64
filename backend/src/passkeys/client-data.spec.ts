import { expect, it } from '@jest/globals';
import { challengeIn } from './client-data.js';

const challenge = 'kP3vYx0aYz1bQ8hT2mW5nC7dR9fL4sJ6uE0gXiVoBqA';
const encoded = (data: unknown): string => Buffer.from(JSON.stringify(data)).toString('base64url');

it('reads the challenge from one of our pages', () => {
  expect(challengeIn(encoded({ challenge }))).toBe(challenge);
  expect(challengeIn(encoded({ challenge, crossOrigin: false }))).toBe(challenge);
});

it.each([
  ['a page in another site’s frame', encoded({ challenge, crossOrigin: true })],
  ['no challenge', encoded({})],
  ['a number', encoded({ challenge: 1 })],
  ['a short challenge', encoded({ challenge: 'abc' })],
  ['a long challenge', encoded({ challenge: 'a'.repeat(101) })],
  ['a challenge that isn’t base64url', encoded({ challenge: `${challenge}:*` })],
  ['null', encoded(null)],
  ['a text', encoded('x')],
  ['no JSON', 'AAAA'],
  ['nothing', ''],
])('refuses %s', (_, clientDataJSON) => {
  expect(challengeIn(clientDataJSON)).toBeNull();
});
