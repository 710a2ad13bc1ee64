import type { DocumentKind } from '../documents/document-kinds.js';
import type { Uuid } from '../rules/scalars.js';

/**
 * - `open`: there is time.
 * - `late`: its usual day has passed; it can still be done.
 * - `gone`: its window has closed.
 */
export type TaskState = 'open' | 'done' | 'late' | 'gone';

/** A platform's own line, or what practitioners do. Empty for tasks of the artist's own. */
export type TaskBasis = 'minimum' | 'practice' | '';

/** Something to do. Days are calendar days of the release's time zone; null while the release has no date. */
export interface Task {
  id: Uuid;
  title: string;
  due: string | null;
  /** When it can be done first. */
  from: string | null;
  /** When it can be done last. */
  until: string | null;
  why: string;
  /** Who says so, by name. */
  source: string;
  basis: TaskBasis;
  state: TaskState;
  /** "Gone: the pitch closed on Friday 15 January", for a task that is late or gone; otherwise empty. */
  note: string;
  /** Whether it is one to do today. */
  isDueToday: boolean;
  isMovedByHand: boolean;
  /** What it writes, if it writes something. */
  documentKind: DocumentKind | null;
  /** The newest document of that kind of this release. */
  documentId: Uuid | null;
  version: number;
}

/** What can't be done in time any more. */
export interface LatePlan {
  /** What to do about it, as a sentence. */
  sentence: string;
  /** The first Friday on which everything fits; null if there is none within two years. */
  firstFriday: string | null;
}

/** GET /api/releases/{id}/tasks: all of them (250 at most), in date order. */
export interface TaskList {
  items: Task[];
  late: LatePlan | null;
}
