import type { Timestamp, Uuid } from '../rules/scalars.js';
import type { DocumentKind } from './document-kinds.js';

/**
 * - `unproven`: no kept fact and none of the artist's messages says this. Exports are marked DRAFT until it is confirmed or cut.
 * - `hype`: praise without a source, or a phrase that reads as written by an AI.
 * - `blank`: [square brackets] to be filled in.
 * - `rule`: a rule of the document's kind is broken.
 */
export type FindingKind = 'unproven' | 'hype' | 'blank' | 'rule';

/** Something to look at, from `start` up to `end` of the markdown, in UTF-16 units. A rule about the whole text has `end` 0. */
export interface Finding {
  kind: FindingKind;
  start: number;
  end: number;
  /** The words found. */
  text: string;
  /** Why, as a sentence for the artist. */
  why: string;
}

/** Where a name, figure, date, quote or link of the text comes from. Without ids: from the profile, or computed from a proven date. */
export interface Proof {
  start: number;
  end: number;
  messageId?: Uuid;
  /** The chat of the message. */
  chatId?: Uuid;
  factId?: Uuid;
  /** The artist's words, or the fact, that prove it. */
  words: string;
}

export type DocumentAuthor = 'artist' | 'assistant';

/** A document as it is now. `version` grows by one with each save. */
export interface Document {
  id: Uuid;
  kind: DocumentKind;
  title: string;
  version: number;
  markdown: string;
  findings: Finding[];
  proofs: Proof[];
  chatId: Uuid | null;
  releaseId: Uuid | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** A document in the list: its findings are those of the last check, and where things come from is left out. */
export type ListedDocument = Omit<Document, 'proofs'>;

/** GET /api/documents: changed last first. `next` is the cursor of the next page, or null. */
export interface DocumentPage {
  items: ListedDocument[];
  next: string | null;
}

/** What one save left. */
export interface DocumentVersion {
  version: number;
  by: DocumentAuthor;
  createdAt: Timestamp;
}

/** GET /api/documents/{id}/versions: newest first. */
export interface DocumentVersionPage {
  items: DocumentVersion[];
  next: string | null;
}

/** GET /api/documents/{id}/versions/{version}. */
export interface DocumentVersionText extends DocumentVersion {
  title: string;
  markdown: string;
}
