import type { Message } from '../chats/chat.js';
import type { Timestamp, Uuid } from '../rules/scalars.js';

/** GET and PUT /api/chats/{id}/share: a public link to the chat as it was at `sharedAt`. */
export interface ChatShare {
  url: string;
  sharedAt: Timestamp;
}

/**
 * GET /api/shares: a page of the artist's shared chats, most recently shared first. `title` is the title when shared. A
 * `Link` header with rel="next" leads to older shares.
 */
export interface OwnedShare extends ChatShare {
  chatId: Uuid;
  title: string;
}

/**
 * GET /api/shared/{token}: a page of the shared messages, with no other account data. A `Link` header with rel="next"
 * leads to older messages.
 */
export interface SharedChat {
  title: string;
  sharedAt: Timestamp;
  /** Oldest first. */
  messages: SharedMessage[];
}

export interface SharedMessage extends Pick<Message, 'content' | 'isUser' | 'createdAt'> {
  /** The reply is incomplete; absent for a complete one. */
  isPartial?: true;
}
