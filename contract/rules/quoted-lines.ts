/** Adjacent lines of a text, all of them quoted or none. */
export interface QuotePart {
  isQuote: boolean;
  /** Without `> ` before its lines, and without empty lines between the parts. */
  text: string;
}

const quotedLine = /^>(?: |$)/;

/** "> 500 streams a day": a line by itself that compares rather than quotes. */
const comparison = /^> [=\p{N}\p{Sc}]/u;

/** Splits a typed text at its quotations: lines that begin with `> `, as in emails. Nothing else in it is Markdown. */
export function quoteParts(typed: string): QuotePart[] {
  const lines = typed.split('\n');
  const isQuoted = lines.map((line) => quotedLine.test(line));
  const isQuote = (index: number): boolean => {
    if (isQuoted[index] !== true) return false;
    return !comparison.test(lines[index] ?? '') || isQuoted[index - 1] === true || isQuoted[index + 1] === true;
  };
  const parts: { isQuote: boolean; lines: string[] }[] = [];
  lines.forEach((line, index) => {
    const last = parts.at(-1);
    if (last?.isQuote === isQuote(index)) last.lines.push(line);
    else parts.push({ isQuote: isQuote(index), lines: [line] });
  });
  if (parts.length === 1 && !isQuote(0)) return [{ isQuote: false, text: typed }];
  return parts
    .map((part) => ({
      isQuote: part.isQuote,
      text: withoutEmptyLines(part.isQuote ? part.lines.map((line) => line.slice(2)) : part.lines),
    }))
    .filter(({ text }) => text !== '');
}

/** A typed text with its quotations, but without their `>`. */
export function withoutQuoteMarks(typed: string): string {
  return quoteParts(typed)
    .map(({ text }) => text)
    .join('\n\n');
}

/** Joins lines, without the empty ones at either end. */
function withoutEmptyLines(lines: readonly string[]): string {
  const hasText = (line: string): boolean => line.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(hasText)), lines.findLastIndex(hasText) + 1).join('\n');
}
