import fc from 'fast-check';
import { lexer, type MarkedToken, marked, walkTokens } from 'marked';
import { partOfMarkdown, typedAsMarkdown, typedInLine } from './markdown.js';

/** What a reader sees of a document: its sections by heading, with the text of each. */
function sectionsOf(document: string): { heading: string; html: string }[] {
  const sections: { heading: string; html: string }[] = [];
  for (const token of lexer(document) as MarkedToken[]) {
    if (token.type === 'heading' && token.depth <= 2) sections.push({ heading: token.text, html: '' });
    else sections.at(-1)!.html += marked.parser([token]);
  }
  return sections;
}
const documentOf = (part: string): string => `## Fanfare\n\n${part}\n\n## Mara\n\nThe next`;

/** The visible text of HTML. */
const wordsIn = (html: string): string =>
  html
    .replace(/<[^>]*>/g, (tag) => (tag === '<br>' ? ' ' : ''))
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'")
    .replace(/\s+/g, ' ')
    .trim();

const signs = [
  '#',
  '##',
  '```',
  '~~~',
  '---',
  '===',
  '- ',
  '+',
  '1. ',
  '2)',
  '> ',
  '<!--',
  '<h2>',
  '</div>',
  '|',
  ':--',
  '&lt;',
];
const hostile = fc
  .array(
    fc.constantFrom(
      ...signs,
      '**Mara:**',
      '[x]: y',
      '![x](y)',
      'word',
      '\\',
      '`',
      '_',
      '\n',
      '\n\n',
      '    ',
      '\t',
      '\r\n',
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

describe('typed text in a Markdown document', () => {
  it.each([
    ['# Heading', '\\# Heading'],
    ['```\ncode', '\\`\\`\\`  \ncode'],
    ['a\n---', 'a  \n\\---'],
    ['**Artist:** hi', '\\*\\*Artist:\\*\\* hi'],
    ['1. one\n2) two', '1\\. one  \n2\\) two'],
    ['<b> &lt; [x](y)', '\\<b\\> \\&lt; \\[x\\](y)'],
    ['a\n    b', 'a  \n\u00a0\u00a0\u00a0\u00a0b'],
  ])('%j is %j', (typed, markdown) => {
    expect(typedAsMarkdown(typed)).toBe(markdown);
  });

  it('reads as typed and ends where it ends, whatever it contains', () => {
    fc.assert(
      fc.property(hostile, (typed) => {
        const [section, next] = sectionsOf(documentOf(typedAsMarkdown(typed)));
        expect(section?.html).not.toMatch(/<(?!\/?p>|br>)/);
        expect(wordsIn(section?.html ?? '')).toBe(typed.replace(/\s+/g, ' ').trim());
        expect(next).toEqual({ heading: 'Mara', html: '<p>The next</p>\n' });
      }),
      { numRuns: 500 },
    );
  });

  it('is on one line in a heading', () => {
    expect(typedInLine(' Salt\n## Road # ')).toBe('Salt \\#\\# Road \\#');
  });
});

describe('a reply in a Markdown document', () => {
  it.each([
    ['plain marks', '**Yes.** Send it:\n\n1. Monday\n2. Friday', '**Yes.** Send it:\n\n1. Monday\n2. Friday'],
    ['a heading', '# Plan\nGo', '### Plan\n\nGo'],
    ['an underlined heading', 'Mara\n----\nGo', '#### Mara\n\nGo'],
    ['an open fence', '```js\nlet a', '```js\nlet a\n```'],
    ['a fence with fences in it', '~~~\n```\n~~~', '````\n```\n````'],
    ['a comment', 'Hi <!-- x', 'Hi &lt;!-- x'],
    ['a block of HTML', '<div>\n\n## Mara', '\\<div\\>\n\n#### Mara'],
    ['lines in a cell', '| a |\n|---|\n| b<br>c |', '| a |\n|---|\n| b<br>c |'],
    ['HTML as code', 'Use `<b>` or <https://a.example>', 'Use `<b>` or <https://a.example>'],
    ['endless nesting', '>'.repeat(12_000), '\\>'.repeat(12_000)],
  ])('%s', (_, said, markdown) => {
    expect(partOfMarkdown(said)).toBe(markdown);
  });

  it('ends where it ends, and adds no section or HTML, whatever it contains', () => {
    fc.assert(
      fc.property(hostile, (said) => {
        const [, next, ...more] = sectionsOf(documentOf(partOfMarkdown(said)));
        expect(more).toEqual([]);
        const kinds: string[] = [];
        void walkTokens(lexer(partOfMarkdown(said)), ({ type }) => void kinds.push(type));
        expect(kinds).not.toContain('html');
        expect(next).toEqual({ heading: 'Mara', html: '<p>The next</p>\n' });
      }),
      { numRuns: 500 },
    );
  });
});
