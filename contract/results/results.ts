import type { Uuid } from '../rules/scalars.js';

/** What can be counted. */
export const resultKinds = ['sent', 'answered', 'placed', 'tasksDone', 'shareOpens'] as const;
export type ResultKind = (typeof resultKinds)[number];
export type ResultCounts = Record<ResultKind, number>;

/** What came of a week; `start` is its Monday. */
export interface ResultWeek {
  start: string;
  counts: ResultCounts;
}

/** What came of a release. Without a release: pitches that belong to none. */
export interface ReleaseResult {
  releaseId: Uuid | null;
  title: string;
  sent: number;
  answered: number;
  placed: number;
  tasksDone: number;
}

/** GET /api/results: the last 30 days with the monthly plan, everything (two years by week) with the yearly one. */
export interface Results {
  isEverything: boolean;
  /** The first day that is counted. */
  since: string;
  totals: ResultCounts;
  /** Oldest first, including the current week. */
  weeks: ResultWeek[];
  /** Empty with the monthly plan, which compares none. */
  releases: ReleaseResult[];
}
