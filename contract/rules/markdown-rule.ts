/**
 * Texts with more marks than this are not parsed as Markdown: matching marks takes time that grows with the square of their
 * number.
 */
const mostMarks = 2000;

/** Texts with more lines than this aren't either: each line of a list or paragraph of its own costs a file's writer time. */
const mostLines = 2500;

/** A line that opens 17 quotes or lists, one in another. A divider such as `- - -` opens none. */
const deepNesting = /^(?!(?:[ \t]*-)+[ \t]*$|(?:[ \t]*\*)+[ \t]*$)[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+|>[ \t]*){17}/m;

/**
 * Whether a text opens quotes or lists too deep to parse: each level parses the lines that follow again, which takes minutes for
 * a document. No one types them.
 */
export function nestsDeeply(text: string): boolean {
  return deepNesting.test(text);
}

/** Whether a text is parsed as Markdown. */
export function isMarkdown(text: string): boolean {
  const count = (marks: RegExp): number => text.match(marks)?.length ?? 0;
  return count(/[*_~<]/g) <= mostMarks && count(/\n/g) < mostLines && !nestsDeeply(text);
}
