import type { SentMessage } from './chat.js';
import type { Uuid } from '../rules/scalars.js';

/** POST /api/guest/chat. The cookie set with it, not `guestUserId`, identifies the guest. */
export interface GuestChat {
  id: Uuid;
  title: string;
  /** A positive integer. */
  guestUserId: number;
  assistantId: string;
}

/** GET /api/guest/message-limit/{anonId}: the usage and limit of the guest identified by the cookie. */
export interface GuestLimit {
  messageCount: number;
  hasExceededLimit: boolean;
}

/** POST /api/guest/messages/{chatId}, 201. `messageCount` includes this message. */
export interface SentGuestMessage extends SentMessage {
  messageCount: number;
}
