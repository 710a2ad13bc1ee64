import type { DocumentKind } from '../documents/document-kinds.js';
import type { Uuid } from '../rules/scalars.js';

/**
 * - `open`: there is time.
 * - `late`: its usual day has passed; it can still be done.
 * - `gone`: its window has closed.
 */
export type TaskState = 'open' | 'done' | 'late' | 'gone';

/** `minimum`: a platform's own requirement. `practice`: what practitioners do. Empty for the artist's own tasks. */
export type TaskBasis = 'minimum' | 'practice' | '';

/** Something to do. Days are calendar days in the release's time zone; null if the release has no date. */
export interface Task {
  id: Uuid;
  title: string;
  due: string | null;
  /** The first day it can be done. */
  from: string | null;
  /** The last day it can be done. */
  until: string | null;
  why: string;
  /** The source's name. */
  source: string;
  basis: TaskBasis;
  state: TaskState;
  /** "Gone: the pitch closed on Friday 15 January", for a task that is late or gone; otherwise empty. */
  note: string;
  /** Whether to do it today. */
  isDueToday: boolean;
  isMovedByHand: boolean;
  /** The kind of document to write for this task, if any. */
  documentKind: DocumentKind | null;
  /** The release's newest document of that kind. */
  documentId: Uuid | null;
  version: number;
}

/** A plan that can no longer be kept. */
export interface LatePlan {
  /** What to do about it, as a sentence. */
  sentence: string;
  /** The first Friday on which everything fits; null if there is none within two years. */
  firstFriday: string | null;
}

/** GET /api/releases/{id}/tasks: all tasks (250 at most), in date order. */
export interface TaskList {
  items: Task[];
  late: LatePlan | null;
}
