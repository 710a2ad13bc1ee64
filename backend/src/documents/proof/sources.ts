import { datesFrom, type PartialDate, says } from './dates.js';
import { type ReadText, readText } from './read-text.js';

/** A text; `saidAt` is when it was said: "next Friday" is relative to it. */
export interface Source {
  text: string;
  saidAt?: Date;
}

/** Where a source says something. */
export interface Said<T> {
  source: T;
  /** The words around it. */
  words: string;
}

interface SaidDate<T> {
  source: T;
  date: PartialDate;
  text: string;
}

/** An index of the sources, searched many times. Rarely needed parts are computed lazily. */
export class Sources<T extends Source> {
  private readonly read: ReadText[];
  /** The places of the sources of what was searched for: a text names the same people again and again. */
  private readonly found = new Map<string, number>();
  private figures: Map<string, { source: T; text: string }> | undefined;
  private dates: SaidDate<T>[] | undefined;
  private links: Map<string, { source: T; text: string }> | undefined;

  /** @param list best first: if two say the same, the first is cited */
  constructor(private readonly list: readonly T[]) {
    this.read = list.map(({ text }) => readText(text));
  }

  /** Finds the source with these words in this order. @param folded as returned by `fold` */
  findWords(folded: string, raw: string): Said<T> | null {
    return folded.trim() === '' ? null : this.findParts([folded], raw);
  }

  /** Finds the source with all of these, in this order. */
  findParts(parts: readonly string[], raw: string): Said<T> | null {
    const key = parts.join('|');
    const index = this.found.get(key) ?? this.indexOf(parts);
    this.found.set(key, index);
    const source = this.list[index];
    return source ? { source, words: excerpt(source.text, raw) } : null;
  }

  private indexOf(parts: readonly string[]): number {
    // The longest first: it is the least likely to be in a text.
    const words = parts.flatMap((part) => part.trim().split(' ')).sort((one, other) => other.length - one.length);
    return this.read.findIndex((source) => {
      // Most sources lack one of the words: that costs less to see than a search.
      if (!words.every((word) => source.words.has(word))) return false;
      let from = 0;
      return parts.every((part) => {
        const found = source.folded.indexOf(part, from);
        from = found + part.length - 1;
        return found >= 0;
      });
    });
  }

  findFigure(values: readonly string[]): Said<T> | null {
    this.figures ??= this.indexFigures();
    for (const value of values) {
      const found = this.figures.get(value);
      if (found) return { source: found.source, words: excerpt(found.source.text, found.text) };
    }
    return null;
  }

  /** Finds a source with one of these dates, or from which one follows. */
  findDate(claims: readonly PartialDate[]): Said<T> | null {
    this.dates ??= this.indexDates();
    const found = this.dates.find(({ source, date }) => claims.some((claim) => says(date, claim, source.saidAt)));
    return found ? { source: found.source, words: excerpt(found.source.text, found.text) } : null;
  }

  findLink(target: string): Said<T> | null {
    this.links ??= this.indexLinks();
    const found = this.links.get(target);
    return found ? { source: found.source, words: excerpt(found.source.text, found.text) } : null;
  }

  private indexFigures(): Map<string, { source: T; text: string }> {
    const index = new Map<string, { source: T; text: string }>();
    this.list.forEach((source, at) => {
      for (const { text, values } of this.read[at]?.figures ?? []) {
        for (const value of values) if (!index.has(value)) index.set(value, { source, text });
      }
    });
    return index;
  }

  private indexDates(): SaidDate<T>[] {
    return this.list.flatMap((source, at) => {
      const found = (this.read[at]?.dates ?? []).flatMap(({ dates, text }) =>
        dates.map((date) => ({ source, date, text })),
      );
      const relative = source.saidAt ? datesFrom(this.read[at]?.relativeDays ?? [], source.saidAt) : [];
      return [
        ...found,
        ...(this.read[at]?.listed ?? []).map(({ date, text }) => ({ source, date, text })),
        ...relative.map((date) => ({ source, date, text: '' })),
      ];
    });
  }

  private indexLinks(): Map<string, { source: T; text: string }> {
    const index = new Map<string, { source: T; text: string }>();
    this.list.forEach((source, at) => {
      for (const { text, targets } of this.read[at]?.links ?? []) {
        for (const target of targets) if (!index.has(target)) index.set(target, { source, text });
      }
    });
    return index;
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
