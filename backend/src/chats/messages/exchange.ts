import type { MessageRow } from './message-row.js';

/** What the artist said and the reply to it, as they stand in the database. */
export interface Exchange {
  chatId: string;
  /** Where a guest stands with this message; null for an account. */
  trialCount: number | null;
  /** Whether the chat is to be named: nobody has yet, and it is an account's. */
  isUntitled: boolean;
  userMessage: MessageRow;
  reply: MessageRow;
  /** Whether the reply goes on from its text, which the model's limit cut, instead of starting over. */
  continues?: boolean;
  /** Where it took the place of another version; null for a message that was simply sent, and for a reply tried again. */
  fork: Fork | null;
  /** Where the chat stood in the list, for an exchange that is taken back; null for one that is not. */
  placeBefore: Place | null;
}

/** What came of asking for one: null where there was nothing to begin it from, `in_flight` where something stood in its way. */
export type Beginning = Exchange | null | 'in_flight';

/** Where a chat stands in the list, as PostgreSQL writes times: a `Date` cuts them. */
export interface Place {
  lastActivityAt: string;
  archivedAt: string | null;
}

/** What another version took the place of. */
export interface Fork {
  what: 'question' | 'reply';
  replacedId: string;
  /** The message after which the versions begin; null for the first of the chat. */
  afterId: string | null;
}

/** A row of an exchange: its message, or its reply. */
export type ExchangeRow = MessageRow & { isUntitled: boolean; trialCount?: number | null; placeBefore?: Place };

/** Two rows, the message and its reply; null when there are none. */
export function toExchange(
  chatId: string,
  [userMessage, reply]: ExchangeRow[],
  fork: Fork | null = null,
): Exchange | null {
  if (!userMessage || !reply) return null;
  const { isUntitled, trialCount = null, placeBefore = null } = reply;
  return { chatId, isUntitled, trialCount, userMessage, reply, fork, placeBefore };
}
