import { isMarkdown } from './markdown-rule.js';

describe('a text is parsed as Markdown', () => {
  it.each([
    ['with the marks of a long text', '**Yes.** '.repeat(500)],
    ['of many lines', '- a\n'.repeat(2499)],
    ['with lists in lists', '- one\n  - two\n    1. three\n      > four'],
    ['with long links', `[here](https://maraquill.example/?${'a=1&'.repeat(240)}) `.repeat(9)],
    ['with dividers', `${'- '.repeat(40)}\n\n${'* * '.repeat(20)}\n\n${'-'.repeat(80)}`],
  ])('%s', (_, text) => {
    expect(isMarkdown(text)).toBe(true);
  });

  it.each([
    ['made only of marks', '_a'.repeat(8000)],
    ['of one endless word', `${'a'.repeat(20_000)}@`],
    ['of one endless space', `a${' '.repeat(20_000)}b`],
    ['of marks that addresses may contain', '!'.repeat(20_000)],
    ['of thousands of short lines', '- a\n'.repeat(2500)],
    ['whose lists all begin on one line', `${'- '.repeat(17)}a`],
    ['whose numbered lists all do', `${'1. '.repeat(17)}a`],
    ['whose quotes and lists all do', `Hello\n\n${'> + '.repeat(9)}a`],
    ['that alternates the marks of dividers', '- * '.repeat(9)],
  ])('but not one %s', (_, text) => {
    expect(isMarkdown(text)).toBe(false);
  });
});
