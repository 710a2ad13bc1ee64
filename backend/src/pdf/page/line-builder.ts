import { cutToLength, toLine } from './sheet-text.js';

/** A value and its place in the content, such as `quotes.2`. */
export interface Placed<T> {
  place: string;
  told: T;
}

/** Default limit of a line, in UTF-16 units. */
const lineMax = 90;

/** Builds lines from the content and records what it shortened or dropped. */
export class LineBuilder {
  /** Places dropped because a sheet has no room for more. */
  readonly beyond: string[] = [];
  private readonly cuts = new Set<string>();

  /** Places that were shortened. */
  get shortened(): string[] {
    return [...this.cuts];
  }

  cut(place: string, text: string, length: number): string {
    if (text.length > length) this.cuts.add(place);
    return cutToLength(text, length);
  }

  line(place: string, text: string, length = lineMax): string {
    return this.cut(place, toLine(text), length);
  }

  /** Null for an empty text. */
  one(place: string, text: string, length?: number): Placed<string> | null {
    const told = this.line(place, text, length);
    return told ? { place, told } : null;
  }

  /** A line with a label; an empty list for an empty text. */
  labelled(place: string, what: string, text: string): Placed<{ what: string; said: string }>[] {
    const said = this.line(place, text);
    return said ? [{ place, told: { what, said } }] : [];
  }

  /** Maps the non-empty `items`, each with its place below `root`. */
  list<T, U>(root: string, items: T[], tell: (item: T, place: string) => U | null): Placed<U>[] {
    return items.flatMap((item, index) => {
      const place = `${root}.${index}`;
      const told = tell(item, place);
      return told ? [{ place, told }] : [];
    });
  }

  /** Returns the first `count` items and records the rest in `beyond`. */
  first<T>(count: number, items: Placed<T>[]): Placed<T>[] {
    this.beyond.push(...items.slice(count).map(({ place }) => place));
    return items.slice(0, count);
  }
}
