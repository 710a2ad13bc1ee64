import type { MessageRow } from './message-row.js';

/** An artist's message and its reply, as stored. */
export interface Exchange {
  chatId: string;
  /** The guest's message count including this one; null for an account. */
  trialCount: number | null;
  /** Whether the assistant should name the chat: no one has named it yet, and it belongs to an account. */
  isUntitled: boolean;
  userMessage: MessageRow;
  reply: MessageRow;
  /** Whether to continue a reply that hit the model's limit, instead of starting over. */
  continues?: boolean;
  /** What this version replaced; null for a plain send or a retry. */
  fork: Fork | null;
  /** The chat's previous place and open reply, for undoing the exchange; null if it can't be undone. */
  placeBefore: Place | null;
}

/**
 * Result of starting an exchange: null if there was nothing to start from, `in_flight` if blocked by a reply in flight.
 */
export type Beginning = Exchange | null | 'in_flight';

/**
 * What a send changes about its chat: the place in the list, with times as PostgreSQL text because a `Date` loses
 * microseconds, and the trial's closing reply, whose question has yet to be answered.
 */
export interface Place {
  lastActivityAt: string;
  archivedAt: string | null;
  openReplyId: string | null;
}

/** What a new version replaced. */
export interface Fork {
  what: 'question' | 'reply';
  replacedId: string;
  /** The message before the versions; null for the first of the chat. */
  afterId: string | null;
  /**
   * Whether the replaced message is gone. If so, a version whose reply never began can't be undone; it fails instead.
   */
  isFinal: boolean;
}

/** A message or reply row, as returned by the statement that starts an exchange. */
export type ExchangeRow = MessageRow & { isUntitled: boolean; trialCount?: number | null; placeBefore?: Place };

/** Builds an exchange from two rows, the message and its reply; null if there are none. */
export function toExchange(
  chatId: string,
  [userMessage, reply]: ExchangeRow[],
  fork: Fork | null = null,
): Exchange | null {
  if (!userMessage || !reply) return null;
  const { isUntitled, trialCount = null, placeBefore = null } = reply;
  return { chatId, isUntitled, trialCount, userMessage, reply, fork, placeBefore };
}
