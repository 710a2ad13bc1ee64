import { expect, it } from '@jest/globals';
import { relyingPartyOf } from './relying-party.js';

it.each([
  ['https://fanfare.example', { id: 'fanfare.example', origin: 'https://fanfare.example' }],
  ['https://app.fanfare.example:8443', { id: 'app.fanfare.example', origin: 'https://app.fanfare.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://fanfare.localhost:3000', { id: 'fanfare.localhost', origin: 'http://fanfare.localhost:3000' }],
  ['http://fanfare.example', null],
  ['http://127.0.0.1:3000', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::7]:3000', null],
])('%s has the relying party %j', (publicUrl, expected) => {
  expect(relyingPartyOf(publicUrl)).toEqual(expected);
});
