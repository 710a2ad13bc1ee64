import type { Finding, Proof } from '../../../../contract/documents/document.js';
import { workedOut } from '../../../../contract/documents/worked-out.js';
import { masked, without } from '../text/masked-text.js';
import type { ArtistWords, ClaimKind, ProofSource } from './claim.js';
import { dateClaims, twoReadings } from './find-dates.js';
import { hasWrongWeekday, type PartialDate, toPartial, weekdayIn } from './partial-date.js';
import { findFigures } from './figures.js';
import { fold } from './fold.js';
import { isGermanLink, isGermanPerson, isNobleName } from './german-people.js';
import { findLinks } from './links.js';
import { findNames, isOrdinary, isPlain, type NameRun, type NameWord } from './names.js';
import { findQuotes } from './quotes.js';
import type { Source } from './source-index.js';
import { excerptOf, type Said, Sources } from './sources.js';
import { languageOf, type TextLanguage } from './text-language.js';

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
  /** The day of the check where the artist is, `2026-11-29`: a press release carries today's date. */
  today: string;
  /** The days on which the text was written: on later ones, a press release still carries that day's date. */
  writtenOn?: readonly string[];
}

/** The text of an attachment. */
export interface AttachedText {
  name: string;
  text: string;
}

export interface Proven {
  unproven: Finding[];
  proofs: Proof[];
}

interface Span {
  start: number;
  end: number;
}

/** Limit per kind of finding: beyond that, more don't help, and each costs a search through everything the artist said. */
export const mostOfAKind = 200;

/** Limit on the proofs of a text. */
const mostProofs = 1000;

const why: Record<ClaimKind, string> = {
  name: 'Not from you: confirm or cut. No message or fact of yours has this name.',
  figure: 'Not from you: confirm or cut. No message or fact of yours has this figure.',
  date: 'Not from you: confirm or cut. No message or fact of yours has this date.',
  quote: 'Not from you: confirm or cut. No one says this in your messages or facts.',
  link: 'Not from you: confirm or cut. No message or fact of yours has this link.',
};

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * Matches every name, figure, date, quote and link in a text to its source.
 * @param blanks placeholders, which claim nothing
 */
export function prove(markdown: string, known: Known, blanks: readonly Span[] = []): Proven {
  const own = known.words.filter(({ isPasted }) => !isPasted);
  const sources = {
    own: new Sources<ProofSource>(known.facts, own, known.entered ?? []),
    attached: new Sources(known.attached ?? []),
  };
  return new Prover(markdown, sources, known).run(blanks);
}

/** Searches for a claim in what the artist said or in what they attached. */
type Search = <T extends Source>(sources: Sources<T>) => Said<T> | null;

class Prover {
  private readonly unproven: Finding[] = [];
  private readonly rejected: Record<ClaimKind, number> = { name: 0, figure: 0, date: 0, quote: 0, link: 0 };
  private readonly accepted: Accepted[] = [];
  private readonly text: string;
  private readonly language: TextLanguage;

  constructor(
    private readonly markdown: string,
    private readonly sources: { own: Sources<ProofSource>; attached: Sources<AttachedText> },
    private readonly days: Pick<Known, 'today' | 'writtenOn'>,
  ) {
    this.text = masked(markdown);
    this.language = languageOf(this.text);
    sources.own.expect(new Set(fold(this.text).split(' ')));
  }

  run(blanks: readonly Span[]): Proven {
    // Passages claimed by one kind are hidden from the next: figures in a link or date don't count as figures.
    let rest = without(this.text, blanks);
    const kinds: ((text: string) => Span[])[] = [
      (text) => this.links(text),
      (text) => this.quotes(text),
      (text) => this.dates(text),
      (text) => this.figures(text),
    ];
    for (const claimsIn of kinds) rest = without(rest, claimsIn(rest));
    for (const run of this.untilEnough('name', findNames(rest, this.language))) this.name(run);
    const inOrder = (one: Span, other: Span): number => one.start - other.start || one.end - other.end;
    const proofs = this.accepted.sort(inOrder).slice(0, mostProofs).map(toProof);
    return { unproven: this.unproven.sort(inOrder), proofs };
  }

  private links(rest: string): Span[] {
    const links = findLinks(rest, this.markdown);
    for (const link of this.untilEnough('link', links))
      this.settle('link', link, (sources) => sources.findLink(link.target));
    return links;
  }

