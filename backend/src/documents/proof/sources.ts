import type { PartialDate } from '../../common/dates/partial-date.js';
import { readText } from './read-text.js';
import { SearchBudget } from './search-budget.js';
import { indexOf, type Place, type Source, type SourceIndex } from './source-index.js';

/** A source that contains a claim. */
export interface Said<T> {
  source: T;
  /** The source's words that state it; empty if it only implies it. */
  text: string;
}

/** Lists of sources that are searched many times, by one check. */
export class Sources<T extends Source> {
  private readonly lists: { sources: readonly T[]; index: SourceIndex }[];
  private readonly budget = new SearchBudget();

  /** @param lists in order of preference, like the sources in each: if several match, the first is cited */
  constructor(...lists: (readonly T[])[]) {
    this.lists = lists.map((sources) => ({ sources, index: indexOf(sources) }));
  }

  /** To be called with the words of a text before its claims are searched for, which is then less work. */
  expect(words: ReadonlySet<string>): void {
    for (const { index } of this.lists) index.expect(words);
  }

  /** Finds the source with these words in this order. @param folded as returned by `fold` */
  findWords(folded: string, raw: string): Said<T> | null {
    return folded.trim() === '' ? null : this.findParts([folded], raw);
  }

  /** Finds a source that contains all of these parts in this order. */
  findParts(parts: readonly string[], raw: string): Said<T> | null {
    return this.first((index) => ({ at: index.placeOf(parts, this.budget), text: raw }));
  }

  /** The same, of a source that is accepted. */
  findAcceptedParts(parts: readonly string[], raw: string, accepts: (source: T) => boolean): Said<T> | null {
    const first = this.findParts(parts, raw);
    if (!first || accepts(first.source)) return first;
    for (const { sources, index } of this.lists) {
      const isAccepted = (at: number): boolean => {
        const source = sources[at];
        return source !== undefined && accepts(source);
      };
      const source = sources[index.acceptedPlaceOf(parts, this.budget, isAccepted)];
      if (source) return { source, text: raw };
    }
    return null;
  }

  findFigure(values: readonly string[]): Said<T> | null {
    for (const value of values) {
      const found = this.first((index) => index.figureOf(value));
      if (found) return found;
    }
    return null;
  }

  /** Finds a source that states one of these dates or implies one. */
  findDate(claims: readonly PartialDate[]): Said<T> | null {
    return this.first((index) => index.dateOf(claims));
  }

  /** Finds a source with a date that can be read as one of these, but also as another. */
  findUnsureDate(claims: readonly PartialDate[]): Said<T> | null {
    return this.first((index) => index.unsureDateOf(claims));
  }

  findLink(target: string): Said<T> | null {
    return this.first((index) => index.linkOf(target));
  }

  private first(placeIn: (index: SourceIndex) => Place | undefined): Said<T> | null {
    for (const { sources, index } of this.lists) {
      const place = placeIn(index);
      const source = place && sources[place.at];
      if (source) return { source, text: place.text };
    }
    return null;
  }
}

const around = 60;

/** A line of a source: the part around the words that state a claim, or its beginning. */
export function excerptOf({ source: { text }, text: words }: Said<Source>): string {
  const at = words ? readText(text).lowerCase.indexOf(words.toLowerCase()) : 0;
  const start = Math.max(0, at - around);
  const end = Math.min(text.length, Math.max(at, 0) + words.length + around);
  const line = text
    .slice(start, end)
    .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return (start > 0 ? '…' : '') + line + (end < text.length ? '…' : '');
}
