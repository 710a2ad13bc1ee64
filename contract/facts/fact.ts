import type { Timestamp, Uuid } from '../rules/scalars.js';

/**
 * What a fact is about. The first group are the profile's and the latest song's fields, the second a one-sheet's other fields; a
 * `release` is a title, a `show` a night, a `person` someone with a role, a `preference` anything else to remember.
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

/** Asked of the artist, confirmed by them, or refused by them. */
export const factStatuses = ['proposed', 'kept', 'refused'] as const;
export type FactStatus = (typeof factStatuses)[number];

/** Something that is known of an artist. */
export interface Fact {
  id: Uuid;
  kind: FactKind;
  /** Which of several the fact is about: the release's title, the person's name. Empty where there is only one. */
  subject: string;
  value: string;
  status: FactStatus;
  /** The artist's message that says so and its words; null for a fact that was typed in by hand. */
  evidence: FactEvidence | null;
  /** The day on which it was said: `2026-11-24`. */
  asOf: string;
  /** When it was said or last changed. */
  updatedAt: Timestamp;
}

export interface FactEvidence {
  messageId: Uuid;
  /** Null once the chat is deleted. */
  chatId: Uuid | null;
  words: string;
}
