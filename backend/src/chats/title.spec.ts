import { cleanTitle } from './title.js';

describe('a title', () => {
  it.each([
    ['Spotify pitch for Salt Road', 'Spotify pitch for Salt Road'],
    ['"Spotify pitch for Salt Road."', 'Spotify pitch for Salt Road'],
    ['Title: **Spotify pitch**', 'Spotify pitch'],
    ['Pitching **Salt Road** to `blogs`', 'Pitching Salt Road to blogs'],
    ['One two three four five six seven', 'One two three four five six'],
    ['First line\nsecond line', 'First line'],
    ['>A quoted title', 'A quoted title'],
    ['> “A quoted title”', 'A quoted title'],
    ['„Pressemappe für das Album“', 'Pressemappe für das Album'],
    ['x'.repeat(500), 'x'.repeat(120)],
    ['a\u0007b', 'ab'],
  ])('%j becomes %j', (written, title) => {
    expect(cleanTitle(written)).toBe(title);
  });

  it.each(['', '  ', '""', '...'])('%j gives none', (written) => {
    expect(cleanTitle(written)).toBeNull();
  });
});
