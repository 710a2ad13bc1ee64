import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import type { ReleaseFormat, ReleaseKind } from '../../../../contract/releases/release.js';
import type { TaskBasis } from '../../../../contract/releases/task.js';

/** When something is done, in days from the release (before it: negative). */
export interface Window {
  /** The first day on which it makes sense. */
  from: number;
  /** The usual day. */
  best: number;
  /** The last day. */
  until: number;
}

/** Something to do for a release. */
export interface PlanRule {
  /** Names the rule in the database: never changed, never used for another one. */
  key: string;
  title: string;
  kind: ReleaseKind;
  /** Only for these; without it for all. */
  formats?: readonly ReleaseFormat[];
  /** Once for each show of a tour, from its day; `{city}` in the title is the show's. */
  isPerShow?: boolean;
  window: Window;
  why: string;
  /** Who says so, by name. */
  source: string;
  basis: TaskBasis;
  /**
   * What to say once the window has closed: "the pitch closed on", and the last day follows. Without it, the task stays late until it
   * is done.
   */
  closing?: string;
  /** Whether strangers are written to: on working days, and never from 24 December to 2 January. */
  isOutreach?: boolean;
  documentKind?: DocumentKind;
  /** About how long it takes. */
  hours: number;
  /** 1 is always planned; 3 is left out first when time is short. */
  level: 1 | 2 | 3;
}
