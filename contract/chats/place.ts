import type { Uuid } from '../rules/scalars.js';
import type { MarkedText } from './search.js';

/** Something besides conversations that a search found. */
export interface FoundPlace {
  kind: 'release' | 'person';
  id: Uuid;
  title: MarkedText;
  /** A release's date, or a person's outlet; may be empty. */
  detail: string;
  /** Where it is in the app. */
  path: string;
}

/** GET /api/search/places: releases first, then people; at most ten of each. */
export interface FoundPlaces {
  items: FoundPlace[];
}
