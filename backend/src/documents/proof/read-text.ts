import { without } from '../text/masked-text.js';
import { type DayBeside, daysBeside } from './day-beside.js';
import { findDates, type FoundDate, isShortDate } from '../../common/dates/find-dates.js';
import { relativeDays } from './relative-days.js';
import { type Figure, findFigures } from './figures.js';
import { fold } from './fold.js';
import { findLinks, impliedBy } from './links.js';
import { foldWithEnds } from './quotes/sense.js';
import { type ListedDay, listedDays } from './listed-dates.js';
import { type OpenDay, openDays } from './open-days.js';
import { type DateSeries, dateSeries } from './series-dates.js';
import { type StatedDates, statedDates } from './stated-dates.js';

/** How much of a source to search, in characters. */
const longest = 60_000;

/** A source's dates, figures and links, each found when first needed. */
export class ReadText {
  readonly folded: string;
  /** The words of `folded`. */
  readonly words: ReadonlySet<string>;
  private readonly text: string;
  private foldedWithEnds: string | undefined;
  private inLowerCase: string | undefined;
  private foundDates: FoundDate[] | undefined;
  private foundListed: ListedDay[] | undefined;
  private foundOpen: OpenDay[] | undefined;
  private foundBeside: DayBeside[] | undefined;
  private foundSeries: DateSeries[] | undefined;
  private foundDays: number[] | undefined;
  private foundFigures: Pick<Figure, 'text' | 'values'>[] | undefined;
  private foundLinks: { text: string; targets: string[] }[] | undefined;
  /** For the day asked for last: a message is said once. */
  private stated: { saidOn: string | undefined; dates: StatedDates } | undefined;

  constructor(text: string) {
    this.text = text.slice(0, longest);
    this.folded = fold(this.text);
    this.words = new Set(this.folded.split(' '));
  }

  get lowerCase(): string {
    return (this.inLowerCase ??= this.text.toLowerCase());
  }

  /** Like `folded`, with the ends of sentences and clauses. */
  get withEnds(): string {
    return (this.foldedWithEnds ??= foldWithEnds(this.text));
  }

  get dates(): FoundDate[] {
    return (this.foundDates ??= findDates(this.text));
  }

  /** Days whose month is written elsewhere in the text. */
  get listed(): ListedDay[] {
    return (this.foundListed ??= listedDays(this.text));
  }

  /** Days whose month only another text can tell. */
  get openDays(): OpenDay[] {
    return (this.foundOpen ??= openDays(this.text));
  }

  /** "The day before": days named by the one beside them. */
  get beside(): DayBeside[] {
    return (this.foundBeside ??= daysBeside(this.text));
  }

  /** "Every Thursday in February": days that are stated together. */
  get series(): DateSeries[] {
    return (this.foundSeries ??= dateSeries(this.text));
  }

  /** Offsets in days: "tomorrow" is 1. */
  get relativeDays(): number[] {
    return (this.foundDays ??= relativeDays(this.text));
  }

  /** What its dates mean if it was said on this day. */
  datesSaidOn(saidOn: string | undefined): StatedDates {
    if (!this.stated || this.stated.saidOn !== saidOn) this.stated = { saidOn, dates: statedDates(this, saidOn) };
    return this.stated.dates;
  }

  /** Including the years of its dates. */
  get figures(): Pick<Figure, 'text' | 'values'>[] {
    return (this.foundFigures ??= this.readFigures());
  }

  /** Including what their addresses imply. */
  get links(): { text: string; targets: string[] }[] {
    return (this.foundLinks ??= findLinks(this.text).map(({ target, text }) => ({
      text,
      targets: [target, ...impliedBy(target)],
    })));
  }

  /** Finds everything now, not when it is first needed. */
  readAll(): unknown[] {
    return [
      this.dates,
      this.listed,
      this.openDays,
      this.beside,
      this.series,
      this.relativeDays,
      this.figures,
      this.links,
    ];
  }

  private readFigures(): Pick<Figure, 'text' | 'values'>[] {
    // As in the text being checked: the day of a date doesn't count as a figure.
    const dates = this.dates.filter(({ text }) => !isShortDate(text));
    const rest = without(without(this.text, findLinks(this.text)), dates);
    const figures = findFigures(rest).map(({ text, values, end }) => ({
      text,
      values: values.flatMap((value) => provenBy(value, rest.slice(end, end + 20))),
    }));
    const years = dates.map(({ text, dates: meant }) => ({
      text,
      values: meant.flatMap(({ year }) => (year ? [String(year), `year:${year}`] : [])),
    }));
    // A debut is the first one.
    const debuts = [...rest.matchAll(/(?<!\p{L})d[eé]but(?!\p{L})/giu)].map(([text]) => ({ text, values: ['1'] }));
    return [...figures, ...years, ...debuts.slice(0, 1)];
  }
}

const countedThings =
  /^[ \0](?:new |more |monthly |paid )?(?:followers?|fans?|streams?|plays?|people|tickets?|listeners?|views?|copies|sales|subscribers?|likes|seguidores|fans|personas|entradas|oyentes|copias|escuchas|visitas|reproducciones)(?!\p{L})/iu;

/** The values that one in a source proves. @param behind what follows it there */
function provenBy(value: string, behind: string): string[] {
  // "€10" also proves 10; "5%" doesn't prove 5.
  if (/[€$£¥]$/.test(value)) return [value, value.slice(0, -1)];
  if (value.startsWith('year:')) return [value, value.slice('year:'.length)];
  // "2019" may be a year, but "2019 followers" isn't.
  return /^(?:19|20)\d\d$/.test(value) && !countedThings.test(behind) ? [value, `year:${value}`] : [value];
}

/** Limit on the texts of each of the two halves of the cache, in characters. */
const halfMax = 2_000_000;

/** Cache of texts, since the artist's messages are the sources of every check: those used lately, and those before. */
let recent = new Map<string, ReadText>();
let earlier = new Map<string, ReadText>();
let recentSize = 0;

export function readText(text: string): ReadText {
  const known = recent.get(text);
  if (known) return known;
  const read = earlier.get(text) ?? new ReadText(text);
  if (recentSize + text.length > halfMax) {
    earlier = recent;
    recent = new Map();
    recentSize = 0;
  }
  recent.set(text, read);
  recentSize += text.length;
  return read;
}
