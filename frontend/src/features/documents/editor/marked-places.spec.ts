import { getSchema } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { Node } from '@tiptap/pm/model';
import { createFinder } from './marked-places';
import { createParser, formattedText, sourceContent, sourceText } from './text-extensions';

const marked = createParser();
const extensions = formattedText(marked);
const manager = new MarkdownManager({ extensions, marked });
const formatted = (markdown: string): Node => Node.fromJSON(getSchema(extensions), manager.parse(markdown));
const source = (markdown: string): Node => Node.fromJSON(getSchema(sourceText()), sourceContent(markdown));

/** The words of the document where a part of the markdown was found; null if it wasn't. */
function found(document: Node, markdown: string, part: string): string | null {
  const start = markdown.indexOf(part);
  const place = createFinder(document, markdown)({ start, end: start + part.length });
  return place && document.textBetween(place.from, place.to);
}

test.each([
  ['Made with **Otto Kern** in Hull', '**Otto Kern**', 'Otto Kern'],
  ['See https://a.example/x_y~z now', 'https://a.example/x_y~z', 'https://a.example/x_y~z'],
  ['Write to me_too@a.example', 'me_too@a.example', 'me_too@a.example'],
  ['In \\[town\\], R&amp;B', '\\[town\\]', '[town]'],
  ['In [town], Rock &amp; Soul', 'Rock &amp; Soul', 'Rock & Soul'],
  ['| Town | Day |\n|---|---|\n| Hull | 3 May |', '3 May', '3 May'],
  ['- [ ] Ask Ann', 'Ann', 'Ann'],
  ['[words](https://a.example)', 'https://a.example', null],
])('in “%s”, “%s” is found in the editor', (markdown, part, words) => {
  expect(found(formatted(markdown), markdown, part)).toBe(words);
});

test('the second of two equal words is found as such', () => {
  const markdown = '# Hull\n\nLive in Hull';
  const document = formatted(markdown);
  const finder = createFinder(document, markdown);
  expect(finder({ start: 16, end: 20 })).toEqual({ from: 15, to: 19 });
});

test('in a text that is edited as Markdown, all of it is found', () => {
  const markdown = 'Listen [**here**][1].\n\n[1]: https://a.example/x_y';
  for (const part of ['**here**', '[1]: ', 'https://a.example/x_y'])
    expect(found(source(markdown), markdown, part)).toBe(part.trim());
});
