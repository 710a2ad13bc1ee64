import type { Attachment } from '../attachments/attachment.js';
import type { Timestamp, Uuid } from '../rules/scalars.js';

/** The default title. */
export const newChatTitle = 'New Conversation';

/** The assistant's message that makes the browser request a one-sheet. */
export const oneSheetMarker = '__GENERATE_PDF__';

export const oneSheetSentence =
  "I'll start generating your One Sheet PDF now. You'll be notified when it's ready to download.";

/** Ends a reply that the free trial kept short. */
export const shortenedSentence = "There's more to this answer with a subscription.";

/** A message as shown to the reader: the assistant's marker becomes its sentence; artists' messages stay unchanged. */
export function wordsOf({ isUser, content }: Pick<Message, 'isUser' | 'content'>): string {
  return !isUser && content === oneSheetMarker ? oneSheetSentence : content;
}

/** A chat in the list, which is sorted by last activity, newest first. */
export interface Chat {
  id: Uuid;
  title: string;
  lastActivityAt: Timestamp;
  /** Pinned to the top of the list. */
  isPinned: boolean;
  /** In the archive instead of the list. */
  isArchived: boolean;
  /** The release or tour it belongs to, if any. */
  releaseId: Uuid | null;
  /**
   * The free trial's closing reply to a question that is still open. Regenerating it replaces it with an answer to the
   * question.
   */
  openReplyId?: Uuid;
}

/**
 * - `streaming`: the assistant is writing it.
 * - `stopped`: the user stopped it.
 * - `failed`: the model or the server failed while writing it.
 * - `cut`: ended by the model's length limit or content filter. It can be continued in the same message.
 *
 * The text so far is always kept.
 */
export type MessageStatus = 'complete' | 'streaming' | 'stopped' | 'failed' | 'cut';

export interface Message {
  id: Uuid;
  content: string;
  isUser: boolean;
  /** ISO 8601, UTC. */
  createdAt: Timestamp;
  status: MessageStatus;
  /** Kept short on the free trial; its status is `cut`. */
  isShortened?: true;
  /** Ids of all versions of this message, including itself, oldest first. Absent if it is the only one. */
  versions?: Uuid[];
  /** The artist's rating of a reply. Absent if unrated. */
  feedback?: Feedback;
  /** What the assistant did for this reply, in order. Absent if it only wrote text. */
  steps?: ReplyStep[];
  /** The artist's attachments. Absent if there are none. */
  attachments?: Attachment[];
}

/** A finished tool call. */
export interface ReplyStep {
  tool: string;
  /** Such as "Saved: press release". */
  label: string;
  /** App path of the result, or the public address that was checked. */
  link?: string;
  /** POST to this path to undo it. */
  undo?: string;
}

/** Thumbs up or down, with an optional reason. */
export interface Feedback {
  rating: 'up' | 'down';
  note: string;
}

/**
 * POST /api/chats/{id}/messages, 201: the user's message and the reply that has started. A continued reply contains its
 * text so far.
 */
export interface SentMessage {
  userMessage: Message;
  reply: Message;
}

/** Removes the marker from a model's text: only a tool call may produce it, no matter what a model writes. */
export function withoutMarker(text: string): string {
  return text.includes(oneSheetMarker) ? text.replaceAll(oneSheetMarker, '').trim() : text;
}
