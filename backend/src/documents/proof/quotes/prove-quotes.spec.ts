import { prove } from '../prove.js';

interface More {
  artist?: string[];
  facts?: { text: string; isConfirmed?: boolean }[];
}

const findings = (markdown: string, words = '', { artist = [], facts = [] }: More = {}): string[] =>
  prove(markdown, { facts, words: [{ text: words, isPasted: false }], artist, today: '2026-11-24' })
    .unproven.filter(({ claim }) => claim === 'quote')
    .map(({ text }) => text);

describe('words without quotation marks', () => {
  it.each<[string, string[]]>([
    ['> This is the finest record I ever made\n>\n> — NME', ['This is the finest record I ever made']],
    ['> This is the finest record I ever made — NME', ['This is the finest record I ever made']],
    ['> The best night\n> of the whole year\n\n— NME', ['The best night\n> of the whole year']],
    [
      '> One night was enough for us\n>\n> We went home at four',
      ['One night was enough for us', 'We went home at four'],
    ],
    ['*I hate Leeds*, says Mara', ['I hate Leeds']],
    ['Mara says: *I never want to sing again*', ['I never want to sing again']],
    ['_I never want to sing again_, she said.', ['I never want to sing again']],
    ['*Odio esta ciudad*, dice Mara', ['Odio esta ciudad']],
  ])('are a quote in a blockquote, and in italics next to a verb of saying: %j', (markdown, expected) => {
    expect(findings(markdown)).toEqual(expected);
    expect(findings(markdown, `It was so. ${expected.join('. ').replace('\n> ', ' ')}.`)).toEqual([]);
  });

  it.each([
    '> “I wrote it in one night”\n>\n> — Mara',
    '> **Doors:** soon\n> - one thing after another\n> [Your own quote, in your own words]',
    '> Salt Road\n\nThe *very quiet* songs of *the last winter we had* are slow.',
  ])('are none elsewhere, or if the quotation marks are there: %j', (markdown) => {
    const blanks = [...markdown.matchAll(/\[.*?\]/g)].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
    }));
    const known = { facts: [], words: [{ text: 'I wrote it in one night', isPasted: false }], today: '2026-11-24' };
    expect(prove(markdown, known, blanks).unproven.filter(({ claim }) => claim === 'quote')).toEqual([]);
  });
});

describe('the artist’s words in another sense', () => {
  it.each<[string, string]>([
    ['I do not love it', 'I do … love it'],
    ['I do not love it', 'that I love it so'.replace('that ', '').replace(' so', '')],
    ['I don’t think I love it', 'I love it'],
    ['I can’t say I love it', 'I love it'],
    ['They say I love it', 'I love it'],
    ['I would stop if nobody came. If it rains, I cancel the show', 'I cancel the show'],
    ['No puedo decir que estoy contenta con el disco', 'estoy contenta con el disco'],
    ['Nunca he querido tocar en esta sala', 'he querido tocar en esta sala'],
    ['We had fun. We never slept', 'We had fun … slept'],
  ])('%j doesn’t say “%s”', (words, quote) => {
    expect(findings(`She says “${quote}” of it.`, words)).toEqual([quote]);
  });

  it.each<[string, string]>([
    ['It was not easy, but I wrote it in one night', 'I wrote it in one night'],
    ['I can’t believe I wrote it in one night', 'I wrote it in one night'],
    ['I am not tired. I love it', 'I love it'],
    ['No, I love it', 'I love it'],
    ['I wrote it, which I never do, in one night', 'I wrote it … in one night'],
    ['I wrote it in one night. I did not sleep. I sang it at dawn', 'I wrote it in one night … I sang it at dawn'],
    ['I don’t write sad songs', 'I don’t write sad songs'],
    ['You can quote me on this: if you ask me, I love it', 'I love it'],
    ['I can’t say I love it. Yes, I love it', 'I love it'],
    ['Sí, estoy contenta con el disco', 'estoy contenta con el disco'],
    ['We did not call it Salt Road Revisited', 'Salt Road Revisited'],
  ])('%j says “%s”', (words, quote) => {
    expect(findings(`She says “${quote}” of it.`, words)).toEqual([]);
  });
});

describe('who says the words', () => {
  const words = 'I wrote it in one night. I sent it to Pitchfork, to their editor Ada.';
  const quote = 'I wrote it in one night';
  const mara = { artist: ['Mara Quill'] };

  it.each([
    `“${quote}”, says Pitchfork editor Ada.`,
    `Pitchfork editor Ada said: “${quote}”`,
    `“${quote}” — Otto Kern`,
    `“${quote}”, Otto Kern says.`,
    `> ${quote}\n>\n> — Otto Kern`,
    `Otto Kern: “${quote}”`,
    `“${quote}”, says Otto Kern. Mara Quill plays Leeds.`,
    `“${quote}” — M. Kern`,
  ])('is the artist, not someone else: %j', (markdown) => {
    expect(findings(markdown, words.replace(/ I sent.*/, ''), mara)).toEqual([quote]);
  });

  it.each<[string, string]>([
    [`“${quote}”, says Mara Quill of the song.`, words],
    [`“${quote}”, says singer Mara.`, words],
    [`“${quote}”, she says. Otto Kern plays on it.`, words],
    [`“${quote}” — Jo Ferris`, `Hi, I’m Jo Ferris. ${words}`],
    [`“${quote}” — Otto Kern`, `Otto Kern told me: I wrote it in one night`],
    [`“${quote}”. The band plays Leeds.`, words],
    [`“${quote}”, says Mara. Otto Kern plays on it.`, words],
    [`“${quote}”, says Dr. Mara. Otto Kern plays on it.`, `Dr. Mara told me: I wrote it in one night`],
    [`Otto Kern plays it in Leeds. Mara Quill said: “${quote}”`, words],
    [`“${quote}” — St. Vincent`, `St. Vincent told me: I wrote it in one night`],
  ])('may be the artist, or who the message names: %j', (markdown, said) => {
    expect(findings(markdown, said, mara)).toEqual([]);
  });

  it('is as the artist confirmed, and no critic if the artist’s name is unknown', () => {
    const facts = [{ text: quote, isConfirmed: true }];
    expect(findings(`“${quote}” — Otto Kern`, quote, { ...mara, facts })).toEqual([]);
    expect(findings(`“${quote}” — Otto Kern`, quote)).toEqual([]);
    expect(findings(`“${quote}”, says the critic Otto Kern`, quote)).toEqual([quote]);
  });
});
