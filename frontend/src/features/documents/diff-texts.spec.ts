import { brief, comparable } from './diff-texts';

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
