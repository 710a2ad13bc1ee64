import { without } from '../text/masked-text.js';
import { findDates, isShortDate, type PartialDate, relativeDates, says } from './dates.js';
import { findFigures } from './figures.js';
import { fold } from './fold.js';
import { findLinks, impliedBy } from './links.js';
import type { ProofSource } from './claim.js';

/** Where a source says something. */
export interface Said {
  source: ProofSource;
  /** The words around it. */
  words: string;
}

interface SaidDate {
  source: ProofSource;
  date: PartialDate;
  text: string;
}

/** How much of a source to search. */
const longest = 60_000;

/** An index of the sources, searched many times. Rarely needed parts are computed lazily. */
export class Sources {
  private readonly folded: string;
  /** Where each source begins in `folded`. */
  private readonly starts: number[] = [];
  private figures: Map<string, { source: ProofSource; text: string }> | undefined;
  private dates: SaidDate[] | undefined;
  private links: Map<string, { source: ProofSource; text: string }> | undefined;

  /** @param list best first: if two say the same, the first is cited */
  constructor(private readonly list: readonly ProofSource[]) {
    const parts: string[] = [];
    let at = 0;
    for (const { text } of list) {
      const part = fold(text.slice(0, longest));
      this.starts.push(at);
      parts.push(part);
      // The separator prevents matches across two sources.
      at += part.length + 1;
    }
    this.folded = parts.join('\n');
  }

  /** Finds the source with these words in this order. @param folded as returned by `fold` */
  findWords(folded: string, raw: string): Said | null {
    if (folded.trim() === '') return null;
    const at = this.folded.indexOf(folded);
    return at < 0 ? null : this.saidAt(this.indexOf(at), raw);
  }

  /** Finds the source with all of these, in this order. */
  findParts(parts: readonly string[], raw: string): Said | null {
    const [first = ''] = parts;
    for (let at = this.folded.indexOf(first); at >= 0; at = this.folded.indexOf(first, at + 1)) {
      const index = this.indexOf(at);
      const text = this.folded.slice(this.starts[index], (this.starts[index + 1] ?? this.folded.length + 1) - 1);
      let from = 0;
      const isAll = parts.every((part) => {
        const found = text.indexOf(part, from);
        from = found + part.length - 1;
        return found >= 0;
      });
      if (isAll) return this.saidAt(index, raw);
      // Each source is looked through once.
      at = (this.starts[index + 1] ?? this.folded.length) - 1;
    }
    return null;
  }

  findFigure(values: readonly string[]): Said | null {
    this.figures ??= this.indexFigures();
    for (const value of values) {
      const found = this.figures.get(value);
      if (found) return { source: found.source, words: excerpt(found.source.text, found.text) };
    }
    return null;
  }

  /** Finds a source with one of these dates, or from which one follows. */
  findDate(claims: readonly PartialDate[]): Said | null {
    this.dates ??= this.indexDates();
    const found = this.dates.find(({ source, date }) => claims.some((claim) => says(date, claim, source.saidAt)));
    return found ? { source: found.source, words: excerpt(found.source.text, found.text) } : null;
  }

  findLink(target: string): Said | null {
    this.links ??= this.indexLinks();
    const found = this.links.get(target);
    return found ? { source: found.source, words: excerpt(found.source.text, found.text) } : null;
  }

  private indexFigures(): Map<string, { source: ProofSource; text: string }> {
    const index = new Map<string, { source: ProofSource; text: string }>();
    for (const source of this.list) {
      const text = source.text.slice(0, longest);
      // As in the text that is checked: the day of a date is no number of songs.
      const dates = findDates(text).filter(({ text: found }) => !isShortDate(found));
      const rest = without(without(text, findLinks(text)), dates);
      for (const figure of findFigures(rest)) {
        for (const value of figure.values) {
          // "€10" also says 10; "5%" doesn't say 5.
          for (const known of [value, value.replace(/[€$£¥]$/, '')]) {
            if (!index.has(known)) index.set(known, { source, text: figure.text });
          }
        }
      }
      for (const { dates: meant, text: found } of dates) {
        for (const { year } of meant) {
          if (year && !index.has(String(year))) index.set(String(year), { source, text: found });
        }
      }
    }
    return index;
  }

  private indexDates(): SaidDate[] {
    return this.list.flatMap((source) => {
      const text = source.text.slice(0, longest);
      const found = findDates(text).flatMap(({ dates, text: words }) =>
        dates.map((date) => ({ source, date, text: words })),
      );
      const relative = source.saidAt ? relativeDates(text, source.saidAt) : [];
      return [...found, ...relative.map((date) => ({ source, date, text: '' }))];
    });
  }

  private indexLinks(): Map<string, { source: ProofSource; text: string }> {
    const index = new Map<string, { source: ProofSource; text: string }>();
    for (const source of this.list) {
      for (const { target, text } of findLinks(source.text.slice(0, longest))) {
        for (const known of [target, ...impliedBy(target)]) if (!index.has(known)) index.set(known, { source, text });
      }
    }
    return index;
  }

  /** Index of the source at a position of `folded`. */
  private indexOf(place: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private saidAt(index: number, raw: string): Said | null {
    const source = this.list[index];
    return source ? { source, words: excerpt(source.text, raw) } : null;
  }
}

const around = 60;

/** A line of a text around some words of it, or its beginning. */
function excerpt(text: string, words: string): string {
  const at = words ? text.toLowerCase().indexOf(words.toLowerCase()) : 0;
  const start = Math.max(0, at - around);
  const end = Math.min(text.length, Math.max(at, 0) + words.length + around);
  const line = text
    .slice(start, end)
    .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return (start > 0 ? '…' : '') + line + (end < text.length ? '…' : '');
}