  private quotes(rest: string): Span[] {
    const quotes = findQuotes(rest);
    for (const quote of this.untilEnough('quote', quotes)) {
      // A quoted blank, such as a title yet to be filled in.
      if (!/[^\s\0]/.test(rest.slice(quote.start, quote.end))) continue;
      // Including its links and figures.
      const parts = this.text
        .slice(quote.start, quote.end)
        .split(/\[?(?:…|\.{3})\]?/)
        .map(fold)
        .filter((part) => part.trim() !== '');
      if (parts.length > 0) this.settle('quote', quote, (sources) => sources.findParts(parts, quote.text));
    }
    return quotes;
  }

  private dates(rest: string): Span[] {
    const claims = dateClaims(rest);
    for (const claim of this.untilEnough('date', claims)) {
      const writingDay = this.writingDay(claim.dates);
      const search: Search = (sources) => sources.findDate(claim.dates) ?? verbatim(sources, claim, rest);
      const unsure = this.sources.own.findUnsureDate(claim.dates);
      // Which of the two is meant is asked by a rule.
      const said = search(this.sources.own) ?? (twoReadings(claim) && unsure);
      const [date] = claim.dates;
      const real = date && hasWrongWeekday(date) ? weekdayIn(date) : undefined;
      if (said) this.accept(claim, said);
      else if (real !== undefined) this.reject('date', claim, `Check this date: that day is a ${weekdayNames[real]}.`);
      else if (writingDay) this.accept(claim, writingDay);
      else if (unsure)
        this.reject('date', claim, `You wrote ${unsure.text}, which has two readings: confirm or correct.`);
      else this.reject('date', claim, this.reason('date', search));
    }
    return claims;
  }

  /** What a date is if the text was written on it, or is today's; null for other dates. */
  private writingDay(dates: readonly PartialDate[]): string | null {
    const { today, writtenOn = [] } = this.days;
    const isDay = (day: string): boolean => dates.some((date) => isSameDay(date, day));
    if (isDay(today)) return workedOut.today;
    return writtenOn.some(isDay) ? workedOut.writtenOn : null;
  }

  private figures(rest: string): Span[] {
    const figures = findFigures(rest);
    for (const figure of this.untilEnough('figure', figures)) {
      this.settle('figure', figure, (sources) => sources.findFigure(figure.values) ?? verbatim(sources, figure, rest));
    }
    return figures;
  }

  /**
   * A run of words is proven as a whole, or as the names in it: "Mara Quill and Low Tide". The rest is unproven unless
   * it is an ordinary word.
   */
  private name({ words, isHeadline }: NameRun): void {
    const left: NameWord[] = [];
    const flush = (): void => {
      while (left[0] && this.isOrdinary(left[0], isHeadline)) left.shift();
      for (let last = left.at(-1); last && this.isOrdinary(last, isHeadline); last = left.at(-1)) left.pop();
      const span = spanOf(left);
      if (span && !this.isNoName(left, words) && left.some((word) => !this.isOrdinary(word, isHeadline))) {
        const cut = this.cut(span);
        this.reject(
          'name',
          cut,
          this.reason('name', (sources) => sources.findWords(fold(cut.text), cut.text)),
        );
      }
      left.length = 0;
    };
    let at = 0;
    while (at < words.length) {
      const found = this.longestFrom(words, at);
      const next = words[at];
      if (found) {
        flush();
        this.accept(found.span, found.said);
        at = found.end;
      } else {
        if (next) left.push(next);
        at += 1;
      }
    }
    flush();
  }

  /**
   * Whether capitalised words are ordinary ones of a language whose words aren't listed: single German nouns, also
   * "Freund der Familie", or the start of a sentence before a name that is proven.
   */
  private isNoName(left: readonly NameWord[], run: readonly NameWord[]): boolean {
    const [word] = left;
    if (!word || !this.language.isForeign) return false;
    if (!this.language.hasCapitalNouns) return left.length === 1 && word.isFirst && run.length > 1;
    if (isNobleName(this.text, left)) return false;
    const isAlone = ({ text }: NameWord, at: number): boolean =>
      at === 0 || isGermanLink(text) || isGermanLink(left[at - 1]?.text ?? '');
    return left.every(
      (one, at) =>
        isAlone(one, at) && !hasInnerCapital(one.text) && (isGermanLink(one.text) || !isGermanPerson(this.text, one)),
    );
  }

