import type { PartialDate } from './dates.js';
import { indexOf, type Place, type Source, type SourceIndex } from './source-index.js';

/** Where a source says something. */
export interface Said<T> {
  source: T;
  /** The words around it. */
  words: string;
}

/** Lists of sources that are searched many times. */
export class Sources<T extends Source> {
  private readonly lists: { sources: readonly T[]; index: SourceIndex }[];

  /** @param lists best first, as the sources in each: if two say the same, the first is cited */
  constructor(...lists: (readonly T[])[]) {
    this.lists = lists.map((sources) => ({ sources, index: indexOf(sources) }));
  }

  /** Finds the source with these words in this order. @param folded as returned by `fold` */
  findWords(folded: string, raw: string): Said<T> | null {
    return folded.trim() === '' ? null : this.findParts([folded], raw);
  }

  /** Finds the source with all of these, in this order. */
  findParts(parts: readonly string[], raw: string): Said<T> | null {
    return this.first((index) => ({ at: index.placeOf(parts), text: raw }));
  }

  findFigure(values: readonly string[]): Said<T> | null {
    for (const value of values) {
      const found = this.first((index) => index.figureOf(value));
      if (found) return found;
    }
    return null;
  }

  /** Finds a source with one of these dates, or from which one follows. */
  findDate(claims: readonly PartialDate[]): Said<T> | null {
    return this.first((index) => index.dateOf(claims));
  }

  findLink(target: string): Said<T> | null {
    return this.first((index) => index.linkOf(target));
  }

  private first(placeIn: (index: SourceIndex) => Place | undefined): Said<T> | null {
    for (const { sources, index } of this.lists) {
      const place = placeIn(index);
      const source = place && sources[place.at];
      if (source) return { source, words: excerpt(source.text, place.text) };
    }
    return null;
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
