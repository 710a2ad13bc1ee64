/** Texts with more marks than this are not parsed as Markdown: matching marks takes quadratic time. */
const mostMarks = 2000;

/** Nor are texts with more lines than this: writing each line of a list to a file takes time. */
const mostLines = 2500;

/**
 * Nor are texts with a longer run of spaces, or of the characters of email addresses: a line break or an `@` is searched
 * for from each of them.
 */
const longestRun = 1000;
const runs = /[A-Za-z0-9.!#$%&'*+/=?^_`{|}~@-]+| {2,}/g;

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
  const hasLongRun = text.match(runs)?.some(({ length }) => length > longestRun) ?? false;
  return count(/[*_~<]/g) <= mostMarks && count(/\n/g) < mostLines && !hasLongRun && !nestsDeeply(text);
}
