import { toArtistWords } from './artist-words.js';

const parts = (content: string): [string, boolean][] =>
  toArtistWords({ id: 'm', content, createdAt: new Date() }, 'UTC').map(({ text, isPasted }) => [text, isPasted]);

describe('a message', () => {
  it.each<[string, [string, boolean][]]>([
    ['We play on Friday.\nTo: everyone', [['We play on Friday.\nTo: everyone', false]]],
    [
      'They wrote me:\nFrom: Ann\nSubject: Hi\n\nWe love it',
      [
        ['They wrote me:', false],
        ['From: Ann\nSubject: Hi\n\nWe love it', true],
      ],
    ],
    [
      'Look\n> The best band\nand more',
      [
        ['Look\nand more', false],
        ['> The best band', true],
      ],
    ],
    [
      'Yes!\nOn Mon, Nov 23, 2026 at 10:00, Ann wrote:\nGreat',
      [
        ['Yes!', false],
        ['On Mon, Nov 23, 2026 at 10:00, Ann wrote:\nGreat', true],
      ],
    ],
    [
      'They sent this:\nDear Mara,\nyou drew 900 people.\nBest regards,\nAnn\n\nNice, no?',
      [
        ['They sent this:\nNice, no?', false],
        ['Dear Mara,\nyou drew 900 people.\nBest regards,\nAnn', true],
      ],
    ],
  ])('%j is split into the artist’s own and pasted words', (content, expected) => {
    expect(parts(content)).toEqual(expected);
  });

  it.each([
    ['America/Los_Angeles', '2026-11-27T02:00:00Z', '2026-11-26'],
    ['Australia/Sydney', '2026-11-26T20:00:00Z', '2026-11-27'],
    ['Europe/London', '2027-01-31T23:30:00Z', '2027-01-31'],
    ['Europe/London', '2027-06-30T23:30:00Z', '2027-07-01'],
  ])('is of the day in %s at %s', (timeZone, at, day) => {
    const [words] = toArtistWords({ id: 'm', content: 'Out tomorrow', createdAt: new Date(at) }, timeZone);
    expect(words?.saidOn).toBe(day);
  });
});
