import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { closeOpenMarks, decodeEntities, lexBlock, lexInline, splitBlocks } from './markdown-source';

const typesOf = (source: string) => lexBlock(source)?.map((token) => token.type);

describe('blocks', () => {
  it.each<[rule: string, text: string, blocks: string[]]>([
    ['end at a blank line', 'One\ntwo\n\nthree', ['One\ntwo\n\n', 'three']],
    ['keep a fence whole, including blank lines', '```\na\n\n- b\n```\nthen', ['```\na\n\n- b\n```\n', 'then']],
    ['keep an unfinished fence whole while it streams', 'So:\n```js\na\n\nb', ['So:\n', '```js\na\n\nb']],
    ['keep a list whole across blank lines between items', '1. a\n\n2. b\n\nthen', ['1. a\n\n2. b\n\n', 'then']],
    ['keep text indented under an item', '- a\n\n  more\n\n- b', ['- a\n\n  more\n\n- b']],
    [
      'keep a fence indented under an item',
      '- a\n  ```\n  x\n\n  y\n  ```\n- b',
      ['- a\n  ```\n  x\n\n  y\n  ```\n- b'],
    ],
    ['are an empty list for empty text', '', []],
  ])('%s', (_rule, text, blocks) => {
    expect(splitBlocks(text)).toEqual(blocks);
  });

  it('join to the text, and appending changes only the last one', () => {
    const line = fc.constantFrom('a', '- b', '1. c', '```', '~~~', '', '', '  d', '> e', '| f |', '# g', '\t');
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (head, tail) => {
        const before = splitBlocks(`${head.join('\n')}\n`);
        const text = [...head, ...tail].join('\n');
        const after = splitBlocks(text);
        expect(after.join('')).toBe(text);
        const firm = before.slice(0, -1);
        expect(after.slice(0, firm.length)).toEqual(firm);
      }),
    );
  });

  it.each([
    ['a paragraph', 'Hello', ['paragraph']],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', ['table']],
    ['a heading and what follows it', '## Plan\nFirst', ['heading', 'paragraph']],
  ])('become %s', (_rule, source, types) => {
    expect(typesOf(source)).toEqual(types);
  });

  it.each([
    ['fifty kilobytes on one line', 'word '.repeat(10_000)],
    [
      'a table that would fill up to a million cells',
      `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${'|\n'.repeat(2000)}`,
    ],
    ['a table as wide as a wall', `${'|'.repeat(5000)}\n${'|-'.repeat(5000)}`],
    ['a tower of quotes', '>'.repeat(500)],
    ['a tower of lists', `${'- '.repeat(2000)}${'a\n'.repeat(2000)}`],
    ['a stair of lists', Array.from({ length: 60 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
  ])('are shown as source when they are %s', (_rule, source) => {
    expect(lexBlock(source)).toBeNull();
  });

  it('of code can be long', () => {
    expect(typesOf(`\`\`\`\n${'line\n'.repeat(10_000)}\`\`\``)).toEqual(['code']);
  });
});

it('a single line break is kept, also within bold text and before an explicit break', () => {
  const typesIn = (source: string) => lexInline(source)?.map(({ type }) => type);
  expect(typesIn('Best,\nMara  \nLeeds')).toEqual(['text', 'br', 'text', 'br', 'text']);
  const [strong] = lexInline('**Mara\nQuill**') ?? [];
  expect(strong).toMatchObject({ type: 'strong', tokens: [{ type: 'text' }, { type: 'br' }, { type: 'text' }] });
  expect(typesIn('Best,\n')).not.toContain('br');
});

it('inline text beyond a length limit is shown as source, because matching its markup takes long', () => {
  expect(lexInline('**a**')?.[0]?.type).toBe('strong');
  expect(lexInline('_a__b'.repeat(1000))).toBeNull();
});

it('valid character references become characters', () => {
  expect(decodeEntities('R&amp;B &lt;3 &#127930; &#x27; &bogus; &#1; &')).toBe("R&B <3 🎺 ' &bogus; &#1; &");
});

it.each([
  ['By **Friday', 'By **Friday**'],
  ['By **', 'By '],
  ['By **Friday *at', 'By **Friday *at***'],
  ['By **Friday ', 'By **Friday**'],
  ['Say `this', 'Say `this`'],
  ['Say `', 'Say '],
  ['Say `a*b` and', 'Say `a*b` and'],
  ['See [the FAQ', 'See the FAQ'],
  ['See [the FAQ](https://exam', 'See the FAQ'],
  ['See [the FAQ](https://example.com)', 'See [the FAQ](https://example.com)'],
  ['~~old', '~~old~~'],
  ['* one\n* two', '* one\n* two'],
  ['5 * 3', '5 * 3'],
  ['```\nlet **a', '```\nlet **a'],
])('mid-stream, %j reads as %j', (source, closed) => {
  expect(closeOpenMarks(source)).toBe(closed);
});
