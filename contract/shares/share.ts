import type { Message } from '../chats/chat.js';
import type { Timestamp, Uuid } from '../rules/scalars.js';

/** GET and PUT /api/chats/{id}/share: the link by which anybody may read the chat as it was at `sharedAt` (ISO 8601, UTC). */
export interface ChatShare {
  url: string;
  sharedAt: Timestamp;
}

/**
 * GET /api/shares: a page of the chats that an artist shares, the last shared first. `title` is the one they were shared
 * under. A `Link` header with rel="next" leads to older shares.
 */
export interface OwnedShare extends ChatShare {
  chatId: Uuid;
  title: string;
}

/**
 * GET /api/shared/{token}: a page of what the link shows, and nothing else of the account. A `Link` header with rel="next"
 * leads to older messages.
 */
export interface SharedChat {
  title: string;
  sharedAt: Timestamp;
  /** Oldest first. */
  messages: SharedMessage[];
}

export interface SharedMessage extends Pick<Message, 'content' | 'isUser' | 'createdAt'> {
  /** The reply stopped before its end; absent for a complete one. */
  isPartial?: true;
}
