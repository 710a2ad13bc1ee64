import { masked, without } from '../text/masked-text.js';
import type { ArtistWords, ProofSource } from './claim.js';
import { findFigures } from './figures.js';
import { fold } from './fold.js';
import { findLinks } from './links.js';
import { proveNames } from './names/prove-names.js';
import { languageOf } from './names/text-language.js';
import { type AttachedText, ProofRecord, type Proven, type Span } from './proof-record.js';
import { proveDates } from './prove-dates.js';
import { proveQuotes } from './quotes/prove-quotes.js';
import { Sources } from './sources.js';
import { verbatim } from './verbatim.js';

/** Sources that may prove a text. */
export interface Known {
  /** Kept facts and the profile. */
  facts: readonly ProofSource[];
  /** The artist's messages, newest first. */
  words: readonly ArtistWords[];
  /** What the artist entered with their releases, cited if no message says it. */
  entered?: readonly ProofSource[];
  /** Attachments to the artist's messages: other people's words, which prove nothing. */
  attached?: readonly AttachedText[];
  /** The names that the artist goes by: their quotes may be attributed to them. */
  artist?: readonly string[];
  /** The day of the check where the artist is, `2026-11-29`: a press release carries today's date. */
  today: string;
  /** The days on which the text was written: on later ones, a press release still carries that day's date. */
  writtenOn?: readonly string[];
}

/**
 * Matches every name, figure, date, quote and link in a text to its source.
 * @param blanks placeholders, which claim nothing
 */
export function prove(markdown: string, known: Known, blanks: readonly Span[] = []): Proven {
  const ownWords = known.words.filter(({ isPasted }) => !isPasted);
  const own = new Sources<ProofSource>(known.facts, ownWords, known.entered ?? []);
  const record = new ProofRecord(markdown, { own, attached: new Sources(known.attached ?? []) });
  const text = masked(markdown);
  own.expect(new Set(fold(text).split(' ')));
  // Passages claimed by one kind are hidden from the next: figures in a link or date don't count as figures.
  let rest = without(text, blanks);
  const kinds: ((rest: string) => readonly Span[])[] = [
    (part) => proveLinks(part, markdown, record),
    (part) => proveQuotes({ markdown, text, rest: part }, known.artist ?? [], record),
    (part) => proveDates(part, known, record),
    (part) => proveFigures(part, record),
  ];
  for (const claimsIn of kinds) rest = without(rest, claimsIn(rest));
  proveNames(text, rest, languageOf(text), record);
  return record.result;
}

function proveLinks(rest: string, markdown: string, record: ProofRecord): readonly Span[] {
  const links = findLinks(rest, markdown);
  for (const link of record.untilEnough('link', links))
    record.settle('link', link, (sources) => sources.findLink(link.target));
  return links;
}

function proveFigures(rest: string, record: ProofRecord): readonly Span[] {
  const figures = findFigures(rest);
  for (const figure of record.untilEnough('figure', figures))
    record.settle('figure', figure, (sources) => sources.findFigure(figure.values) ?? verbatim(sources, figure, rest));
  return figures;
}
