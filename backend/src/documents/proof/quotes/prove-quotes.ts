import { fold } from '../fold.js';
import type { ProofRecord, Search, Span } from '../proof-record.js';
import { readText } from '../read-text.js';
import type { Source } from '../source-index.js';
import { findQuotes, type FoundQuote } from './quotes.js';
import { isInSense, isStatement } from './sense.js';
import { isCritic, nameOf, speakerOf } from './speakers.js';

/** A text whose quotes are to be proven: as written, with its markup masked, and also without links and blanks. */
interface QuotedText {
  markdown: string;
  text: string;
  rest: string;
}

/** How artists introduce themselves. */
const introductions =
  'I am|I’m|my name is|this is|we are|we’re|our band|my band|our band is|my band is|my artist name is|soy|me llamo|mi nombre es|somos|mi banda|mi grupo|ich bin|ich heiße|wir sind|je suis|je m’appelle|sono|mi chiamo|sou|me chamo'.split(
    '|',
  );

/** Matches the quotes in a text to their sources. @param artist the names that the artist goes by */
export function proveQuotes(
  { markdown, text, rest }: QuotedText,
  artist: readonly string[],
  record: ProofRecord,
): readonly Span[] {
  const quotes = findQuotes(rest, markdown);
  for (const quote of record.untilEnough('quote', quotes)) {
    // A quoted blank, such as a title yet to be filled in.
    if (!/[^\s\0]/.test(rest.slice(quote.start, quote.end))) continue;
    proveQuote(quote, text, artist, record);
  }
  return quotes;
}

function proveQuote(quote: FoundQuote, text: string, artist: readonly string[], record: ProofRecord): void {
  // Including its links and figures.
  const words = text.slice(quote.start, quote.end);
  const parts = words
    .split(/\[?(?:…|\.{3})\]?/)
    .map(fold)
    .filter((part) => part.trim() !== '');
  if (parts.length === 0) return;
  const search: Search = (sources) => sources.findParts(parts, quote.text);
  if (!isStatement(words)) return record.settle('quote', quote, search);
  const isMeant = ({ text: said }: Source): boolean => isInSense(readText(said).withEnds, parts);
  const { own } = record.sources;
  const meant = own.findAcceptedParts(parts, quote.text, isMeant);
  if (!meant) {
    const reason = search(own) ? 'You said these words, but in another sense.' : undefined;
    return record.reject('quote', quote, reason ? `${notFromYou} ${reason}` : record.reason('quote', search));
  }
  const speaker = speakerOf(text, quote);
  const isSpeakers = (source: Source): boolean => speaker === null || maySay(source, speaker, artist, record);
  const said = own.findAcceptedParts(parts, quote.text, (source) => isMeant(source) && isSpeakers(source));
  if (said) record.accept(quote, said);
  else
    record.reject(
      'quote',
      quote,
      `${notFromYou} No message or fact of yours says that these are the words of ${speaker}.`,
    );
}

const notFromYou = 'Not from you: confirm or cut.';

/** Whether the words of a source may be attributed to someone: the artist, or who the source names. */
function maySay(
  source: Source,
  speaker: string,
  artist: readonly string[],
  { sources: { own } }: ProofRecord,
): boolean {
  const name = fold(nameOf(speaker)).trim().split(' ');
  const isIn = (words: ReadonlySet<string>): boolean => name.every((word) => word === 'the' || words.has(word));
  if (source.isConfirmed || isIn(readText(source.text).words)) return true;
  if (isCritic(speaker)) return false;
  const isArtist = isIn(new Set(artist.flatMap((each) => fold(each).trim().split(' '))));
  return (
    artist.length === 0 ||
    isArtist ||
    introductions.some((each) => own.findWords(fold(`${each} ${name.join(' ')}`), ''))
  );
}
