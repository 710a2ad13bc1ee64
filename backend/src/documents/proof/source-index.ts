import { claimKey, confirmedBy } from './confirmed-dates.js';
import type { PartialDate } from '../../common/dates/partial-date.js';
import { datesOfOpenDay } from './open-days.js';
import { type ReadText, readText } from './read-text.js';
import type { SearchBudget } from './search-budget.js';

interface Said {
  /** The day it was said where the artist is, `2026-11-29`: "next Friday" is relative to it. */
  saidOn?: string | undefined;
  /** When it was said, since one day's texts have an order. */
  saidAt?: Date | undefined;
}

export interface Source extends Said {
  text: string;
  /** Whether the artist confirmed exactly this. */
  isConfirmed?: boolean;
}

/** A match in a list of sources: the source's index in the list, and the matching words. */
export interface Place {
  at: number;
  text: string;
}

/** A date with the words that state it. */
interface StatedDate {
  text: string;
  date: PartialDate;
}

interface DatePlace extends Place {
  /** Of the date; 0 if it has none, such as a weekday. */
  month: number;
}

/** How many search results an index caches: a long text takes a few hundred searches. */
const memoryMax = 5000;

/** For how many words an index caches the sources that contain them: a text has at most half as many. */
const placesMax = 20_000;

/** Index of the claims in a list of sources. Each part is computed when first needed. */
export class SourceIndex {
  /** Cached search results: a text names the same people again and again. */
  private readonly found = new Map<string, number>();
  /** By word, the indexes of the sources that contain it, in order. */
  private readonly places = new Map<string, number[]>();
  private figures: Map<string, Place> | undefined;
  /** By the keys of the claims that they confirm. */
  private dates: Map<string, DatePlace> | undefined;
  /** The same for dates that can be read in two ways, which confirm neither. */
  private unsureDates: Map<string, DatePlace> | undefined;
  private links: Map<string, Place> | undefined;
  /** How many words the sources have together, not counting repeated ones. */
  private readonly wordCount: number;

  constructor(
    private readonly read: readonly ReadText[],
    private readonly said: readonly Said[],
  ) {
    this.wordCount = read.reduce((sum, { words }) => sum + words.size, 0);
  }

  isOf(read: readonly ReadText[], list: readonly Source[]): boolean {
    return (
      this.read.length === read.length &&
      this.read.every((text, at) => text === read[at] && isSameTime(this.said[at], list[at]))
    );
  }

  /** Finds the sources of all words that are about to be searched, if one pass through the sources is less work. */
  expect(words: ReadonlySet<string>): void {
    if (this.places.size > placesMax) this.places.clear();
    const unknown = new Map<string, number[]>();
    for (const word of words) if (!this.places.has(word)) unknown.set(word, []);
    if (unknown.size * this.read.length < this.wordCount) return;
    this.read.forEach((source, at) => {
      for (const word of source.words) unknown.get(word)?.push(at);
    });
    for (const [word, places] of unknown) this.places.set(word, places);
  }

  /**
   * Index of the first source that contains all of these folded parts in this order; -1 if there is none or the budget
   * is used up. A single word costs no budget.
   */
  placeOf(parts: readonly string[], budget: SearchBudget): number {
    const key = parts.join('|');
    const known = this.found.get(key);
    if (known !== undefined) return known;
    const words = parts.flatMap((part) => part.trim().split(' '));
    const place = words.length === 1 ? (this.placesOf(words[0] ?? '')[0] ?? -1) : this.search(parts, words, budget);
    if (place === undefined) return -1;
    if (this.found.size > memoryMax) this.found.clear();
    this.found.set(key, place);
    return place;
  }

  /** The same, of the first source that is accepted. Not cached. @param accepts by the source's index */
  acceptedPlaceOf(parts: readonly string[], budget: SearchBudget, accepts: (at: number) => boolean): number {
    const words = parts.flatMap((part) => part.trim().split(' '));
    if (words.length === 1) return this.placesOf(words[0] ?? '').find(accepts) ?? -1;
    return this.search(parts, words, budget, accepts) ?? -1;
  }

  figureOf(value: string): Place | undefined {
    this.figures ??= this.indexBy(({ figures }) => figures);
    return this.figures.get(value);
  }

  linkOf(target: string): Place | undefined {
    this.links ??= this.indexBy(({ links }) => links.map(({ text, targets }) => ({ text, values: targets })));
    return this.links.get(target);
  }

  /** The first source that states one of these dates or implies one. */
  dateOf(claims: readonly PartialDate[]): Place | undefined {
    return this.earliest((this.dates ??= this.indexDates(false)), claims);
  }

  /** The first source with a date that can be read as one of these, but also as another. */
  unsureDateOf(claims: readonly PartialDate[]): Place | undefined {
    return this.earliest((this.unsureDates ??= this.indexDates(true)), claims);
  }

  private earliest(dates: Map<string, DatePlace>, claims: readonly PartialDate[]): Place | undefined {
    let first: DatePlace | undefined;
    for (const claim of claims) {
      const key = claimKey(claim);
      const found = key === null ? undefined : dates.get(key);
      if (found && (!first || found.at < first.at)) first = found;
    }
    return first;
  }

