import { brief, comparable, compareWords } from './diff-texts';

const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');

describe('a brief passage', () => {
  it.each([
    ['between changes: both ends', false, false, /^word0 word1 .* …( word\d+)+ word59$/],
    ['before the first change: its end', true, false, /^…( word\d+)+ word59$/],
    ['after the last change: its beginning', false, true, /^word0 word1 .* …$/],
  ])('%s, in whole words', (_where, isFirst, isLast, expected) => {
    const shown = brief(words, { isFirst, isLast });
    expect(shown).toMatch(expected);
    expect(shown.length).toBeLessThan(170);
    for (const word of shown.split(/[ …]+/).filter(Boolean)) expect(words.split(' ')).toContain(word);
  });

  it('is whole if hardly anything would be left out', () => {
    const text = 'The single is out on';
    expect(brief(text, { isFirst: true, isLast: false })).toBe(text);
    expect(brief(words.slice(0, 170), { isFirst: false, isLast: false })).toBe(words.slice(0, 170));
  });

  it('of one very long word shows nothing of it', () => {
    expect(brief('x'.repeat(500), { isFirst: false, isLast: false })).toBe('…');
  });
});

describe('texts to compare', () => {
  it('are shown as they read', () => {
    expect(comparable('# Paper Lighthouse\n\n**Out:** 12\\.', '# Paper Lighthouse\n\n**Out:** 19\\.')).toEqual([
      'Paper Lighthouse\n\nOut: 12.',
      'Paper Lighthouse\n\nOut: 19.',
    ]);
  });

  it('are shown as Markdown if nothing but marks changed', () => {
    expect(comparable('Out now', '**Out** now')).toEqual(['Out now', '**Out** now']);
  });
});

describe('the words that changed', () => {
  it('are one change if one after another is replaced', () => {
    expect(compareWords('[Your own quote, in your words] — Ada', '“We wrote it in one night” — Ada')).toEqual([
      { removed: '[Your own quote, in your words]', added: '“We wrote it in one night”' },
      { same: ' — Ada' },
    ]);
    expect(compareWords('Out on Friday 12 March at noon.', 'Out on Thursday 11 March at noon.')).toEqual([
      { same: 'Out on ' },
      { removed: 'Friday 12', added: 'Thursday 11' },
      { same: ' March at noon.' },
    ]);
  });

  it('are apart if more words than were changed lie between them, or the end of a line', () => {
    const passages = compareWords('One song, recorded at home in Hull.', 'Two songs, recorded at home in York.');
    expect(passages).toEqual([
      { removed: 'One song', added: 'Two songs' },
      { same: ', recorded at home in ' },
      { removed: 'Hull', added: 'York' },
      { same: '.' },
    ]);
    expect(compareWords('Kestrels\nHull', 'Starlings\nYork')).toEqual([
      { removed: 'Kestrels', added: 'Starlings' },
      { same: '\n' },
      { removed: 'Hull', added: 'York' },
    ]);
  });

  it('make up both texts', () => {
    const [before, after] = ['a b c d. E f\n\ng h i', 'a x c y. E z\n\nw h v i'];
    const passages = compareWords(before, after);
    expect(passages.map((one) => ('same' in one ? one.same : one.removed)).join('')).toBe(before);
    expect(passages.map((one) => ('same' in one ? one.same : one.added)).join('')).toBe(after);
  });

  it('are whole lines in a long text that was written anew', () => {
    const text = (of: string): string => Array.from({ length: 3000 }, (_, at) => `${of}${at}`).join(' ');
    const [before, after] = [`Kestrels\n${text('a')}`, `Kestrels\n${text('b')}`];
    const passages = compareWords(before, after);
    expect(passages).toEqual([{ same: 'Kestrels\n' }, { removed: text('a'), added: text('b') }]);
  });
});
