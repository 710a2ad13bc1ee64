import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import type { ReleaseFormat, ReleaseKind } from '../../../../contract/releases/release.js';
import type { TaskBasis } from '../../../../contract/releases/task.js';

/** When to do something, in days relative to the release (negative: before it). */
export interface Window {
  /** The first day it makes sense. */
  from: number;
  /** The usual day. */
  best: number;
  /** The last day. */
  until: number;
}

/** Something to do for a release. */
export interface PlanRule {
  /** Identifies the rule in the database: never change it or reuse it for another rule. */
  key: string;
  title: string;
  kind: ReleaseKind;
  /** Only for these formats; absent for all. */
  formats?: readonly ReleaseFormat[];
  /** Planned once for each show of a tour, relative to its day; `{city}` in the title is the show's city. */
  isPerShow?: boolean;
  window: Window;
  why: string;
  /** The source's name. */
  source: string;
  basis: TaskBasis;
  /**
   * Beginning of the note once the window has closed, such as "the pitch closed on"; the last day follows. If absent,
   * the task stays late until it is done.
   */
  closing?: string;
  /** By the key of each rule that needs its result, how many days before that it is due at the latest. */
  neededFor?: Readonly<Record<string, number>>;
  /** Whether it involves writing to strangers: only on working days, and never from 24 December to 2 January. */
  isOutreach?: boolean;
  documentKind?: DocumentKind;
  /** Approximate time it takes. */
  hours: number;
  /** Importance: 1 is always planned; 3 is the first to be left out when time is short. */
  level: 1 | 2 | 3;
}
