import type { Uuid } from '../rules/scalars.js';

/** The results that are counted. */
export const resultKinds = ['sent', 'answered', 'placed', 'tasksDone', 'shareOpens'] as const;
export type ResultKind = (typeof resultKinds)[number];
export type ResultCounts = Record<ResultKind, number>;

/** The results of a week; `start` is its Monday. */
export interface ResultWeek {
  start: string;
  counts: ResultCounts;
}

/** The results of a release; without a release, those of pitches that belong to none. */
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
  /** The first day that counts. */
  since: string;
  totals: ResultCounts;
  /** Oldest first, including the current week. */
  weeks: ResultWeek[];
  /** Empty with the monthly plan, which doesn't compare releases. */
  releases: ReleaseResult[];
}
