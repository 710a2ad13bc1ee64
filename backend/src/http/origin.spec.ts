import type { IncomingHttpHeaders } from 'node:http';
import { isOwnOrigin } from './origin.js';

const publicUrl = 'https://fanfare.example';

describe('own origin', () => {
  it.each<[string, IncomingHttpHeaders, boolean]>([
    ['the public address', { origin: 'https://fanfare.example', host: 'internal:3000' }, true],
    [
      'an address of the server other than PUBLIC_URL',
      { origin: 'http://192.168.0.7:3000', host: '192.168.0.7:3000' },
      false,
    ],
    ['a rebound DNS name', { origin: 'http://evil.test', host: 'evil.test' }, false],
    ['a script without an origin', { host: 'fanfare.example' }, true],
    ['an address that was typed', { 'sec-fetch-site': 'none', host: 'fanfare.example' }, true],
    ['a page of ours without an origin', { 'sec-fetch-site': 'same-origin', host: 'fanfare.example' }, true],
    ['a foreign page', { origin: 'https://evil.test', host: 'fanfare.example' }, false],
    ['a foreign port', { origin: 'http://fanfare.example:8080', host: 'fanfare.example' }, false],
    ['a sandboxed page', { origin: 'null', host: 'fanfare.example' }, false],
    ['a look-alike', { origin: 'https://fanfare.example.evil.test', host: 'fanfare.example' }, false],
    ['a browser that hides its foreign origin', { 'sec-fetch-site': 'cross-site', host: 'fanfare.example' }, false],
    ['a sibling site', { 'sec-fetch-site': 'same-site', host: 'fanfare.example' }, false],
  ])('%s: %j is %s', (_, headers, expected) => {
    expect(isOwnOrigin(headers, publicUrl)).toBe(expected);
  });
});
