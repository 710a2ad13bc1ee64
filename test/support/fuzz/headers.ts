import fc from 'fast-check';
import type { Mood } from './fuzz-request.js';

const usual: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'if-none-match': '*' },
      { 'if-none-match': '"nothing"' },
      { range: 'bytes=0-99' },
      { range: 'bytes=-50' },
    ),
  },
);

const hostile = fc.constantFrom<Record<string, string>>(
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { range: 'bytes=99999999-' },
  { range: 'bytes=5-1,2-3' },
  { range: 'bytes=0-0,5-9,20-29' },
  { range: 'lines=1-2', 'if-range': '"nothing"' },
  { 'if-none-match': 'W/"a", "b", *,,,' },
  { 'x-request-id': 'x'.repeat(200) },
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'zstd' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset=nonsense' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': '' },
  { 'content-type': ';;;' },
  { accept: 'image/png;q=nonsense' },
  { 'accept-encoding': 'br;q=2, *;q=0' },
  { 'user-agent': '\u00e9'.repeat(300) },
  { cookie: 'fanfare_session=; fanfare_session==; ; a' },
  { cookie: `fanfare_session=${'e'.repeat(6000)}` },
  { cookie: 'fanfare_session=%E0%A4%A; fanfare_guest=%00' },
  { 'x-forwarded-for': 'unknown, 1.2.3.4, ::ffff:1.2.3.4' },
  { 'x-forwarded-for': "' OR 1=1" },
  { 'stripe-signature': 't=1,v1=00' },
);

/** Headers in addition to the body's own. */
export function headers(mood: Mood): fc.Arbitrary<Record<string, string>> {
  return mood === 'hostile' ? fc.oneof(usual, hostile) : usual;
}
