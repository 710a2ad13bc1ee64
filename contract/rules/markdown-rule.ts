/** Texts with more marks than this are not parsed as Markdown: matching marks takes quadratic time. */
const mostMarks = 2000;

/** Nor are texts with more lines than this: writing each line of a list to a file takes time. */
const mostLines = 2500;

/** Nor are texts with a longer word of these characters: in such a word, each may be the first of an email address. */
const longestAddress = 1000;
const addresses = /[A-Za-z0-9.!#$%&'*+/=?^_`{|}~@-]+/g;

/** A line that opens 17 nested quotes or lists. A divider such as `- - -` doesn't open any. */
const deepNesting = /^(?!(?:[ \t]*-)+[ \t]*$|(?:[ \t]*\*)+[ \t]*$)[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+|>[ \t]*){17}/m;

/**
 * Whether a text opens quotes or lists too deep to parse: each level parses the following lines again, which takes
 * minutes for a long text. No one types those.
 */
export function nestsDeeply(text: string): boolean {
  return deepNesting.test(text);
}

/** Whether a text is parsed as Markdown. */
export function isMarkdown(text: string): boolean {
  const count = (marks: RegExp): number => text.match(marks)?.length ?? 0;
  const hasLongWord = text.match(addresses)?.some(({ length }) => length > longestAddress) ?? false;
  return count(/[*_~<]/g) <= mostMarks && count(/\n/g) < mostLines && !hasLongWord && !nestsDeeply(text);
}
