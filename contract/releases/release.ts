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
  /** Empty while it is not known. */
  venue: string;
}

/** A release, a tour or the time between releases, with its plan. */
export interface Release {
  id: Uuid;
  kind: ReleaseKind;
  title: string;
  /** A calendar day of the time zone, `2027-01-29`; a tour's first night. Null while it is open. */
  date: string | null;
  /** `Europe/London`. */
  timeZone: string;
  /** What comes out; only releases have one that matters. */
  format: ReleaseFormat;
  /** By date. */
  shows: Show[];
  /** How much time the artist has for PR: the plan leaves out what doesn't fit. */
  hoursPerWeek: number;
  /** The artwork, an image of the library. */
  coverId: Uuid | null;
  /** The press photo, an image of the library. */
  photoId: Uuid | null;
  /** Who took the press photo. Empty if unknown. */
  photoCredit: string;
  /** Where the press can hear it before it is out. Empty if there is none. */
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

/** A task that a change of the release moves; with a show it may come (without an id yet) or go. */
export interface TaskMove {
  taskId: Uuid | null;
  title: string;
  from: string | null;
  to: string | null;
}

/** PATCH /api/releases/{id}: the release (with `?preview=true` as it would be) and what moves. */
export interface ChangedRelease extends Release {
  moves: TaskMove[];
}

/** Something the assistant did to a plan. */
export interface PlanChange {
  id: Uuid;
  /** "Planned Salt Road". */
  label: string;
  createdAt: Timestamp;
  /** Whether it was taken back. */
  isUndone: boolean;
}

/** GET /api/releases/{id}/changes: the last 20, newest first. */
export interface PlanChanges {
  items: PlanChange[];
}
