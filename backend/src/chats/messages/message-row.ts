import type { Attachment } from '../../../../contract/attachments/attachment.js';
import type { Feedback, MessageStatus, ReplyStep } from '../../../../contract/chats/chat.js';

/** One message. A reply's text is written once, when it ends. */
export interface MessageRow {
  id: string;
  chatId: string;
  /** Position in the chat, ascending. */
  position: number;
  /** The previous message on its branch; null for the first. */
  parentId: string | null;
  /** All versions, including this one, oldest first; null if there is only this one. */
  versions?: string[] | null;
  /** The tool steps of a reply; null if there were none. */
  steps?: ReplyStep[] | null;
  /** What the artist attached; null if nothing. */
  attachments?: Attachment[] | null;
  isUser: boolean;
  content: string;
  status: MessageStatus;
  isShortened: boolean;
  /** Size in tokens; null for messages stored before this was counted. */
  tokens: number | null;
  /** The attempt at this reply that may still write. */
  attempt: number;
  rating: Feedback['rating'] | null;
  ratingNote: string;
  clientMessageId: string | null;
  createdAt: Date;
}
