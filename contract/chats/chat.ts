import type { Timestamp, Uuid } from '../rules/scalars.js';

/** The title of a chat that nobody has named yet. */
export const newChatTitle = 'New Conversation';

/** The assistant's message that asks the browser to have a one-sheet made. */
export const oneSheetMarker = '__GENERATE_PDF__';

export const oneSheetSentence =
  "I'll start generating your One Sheet PDF now. You'll be notified when it's ready to download.";

/** What a reader is shown of a message: the assistant's marker is its sentence, and what an artist types stays as it is. */
export function wordsOf({ isUser, content }: Pick<Message, 'isUser' | 'content'>): string {
  return !isUser && content === oneSheetMarker ? oneSheetSentence : content;
}

/** A conversation in the list. `lastActivityAt` is ISO 8601, UTC; the list comes last activity first. */
export interface Chat {
  id: Uuid;
  title: string;
  lastActivityAt: Timestamp;
  /** Kept at the top of the list. */
  isPinned: boolean;
  /** Out of the list, in the archive. */
  isArchived: boolean;
}

/**
 * - `streaming`: the assistant is writing it.
 * - `stopped`: the user stopped it.
 * - `failed`: the model or the server failed while writing it.
 * - `cut`: the model's own length limit or content filter ended it. It can be continued in the same message.
 *
 * The text so far is kept in each case.
 */
export type MessageStatus = 'complete' | 'streaming' | 'stopped' | 'failed' | 'cut';

export interface Message {
  id: Uuid;
  content: string;
  isUser: boolean;
  /** ISO 8601, UTC. */
  createdAt: Timestamp;
  status: MessageStatus;
  /** The ids of all versions of this message, itself included, oldest first; absent where it is the only one. */
  versions?: Uuid[];
  /** What the artist thinks of a reply; absent where they have not said. */
  feedback?: Feedback;
  /** What the assistant did for this reply, in order; absent where it only wrote. */
  steps?: ReplyStep[];
}

/** A finished tool call of the assistant. */
export interface ReplyStep {
  tool: string;
  /** What was done: "Saved: press release". */
  label: string;
  /** Where it can be seen: a path of the app. */
  link?: string;
}

/** Thumbs up or down, and why, where the artist said so. */
export interface Feedback {
  rating: 'up' | 'down';
  note: string;
}

/**
 * POST /api/chats/{id}/messages, 201: what was said and the reply, which has begun. A reply that is continued comes with its
 * text so far.
 */
export interface SentMessage {
  userMessage: Message;
  reply: Message;
}

/** A model's text without the marker: only a call of the tool makes one, whatever a model writes. */
export function withoutMarker(text: string): string {
  return text.includes(oneSheetMarker) ? text.replaceAll(oneSheetMarker, '').trim() : text;
}
