import { Injectable } from '@nestjs/common';
import {
  type ReleaseResult,
  type ResultCounts,
  type ResultKind,
  resultKinds,
  type Results,
} from '../../../../contract/results/results.js';
import { addDays } from '../../../../contract/rules/day-rule.js';
import { shownWeeks } from '../../activity/weeks.js';
import { Clock } from '../../common/clock.js';
import { dayIn } from '../../common/local-day.js';
import { startOfDay } from '../../common/zone-clock.js';
import type { Caller } from '../../http/caller.decorator.js';
import { csvText } from '../import/contacts-csv.js';
import { ResultsRepository } from './results.repository.js';

/** How many days the monthly plan shows. */
const monthlyDays = 30;
/** How many weeks the yearly plan shows individually. */
const yearlyWeeks = 104;
/** The most weeks that 30 days can span: if today is a Monday, the first of them is a Sunday. */
const monthlyWeeks = 6;

const titles: Record<ResultKind, string> = {
  sent: 'Pitches sent',
  answered: 'Answers',
  placed: 'Placements',
  tasksDone: 'Tasks done',
  shareOpens: 'Shared links opened',
};

/** The results of an artist's work: what they sent and what they got back, next to their activity. */
@Injectable()
export class ResultsService {
  constructor(
    private readonly results: ResultsRepository,
    private readonly clock: Clock,
  ) {}

  /** By week of a time zone and by release: the last 30 days, or everything with the yearly plan. */
  async getResults({ user }: Caller, timeZone: string): Promise<Results> {
    const isEverything = user.tier === 'yearly';
    const now = this.clock.now();
    const latest = shownWeeks(now, timeZone, isEverything ? yearlyWeeks : monthlyWeeks);
    const since = isEverything ? (latest[0]?.start ?? '') : addDays(dayIn(timeZone, now), 1 - monthlyDays);
    const weeks = latest.filter(({ start }) => addDays(start, 6) >= since);
    const from = isEverything ? new Date(0) : startOfDay(timeZone, since);
    const [counted, releases] = await Promise.all([
      this.results.countByWeek(
        user.id,
        from,
        weeks.map(({ startsAt }) => startsAt),
      ),
      isEverything ? this.results.countByRelease(user.id) : Promise.resolve<ReleaseResult[]>([]),
    ]);
    const countsOf = (is: (week: number) => boolean): ResultCounts =>
      Object.fromEntries(
        resultKinds.map((kind) => [
          kind,
          counted.filter((row) => row.kind === kind && is(row.week)).reduce((sum, row) => sum + row.count, 0),
        ]),
      ) as ResultCounts;
    return {
      isEverything,
      since,
      totals: countsOf(() => true),
      weeks: withoutEmptyStart(
        weeks.map(({ start }, index) => ({ start, counts: countsOf((week) => week === index) })),
      ),
      releases,
    };
  }

  /** The same results as CSV: first the weeks, then the releases. */
  async csv(caller: Caller, timeZone: string): Promise<string> {
    const { weeks, releases } = await this.getResults(caller, timeZone);
    const byWeek = weeks.map(({ start, counts }) => [start, ...resultKinds.map((kind) => String(counts[kind]))]);
    const byRelease = releases.map(({ title, sent, answered, placed, tasksDone }) => [
      title || 'Without a release',
      ...[sent, answered, placed, tasksDone].map(String),
    ]);
    return csvText([
      ['Week of', ...resultKinds.map((kind) => titles[kind])],
      ...byWeek,
      ...(byRelease.length > 0 ? [[], ['Release', titles.sent, titles.answered, titles.placed, titles.tasksDone]] : []),
      ...byRelease,
    ]);
  }
}

/** Drops empty weeks before the first result, which would say nothing; at least 12 weeks remain. */
function withoutEmptyStart<W extends { counts: ResultCounts }>(weeks: readonly W[]): W[] {
  const first = weeks.findIndex(({ counts }) => resultKinds.some((kind) => counts[kind] > 0));
  return weeks.slice(first === -1 ? -12 : Math.max(0, Math.min(first, weeks.length - 12)));
}
