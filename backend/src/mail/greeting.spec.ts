import { expect, it } from '@jest/globals';
import { greetedName, greeting } from './greeting.js';

it.each([
  ['Mara Quill', 'Hi Mara Quill,'],
  ['', 'Hi,'],
  [' \n ', 'Hi,'],
  ['Mara\r\n\r\nYour account is locked', 'Hi Mara Your account is locked,'],
  ['Mara\u2028Quill\u0085Jr.\u0000', 'Hi Mara Quill Jr.,'],
  ['see https://evil.test/now', 'Hi,'],
  ['HTTPS://evil.test', 'Hi,'],
  ['log in at WWW.evil.test', 'Hi,'],
  ['Mrs. W. Ww', 'Hi Mrs. W. Ww,'],
])('%j is greeted with %j', (name, words) => {
  expect(greeting(name)).toBe(words);
});

it('greets no one by name at an unverified address', () => {
  expect(greetedName({ name: 'Mara Quill', emailVerified: false })).toBe('');
  expect(greetedName({ name: 'Mara Quill', emailVerified: true })).toBe('Mara Quill');
});