  /** @returns undefined if the budget is used up */
  private search(
    parts: readonly string[],
    words: readonly string[],
    budget: SearchBudget,
    accepts: (at: number) => boolean = () => true,
  ): number | undefined {
    // The longest word is the least likely to be in a text.
    const longest = words.reduce((long, word) => (word.length > long.length ? word : long));
    for (const at of this.placesOf(longest)) {
      const source = this.read[at];
      if (budget.isUsedUp) return undefined;
      // Most sources lack one of the words, and checking that is cheaper than searching the text.
      if (!source || !hasWords(source, words, budget)) continue;
      budget.countText(source.folded.length);
      if (hasInOrder(source.folded, parts) && accepts(at)) return at;
    }
    return -1;
  }

  private placesOf(word: string): number[] {
    const known = this.places.get(word);
    if (known) return known;
    const places: number[] = [];
    for (let at = 0; at < this.read.length; at += 1) if (this.read[at]?.words.has(word)) places.push(at);
    this.places.set(word, places);
    return places;
  }

  private indexBy(valuesIn: (source: ReadText) => { text: string; values: string[] }[]): Map<string, Place> {
    const index = new Map<string, Place>();
    this.read.forEach((source, at) => {
      for (const { text, values } of valuesIn(source)) {
        for (const value of values) if (!index.has(value)) index.set(value, { at, text });
      }
    });
    return index;
  }

  private indexDates(isUnsure: boolean): Map<string, DatePlace> {
    const index = new Map<string, DatePlace>();
    const openDates = isUnsure ? noDates : this.openDates();
    this.read.forEach((source, at) => {
      const saidOn = this.said[at]?.saidOn;
      const stated = source.datesSaidOn(saidOn);
      for (const [claim, { text, month }] of isUnsure ? stated.unsure : stated.sure)
        if (!index.has(claim)) index.set(claim, { at, text, month });
      for (const { date, text } of openDates.get(source) ?? [])
        for (const claim of confirmedBy(date, saidOn)) {
          const { month = 0 } = date;
          const found = index.get(claim);
          if (!found || (found.at === at && month < found.month)) index.set(claim, { at, text, month });
        }
    });
    return index;
  }

  /** What "Saturday the 13th" means in texts that name no month, after what was said before them. */
  private openDates(): ReadonlyMap<ReadText, StatedDate[]> {
    if (this.read.every(({ openDays }) => openDays.length === 0)) return noDates;
    const found = new Map<ReadText, StatedDate[]>();
    const months = new Map<string, PartialDate>();
    const timeOf = (at: number): number => {
      const { saidOn, saidAt } = this.said[at] ?? {};
      return saidAt?.getTime() ?? (saidOn ? Date.parse(saidOn) : 0);
    };
    const inOrder = this.read
      .map((source, at) => ({ source, at, time: timeOf(at) }))
      .sort((one, other) => one.time - other.time);
    for (const { source, at } of inOrder) {
      const newestFirst = source.openDays.length > 0 ? [...months.values()].toReversed().slice(0, monthsMax) : [];
      const dates = source.openDays.flatMap((day) =>
        datesOfOpenDay(day, newestFirst).map((date) => ({ text: day.text, date })),
      );
      if (dates.length > 0) found.set(source, dates);
      for (const stated of source.datesSaidOn(this.said[at]?.saidOn).months) {
        const key = `${stated.year}-${stated.month}`;
        // The month stated last is at the end.
        months.delete(key);
        months.set(key, stated);
      }
    }
    return found;
  }
}

const noDates: ReadonlyMap<ReadText, StatedDate[]> = new Map();

function isSameTime(one: Said = {}, other: Said = {}): boolean {
  return one.saidOn === other.saidOn && one.saidAt?.getTime() === other.saidAt?.getTime();
}

/** How many of the months that were stated last may be meant by a day without one. */
const monthsMax = 12;

function hasWords(source: ReadText, words: readonly string[], budget: SearchBudget): boolean {
  return words.every((word) => {
    budget.countLookUp();
    return source.words.has(word);
  });
}

/** Whether a text contains these parts in order; adjacent parts may share the space between them. */
function hasInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const found = text.indexOf(part, from);
    from = found + part.length - 1;
    return found >= 0;
  });
}

/** How many indexes are kept: a text being edited is checked every few seconds against the same list. */
const indexesMax = 16;

/** Most recently used first. */
let indexes: SourceIndex[] = [];

/** The index of a list of sources; reused if the texts and times are the same. */
export function indexOf(list: readonly Source[]): SourceIndex {
  const read = list.map(({ text }) => readText(text));
  const index =
    indexes.find((known) => known.isOf(read, list)) ??
    new SourceIndex(
      read,
      list.map(({ saidOn, saidAt }) => ({ saidOn, saidAt })),
    );
  indexes = [index, ...indexes.filter((other) => other !== index)].slice(0, indexesMax);
  return index;
}
