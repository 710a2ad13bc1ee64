import type { Uuid } from '../rules/scalars.js';
import type { MarkedText } from './search.js';

/** A search result other than a conversation. */
export interface FoundPlace {
  kind: 'release' | 'person' | 'document' | 'fact';
  id: Uuid;
  title: MarkedText;
  /** A release's date, a person's outlet, a document's or fact's kind; may be empty. */
  detail: string;
  /** Its path in the app. */
  path: string;
}

/** GET /api/search/places: releases, then people, documents and facts; at most ten of each. */
export interface FoundPlaces {
  items: FoundPlace[];
}
