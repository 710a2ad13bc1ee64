import type { Timestamp, Uuid } from '../rules/scalars.js';

/** A range of a text, end exclusive, in UTF-16 units. */
export type Mark = [start: number, end: number];

/** A text and its matches. */
export interface MarkedText {
  text: string;
  marks: Mark[];
}

/** GET /api/search: a chat that matches by title (`message` is null) or by a message. Best match first. */
export interface SearchResult {
  chatId: Uuid;
  title: MarkedText;
  isArchived: boolean;
  /** `excerpt` is the line around the first match, as displayed (replies without markdown). */
  message: { id: Uuid; isUser: boolean; createdAt: Timestamp; excerpt: MarkedText } | null;
}
