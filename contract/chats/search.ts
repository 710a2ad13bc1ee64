import type { Timestamp, Uuid } from '../rules/scalars.js';

/** A stretch of a text, from and up to an index in UTF-16 units. */
export type Mark = [start: number, end: number];

/** A text with the places where it has the words that were searched for. */
export interface MarkedText {
  text: string;
  marks: Mark[];
}

/** GET /api/search: a conversation by its title (`message` is null), or something that was said in it. Best first. */
export interface SearchResult {
  chatId: Uuid;
  title: MarkedText;
  isArchived: boolean;
  /** `excerpt` is a line around the first place, as it is read: a reply's without its markdown. `createdAt` is ISO 8601, UTC. */
  message: { id: Uuid; isUser: boolean; createdAt: Timestamp; excerpt: MarkedText } | null;
}
