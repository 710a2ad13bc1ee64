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

/** Limit on all cached texts together, in characters. */
const memoryMax = 4_000_000;

/** Cache of texts, least recently used first: the artist's messages are the sources of every check. */
const memory = new Map<string, ReadText>();
let memorySize = 0;

export function readText(text: string): ReadText {
  const known = memory.get(text);
  if (known) {
    memory.delete(text);
    memory.set(text, known);
    return known;
  }
  const read = new ReadText(text);
  memory.set(text, read);
  memorySize += text.length;
  for (const oldest of memory.keys()) {
    if (memorySize <= memoryMax) break;
    memory.delete(oldest);
    memorySize -= oldest.length;
  }
  return read;
}
