import type { Timestamp, Uuid } from '../rules/scalars.js';

export const pitchStatuses = ['drafted', 'sent', 'followed_up', 'no', 'yes', 'placed'] as const;
export type PitchStatus = (typeof pitchStatuses)[number];

/** A document on its way to one person. */
export interface Pitch {
  id: Uuid;
  /** Null if the contact was deleted; the name and outlet stay. */
  contactId: Uuid | null;
  contactName: string;
  outlet: string;
  /** Null if the document was deleted; the title stays. */
  documentId: Uuid | null;
  documentTitle: string;
  /** The release that the document was about. */
  releaseId: Uuid | null;
  /** A first line that only this person reads. */
  firstLine: string;
  status: PitchStatus;
  /** A link to where it was placed; empty if there is none. */
  link: string;
  sentAt: Timestamp | null;
  /**
   * The day when the only follow-up is due, five working days after it was sent; null before that, and once there is an
   * answer.
   */
  followUpDue: string | null;
  isFollowUpDue: boolean;
  followedUpAt: Timestamp | null;
  /** When the answer came. */
  answeredAt: Timestamp | null;
  /** What to do next, as a sentence. */
  advice: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** GET /api/pitches: newest first. `next` is the cursor of the next page, or null. */
export interface PitchPage {
  items: Pitch[];
  next: string | null;
}

/** POST /api/pitches/batch. */
export interface NewPitches {
  items: Pitch[];
  /** What to consider before sending, as sentences. */
  warnings: string[];
}

/** GET /api/pitches/{id}/message: what to send. */
export interface PitchMessage {
  to: string;
  subject: string;
  text: string;
}
