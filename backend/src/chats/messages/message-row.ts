import type { Feedback, MessageStatus, ReplyStep } from '../../../../contract/chats/chat.js';

/** One message. A reply's text is written once, when it ends. */
export interface MessageRow {
  id: string;
  chatId: string;
  /** Its place in the chat, ascending. */
  position: number;
  /** The message before it on its branch; null for the first. */
  parentId: string | null;
  /** All versions of it, itself included, oldest first; null if there is only this one. */
  versions?: string[] | null;
  /** What the assistant did for it; null where it only wrote. */
  steps?: ReplyStep[] | null;
  isUser: boolean;
  content: string;
  status: MessageStatus;
  /** What it takes of a model's window; null for messages stored before it was counted. */
  tokens: number | null;
  /** The attempt at this reply that may still write. */
  attempt: number;
  rating: Feedback['rating'] | null;
  ratingNote: string;
  clientMessageId: string | null;
  createdAt: Date;
}
