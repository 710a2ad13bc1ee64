import fc from 'fast-check';
import { toPieces } from './pieces.js';

test('pieces join to the original text, and no surrogate pair is split', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const pieces = toPieces(text);
      expect(pieces.join('')).toBe(text);
      expect(pieces.filter((piece) => /\p{Cs}/u.test(piece))).toEqual([]);
    }),
  );
});

test('a piece is about a token', () => {
  const text =
    'By Friday 11 December at the latest: pitches must reach Spotify for Artists at least 7 days before release.';
  const charactersEach = text.length / toPieces(text).length;
  expect(charactersEach).toBeGreaterThan(3.5);
  expect(charactersEach).toBeLessThan(5.5);
});