  /** The longest sequence of words starting at `from` that a source contains; an ordinary word alone proves nothing. */
  private longestFrom(words: NameWord[], from: number): { span: Cut; said: Said<ProofSource>; end: number } | null {
    let longest: { span: Cut; said: Said<ProofSource>; end: number } | null = null;
    // If no source contains a sequence, none contains a longer one.
    for (let end = from + 1; end <= Math.min(words.length, from + 12); end += 1) {
      const span = spanOf(words.slice(from, end));
      if (!span) break;
      const cut = this.cut(span);
      const said = this.sources.own.findWords(fold(cut.text), cut.text);
      if (!said) break;
      if (end > from + 1 || !isPlain(words[from]?.text ?? '')) longest = { span: cut, said, end };
    }
    return longest;
  }

  private isOrdinary({ text }: NameWord, isHeadline: boolean): boolean {
    return isHeadline ? isOrdinary(text) : isPlain(text);
  }

  /** Claims of a kind, in text order, until as many are unproven as are shown. */
  private *untilEnough<T>(kind: ClaimKind, claims: readonly T[]): Generator<T> {
    for (const claim of claims) {
      if (this.rejected[kind] >= mostOfAKind) return;
      yield claim;
    }
  }

  private settle(kind: ClaimKind, span: Span, search: Search): void {
    const said = search(this.sources.own);
    if (said) this.accept(span, said);
    else this.reject(kind, span, this.reason(kind, search));
  }

  private reason(kind: ClaimKind, search: Search): string {
    const found = search(this.sources.attached);
    return found
      ? `In your attachment ${quoted(found.source.name)}, not in your own words: confirm or cut.`
      : why[kind];
  }

  private reject(kind: ClaimKind, { start, end }: Span, reason: string): void {
    const text = this.markdown.slice(start, end);
    this.rejected[kind] += 1;
    this.unproven.push({ kind: 'unproven', start, end, text, why: reason, claim: kind });
  }

  private accept({ start, end }: Span, said: Accepted['said']): void {
    this.accepted.push({ start, end, said });
  }

  private cut({ start, end }: Span): Cut {
    return { start, end, text: this.text.slice(start, end) };
  }
}

interface Cut extends Span {
  text: string;
}

/** A proven claim, with its source or a reason why it needs none. */
interface Accepted extends Span {
  said: Said<ProofSource> | string;
}

function toProof({ start, end, said }: Accepted): Proof {
  if (typeof said === 'string') return { start, end, words: said };
  const { messageId, chatId, factId, documentId, source, words = excerptOf(said) } = said.source;
  return {
    start,
    end,
    ...(messageId && { messageId }),
    ...(chatId && { chatId }),
    ...(factId && { factId }),
    ...(documentId && { documentId }),
    ...(source && { source }),
    words,
  };
}

/** Finds a source with the same words and the same word before or after them. */
function verbatim<T extends Source>(sources: Sources<T>, { start, end, text }: Cut, rest: string): Said<T> | null {
  const before = /[\p{L}\p{N}'’.,-]{1,40}[\s\0]{1,5}$/u.exec(rest.slice(Math.max(0, start - 50), start))?.[0];
  const after = /^[^\p{L}\p{N}]{1,5}[\p{L}\p{N}'’]{1,40}/u.exec(rest.slice(end, end + 50))?.[0];
  const wider = [...(before ? [before + text] : []), ...(after ? [text + after] : [])];
  for (const each of wider) {
    const said = sources.findWords(fold(each), text);
    if (said) return said;
  }
  return null;
}

/** "BBC", "SoundCloud": written like a name in any language. "Indie-Folk" isn't. */
const hasInnerCapital = (word: string): boolean => /^\p{Lu}{2,}$|\p{Ll}\p{Lu}/u.test(word);

/** A file name in quotation marks; a paste's name already has them. */
const quoted = (name: string): string => (name.startsWith('“') ? name : `“${name}”`);

function spanOf(words: readonly NameWord[]): Span | null {
  const [first] = words;
  const last = words.at(-1);
  return first && last ? { start: first.start, end: last.end } : null;
}

function isSameDay(date: PartialDate, day: string): boolean {
  const { year, month, day: number } = toPartial(day);
  return date.month === month && date.day === number && (date.year === undefined || date.year === year);
}
