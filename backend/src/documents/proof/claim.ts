import type { ClaimKind } from '../../../../contract/documents/document.js';

export type { ClaimKind };

/** One of the artist's messages, or a fact they kept. */
export interface ProofSource {
  text: string;
  /** The message or fact; absent for the profile and releases. */
  messageId?: string;
  chatId?: string;
  factId?: string;
  /** The document in which a fact was confirmed. */
  documentId?: string;
  /** Whether the artist confirmed exactly this, for the text or in another one. */
  isConfirmed?: boolean;
  /** A link to where a fact can be read. */
  source?: string;
  /** The words that state a fact. */
  words?: string;
  /** The day it was said where the artist is, `2026-11-29`: "next Friday" is relative to it. */
  saidOn?: string;
  /** When a message was sent, since one day's messages have an order. */
  saidAt?: Date;
}

/** A message's text. Pasted text is someone else's and proves nothing. */
export interface ArtistWords extends ProofSource {
  isPasted: boolean;
}
