import type { Timestamp, Uuid } from '../rules/scalars.js';
import type { DocumentKind } from './document-kinds.js';

/**
 * - `unproven`: not supported by a kept fact or one of the artist's messages. Exports are marked DRAFT until it is
 *   confirmed or removed.
 * - `hype`: praise without a source, or a phrase that reads as written by an AI.
 * - `blank`: [square brackets] to be filled in.
 * - `rule`: a rule of the document's kind is broken.
 */
export type FindingKind = 'unproven' | 'hype' | 'blank' | 'rule';

/** What an unproven passage claims. */
export type ClaimKind = 'name' | 'figure' | 'date' | 'quote' | 'link';

/**
 * A problem in the markdown from `start` to `end` (exclusive), in UTF-16 units. A finding about the whole text has
 * `end` 0.
 */
export interface Finding {
  kind: FindingKind;
  start: number;
  end: number;
  /** The text at this position. */
  text: string;
  /** The reason, as a sentence for the artist. */
  why: string;
  /** What the passage claims; only for `unproven`. */
  claim?: ClaimKind;
}

/**
 * The source of a name, figure, date, quote or link in the text. If it has no ids, the source is the profile, or the
 * value is computed from a proven date.
 */
export interface Proof {
  start: number;
  end: number;
  /** The message that says it, or from which the fact was kept. */
  messageId?: Uuid;
  /** The message's chat. */
  chatId?: Uuid;
  factId?: Uuid;
  /** The document in which the fact was confirmed. */
  documentId?: Uuid;
  /** A link to where the fact can be read. */
  source?: string;
  /** The artist's words or the fact that proves it. */
  words: string;
}

export type DocumentAuthor = 'artist' | 'assistant';

/** The current version of a document. `version` grows by one with each save. */
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

/** A document in the list: findings of the last check, no proofs. */
export type ListedDocument = Omit<Document, 'proofs'>;

/** GET /api/documents: most recently changed first. `next` is the cursor of the next page, or null. */
export interface DocumentPage {
  items: ListedDocument[];
  next: string | null;
}

/** The result of one save. */
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
