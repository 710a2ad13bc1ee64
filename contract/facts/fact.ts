import type { Timestamp, Uuid } from '../rules/scalars.js';

/**
 * Subject area of a fact: first the fields of the profile and latest song, then the other fields of a one-sheet. A
 * `release` is a title, a `show` is a night, a `person` is someone with a role, and a `preference` is anything else to
 * remember.
 */
export const factKinds = [
  'artistName',
  'genre',
  'city',
  'website',
  'spotifyUrl',
  'instagramUrl',
  'twitterUrl',
  'release',
  'releaseKind',
  'releaseDate',
  'label',
  'story',
  'listenLink',
  'cleanVersion',
  'isrc',
  'upc',
  'track',
  'forFansOf',
  'credential',
  'number',
  'quote',
  'show',
  'topCities',
  'pastVenues',
  'availableFor',
  'videoLink',
  'link',
  'mood',
  'tempo',
  'person',
  'email',
  'phone',
  'preference',
] as const;
export type FactKind = (typeof factKinds)[number];

/** `proposed`: suggested to the artist. `kept`: confirmed. `refused`: declined. */
export const factStatuses = ['proposed', 'kept', 'refused'] as const;
export type FactStatus = (typeof factStatuses)[number];

/** Something known about an artist. */
export interface Fact {
  id: Uuid;
  kind: FactKind;
  /** What the fact refers to if there can be several, such as a release's title or a person's name. Otherwise empty. */
  subject: string;
  value: string;
  status: FactStatus;
  /** The artist's message and the words that state it; null for a fact entered by hand. */
  evidence: FactEvidence | null;
  /** The document in which the artist confirmed it. */
  documentId: Uuid | null;
  /** A link to where it can be read, for a placement; otherwise empty. */
  source: string;
  /** The release or tour it is about; null if it is about the artist. */
  releaseId: Uuid | null;
  /** The day it was said, such as `2026-11-24`. */
  asOf: string;
  /** When it was said or last changed. */
  updatedAt: Timestamp;
}

export interface FactEvidence {
  messageId: Uuid;
  /** Null for some old notes. */
  chatId: Uuid | null;
  /** The reply below which the artist is asked about it; null if they asked for it to be remembered. */
  replyId: Uuid | null;
  words: string;
}

/** GET /api/facts. */
export interface FactPage {
  items: Fact[];
  /** The `cursor` of the next page; null on the last one. */
  next: string | null;
}
