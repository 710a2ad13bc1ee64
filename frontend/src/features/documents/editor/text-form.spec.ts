import fc from 'fast-check';
import { formOf, rewritten } from './text-form';

/** Words and figures, in the text's order. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{Extended_Pictographic}]+/gu) ?? [];

const spaced = (text: string | null): string | undefined => text?.replace(/\n{2,}/g, '\n\n').trim();

test.each([
  ['a table', '# Tour\n\n| Date  | Town |\n| ----- | ---- |\n| 3 May | Hull |\n\nTickets soon.'],
  ['alignment in a table', '| Town  | Price  |\n| :----- | ------: |\n| Leeds | £9 [x] |'],
  ['line breaks and lines in cells', '| a          | b      |\n| ---------- | ------ |\n| one<br>two | x \\| y |'],
  ['a list of tasks', '- [ ] Book the hall\n- [x] Ask **Ann**\n  - [ ] by email'],
  ['a picture', 'Cover: ![Salt \\[Road\\]](https://pictures.example/a.png "Front").'],
  ['a picture’s address with spaces', '![cover](<my cover.png>)'],
  ['bare addresses', 'https://a.example/x_y?b=1&c=2, www.a.example and me_too@a.example (https://b.example).'],
  [
    'named links',
    '[Listen](https://a.example/x_(y)) and [**here**](https://b.example "Title")'.replace('x_(y)', '<x>'),
  ],
  ['blanks', 'Doors [time], tickets [price]. Contact: [name]'],
  ['signs that HTML escapes', 'R&B & soul -> I <3 it, 5 > 4 &copy; 2027 &nbsp; &eacute;'],
  ['underscores and figures', 'snake_case_name, 2 + 2, $5 & 10%, @me #tag'],
  ['nested lists', '1. one\n2. two\n   - inner\n   - more\n3. three'],
  ['code', 'Type `a_b*c` or:\n\n```js\nconst a = "&lt;[x]";\n```'],
  ['line breaks', 'one  \ntwo\nthree'],
  ['the end of a press release', 'Contact: Ann\n\n###'],
  ['lines that look like lists', '29\\. January\n3\\. February\n\n\\- no list\n\n\\# no heading'],
  ['footnotes', 'So it is[^1].\n\nSee below[^note].'],
  ['marks', '**bold *both*** *it* ~~del~~ **[town]**'],
])('%s is saved as it was written', (_name, text) => {
  expect(spaced(rewritten(text))).toBe(text);
  expect(formOf(text)).toBe('formatted');
});

test('HTML is shown as it was typed, but for line breaks', () => {
  expect(rewritten('one<br>two<BR/>three')).toBe('one  \ntwo  \nthree');
  expect(rewritten('<div>\nfoo <u>bar</u>\n</div>')).toBe('&lt;div>\nfoo &lt;u>bar&lt;/u>\n&lt;/div>');
  expect(formOf('<!-- a remark --> and <b>more</b>')).toBe('formatted');
});

test.each([
  ['footnotes that are links', '[x][1]\n\n[1]: https://x.example "T"'],
  ['an address that nothing links to', 'Text\n\n[ref]: https://x.example'],
  ['a picture in a link', '[![alt](i.png)](https://l.example)'],
  ['dates read as a list', '29. January\n3. February'],
  ['more cells than columns', '| a |\n| --- |\n| x | lost |'],
])('%s would lose words, so the text is edited as Markdown', (_name, text) => {
  expect(formOf(text)).toBe('source');
});

const word = fc.constantFrom(
  'Hull',
  'Mara',
  'naïve',
  'Ünal',
  '東京',
  'песня',
  '2027',
  '7pm',
  'R&B',
  'a_b',
  '🎤',
  '"x"',
  'c*d',
  '<3',
  'i<b',
);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));
const inline = fc.oneof(
  { weight: 4, arbitrary: words },
  words.map((text) => `**${text}**`),
  words.map((text) => `*${text}*`),
  words.map((text) => `~~${text}~~`),
  words.map((text) => `\`${text}\``),
  words.map((text) => `[${text}](https://link.example/a_b?c=1&d)`),
  words.map((text) => `![${text}](https://picture.example/x.png)`),
  fc.constantFrom(
    'https://bare.example/x_y',
    '<https://auto.example>',
    'me@mail.example',
    '[town]',
    '[^1]',
    '\\*',
    '\\[no\\]',
  ),
  fc.constantFrom(
    '  \nnext',
    '\\\nnext',
    '<br>',
    '<b>tag</b>',
    '<!-- remark -->',
    '&amp;',
    '&nbsp;',
    '&#65;',
    '\nline',
  ),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const oneLine = line.map((text) => text.replace(/\s*\n/g, ' '));
const cell = oneLine.map((text) => text.replaceAll('|', '\\|'));
const { block } = fc.letrec<{ block: string }>((tie) => {
  const indented = (text: string, by: string) => text.replace(/\n(?=.)/g, `\n${by}`);
  return {
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      line,
      fc.tuple(fc.integer({ min: 1, max: 6 }), oneLine).map(([level, text]) => `${'#'.repeat(level)} ${text}`),
      fc.tuple(oneLine, oneLine).map(([first, second]) => `${first}\n===\n\n${second}\n---`),
      fc.array(cell, { minLength: 2, maxLength: 4 }).map((cells) => {
        const rule = cells.map(() => '---').join(' | ');
        return `| ${cells.join(' | ')} |\n| ${rule} |\n| ${[...cells].reverse().join(' | ')} |`;
      }),
      fc
        .tuple(fc.constantFrom('```', '~~~', '````'), line)
        .map(([fence, text]) => `${fence}js\n${text}\n\n  ${text}\n${fence}`),
      line.map((text) => `    ${text}`),
      fc.constantFrom('---', '###', '<div>\nhtml words\n</div>', '[^1]: the note', 'Term\n: meaning', '$$x^2$$'),
      fc
        .tuple(
          fc.constantFrom('- ', '* ', '1. ', '3) ', '- [ ] ', '- [x] '),
          fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
        )
        .map(([marker, items]) => items.map((item) => marker + indented(item, ' '.repeat(marker.length))).join('\n')),
      tie('block').map((text) => text.replace(/^/gm, '> ')),
      fc.tuple(line, tie('block')).map(([text, inner]) => `- ${indented(text, '  ')}\n\n  ${indented(inner, '  ')}`),
    ),
  };
});
const text = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => blocks.join('\n\n'));

/** Of a text as Markdown shows it. */
const seen = (markdown: string): string =>
  markdown
    .replace(/<br>/g, ' ')
    .replace(
      /&(amp|lt|gt|nbsp|#65);/g,
      (_whole, name: string) => ({ amp: '&', lt: '<', gt: '>', '#65': 'A' })[name] ?? ' ',
    );

const numRuns = 150;

test('no text that is edited with its formatting loses a word, however often it is saved', () => {
  let formatted = 0;
  fc.assert(
    fc.property(text, (markdown) => {
      if (formOf(markdown) === 'source') return;
      formatted += 1;
      let saved = markdown;
      for (let times = 0; times < 3 && formOf(saved) === 'formatted'; times += 1) {
        saved = rewritten(saved) ?? '';
        expect(wordsOf(seen(saved))).toEqual(wordsOf(seen(markdown)));
      }
    }),
    { numRuns },
  );
  expect(formatted / numRuns).toBeGreaterThan(0.6);
});
