import type { Attachment } from '../attachments/attachment.js';
import type { Message } from '../chats/chat.js';
import type { SheetVariant } from '../one-sheets/one-sheet.js';
import type { Timestamp, Uuid } from '../rules/scalars.js';

/** GET and PUT /api/chats/{id}/share: a public link to the chat as it was at `sharedAt`. */
export interface ChatShare {
  url: string;
  sharedAt: Timestamp;
  /** Whether readers may download the one-sheets made in the chat. */
  withSheets: boolean;
}

/**
 * GET /api/shares: a page of the artist's shared chats, most recently shared first. `title` is the title at the time of
 * sharing. A `Link` header with rel="next" points to older shares.
 */
export interface OwnedShare extends ChatShare {
  chatId: Uuid;
  title: string;
}

/**
 * GET /api/shared/{token}: a page of the shared messages, with no other account data. A `Link` header with rel="next"
 * points to older messages.
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
  /** The one-sheet that the reply made, if the artist shares it. */
  sheet?: SharedSheet;
  /**
   * What the assistant did for it, such as "Saved: press release"; absent if nothing. The links to the results stay
   * private.
   */
  steps?: string[];
  /** The artist's attachments, without their contents, which aren't shared. Absent if there are none. */
  attachments?: SharedAttachment[];
}

/** A one-sheet as it was when its chat was shared. */
export interface SharedSheet {
  variant: SheetVariant;
  /** The version's number. */
  version: number;
  fileUrl: string;
  thumbnailUrl: string;
}

export type SharedAttachment = Pick<Attachment, 'kind' | 'name'>;
