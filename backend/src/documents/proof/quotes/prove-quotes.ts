import { fold } from '../fold.js';
import type { ProofRecord, Span } from '../proof-record.js';
import { findQuotes } from './quotes.js';

/** A text whose quotes are to be proven: as written, with its markup masked, and also without links and blanks. */
interface QuotedText {
  markdown: string;
  text: string;
  rest: string;
}

/** Matches the quotes in a text to their sources. */
export function proveQuotes(
  { text, rest }: QuotedText,

  record: ProofRecord,
): readonly Span[] {
  const quotes = findQuotes(rest);
  for (const quote of record.untilEnough('quote', quotes)) {
    // A quoted blank, such as a title yet to be filled in.
    if (!/[^\s\0]/.test(rest.slice(quote.start, quote.end))) continue;
    // Including its links and figures.
    const parts = text
      .slice(quote.start, quote.end)
      .split(/\[?(?:…|\.{3})\]?/)
      .map(fold)
      .filter((part) => part.trim() !== '');
    if (parts.length > 0) record.settle('quote', quote, (sources) => sources.findParts(parts, quote.text));
  }
  return quotes;
}
