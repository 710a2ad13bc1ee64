import { cutToLength, toLine } from './sheet-text.js';

/** What is said of one thing, and where in the content it stands: `quotes.2`. */
export interface Placed<T> {
  place: string;
  told: T;
}

/** How long a line may be where nothing else is said, in UTF-16 units. */
const lineMax = 90;

/** Makes lines of what an artist said, and keeps in mind what it shortened and what there was too much of. */
export class LineBuilder {
  /** The places of what is not told, because there is more than a sheet has room for. */
  readonly beyond: string[] = [];
  private readonly cuts = new Set<string>();

  /** The places of what was too long. */
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

  /** Null for what says nothing. */
  one(place: string, text: string, length?: number): Placed<string> | null {
    const told = this.line(place, text, length);
    return told ? { place, told } : null;
  }

  /** With a word before it that says what it is; an empty list for what says nothing. */
  labelled(place: string, what: string, text: string): Placed<{ what: string; said: string }>[] {
    const said = this.line(place, text);
    return said ? [{ place, told: { what, said } }] : [];
  }

  /** Those of `items` that say something, each at its own place below `root`. */
  list<T, U>(root: string, items: T[], tell: (item: T, place: string) => U | null): Placed<U>[] {
    return items.flatMap((item, index) => {
      const place = `${root}.${index}`;
      const told = tell(item, place);
      return told ? [{ place, told }] : [];
    });
  }

  /** The first `count` of them; the rest is beyond. */
  first<T>(count: number, items: Placed<T>[]): Placed<T>[] {
    this.beyond.push(...items.slice(count).map(({ place }) => place));
    return items.slice(0, count);
  }
}
