import type { Timestamp, Uuid } from '../rules/scalars.js';

/** What a room is for: a release, a tour, or the time between releases. */
export const releaseKinds = ['release', 'tour', 'between'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

export const releaseFormats = ['single', 'ep', 'album'] as const;
export type ReleaseFormat = (typeof releaseFormats)[number];

/** A night of a tour. */
export interface Show {
  id: Uuid;
  /** `2027-03-12`. */
  date: string;
  city: string;
  /** Empty if not known yet. */
  venue: string;
}

/** A release, a tour or the time between releases, with its plan. */
export interface Release {
  id: Uuid;
  kind: ReleaseKind;
  title: string;
  /** A calendar day in the time zone, `2027-01-29`; a tour's first night. Null if not set yet. */
  date: string | null;
  /** `Europe/London`. */
  timeZone: string;
  /** What comes out. Only meaningful for releases. */
  format: ReleaseFormat;
  /** Sorted by date. */
  shows: Show[];
  /** How much time the artist has for PR: the plan leaves out tasks that don't fit. */
  hoursPerWeek: number;
  /** The artwork: an image in the library. */
  coverId: Uuid | null;
  /** The press photo: an image in the library. */
  photoId: Uuid | null;
  /** Who took the press photo. Empty if unknown. */
  photoCredit: string;
  /** Where the press can hear it before the release. Empty if there is none. */
  listenLink: string;
  /** Grows with each change of the release. */
  version: number;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** GET /api/releases: newest first. `next` is the cursor of the next page, or null. */
export interface ReleasePage {
  items: Release[];
  next: string | null;
}

/**
 * A task that a change of the release moves. A change of shows may also add tasks (which have no id yet) or remove
 * them.
 */
export interface TaskMove {
  taskId: Uuid | null;
  title: string;
  from: string | null;
  to: string | null;
}

/** PATCH /api/releases/{id}: the changed release (with `?preview=true`, as it would be) and the tasks that move. */
export interface ChangedRelease extends Release {
  moves: TaskMove[];
}

/** A change that the assistant made to a plan. */
export interface PlanChange {
  id: Uuid;
  /** "Planned Salt Road". */
  label: string;
  createdAt: Timestamp;
  /** Whether it was undone. */
  isUndone: boolean;
}

/** GET /api/releases/{id}/changes: the last 20, newest first. */
export interface PlanChanges {
  items: PlanChange[];
}
