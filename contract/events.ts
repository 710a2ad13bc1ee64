import type { Chat, Feedback, Message, ReplyStep } from './chats/chat.js';
import type { Document } from './documents/document.js';
import type { DataExport } from './account/data-export.js';
import type { Fact } from './facts/fact.js';
import type { MediaFile } from './media/media.js';
import type { SheetStage } from './one-sheets/one-sheet.js';
import type { Uuid } from './rules/scalars.js';

/** What the server says over Socket.IO, to every tab of one account and to nobody else. */
export interface ServerEvents {
  /** A message that the user sent, for the other tabs. */
  'message:new': (event: { chatId: Uuid; message: Message }) => void;
  /**
   * Another version, `messageId`, begins after the message `afterId` (null: from the first one on): what stood there before
   * is no longer shown. The version itself comes as `message:new` or `reply:start`.
   */
  'branch:fork': (event: { chatId: Uuid; afterId: string | null; messageId: string }) => void;
  /** Another branch of the chat is shown: its messages are to be asked for. */
  'branch:switch': (event: { chatId: string }) => void;
  /** `reply.content` is the text so far: empty, unless a `cut` reply is continued. */
  'reply:start': (event: { chatId: Uuid; reply: Message }) => void;
  'reply:delta': (event: ReplyDelta) => void;
  /** The assistant finished a step. `index` is its place among the reply's steps. */
  'reply:step': (event: { chatId: Uuid; messageId: Uuid; index: number; step: ReplyStep }) => void;
  /**
   * `message.content` is whole and equals what is stored. `error` says why it failed, as a sentence for people; `code` is the
   * same as in `ErrorBody`.
   */
  'reply:end': (event: { chatId: Uuid; message: Message; error?: string; code?: string }) => void;
  /** What the artist thinks of a reply; null where they took it back. */
  'message:rated': (event: { chatId: Uuid; messageId: Uuid; feedback: Feedback | null }) => void;
  'chat:upsert': (event: { chat: Chat }) => void;
  'chat:remove': (event: { id: string }) => void;
  /** How far the copy of the account's data is: more of it is packed, it is ready, or it failed. */
  'export:progress': (event: { export: DataExport }) => void;
  /** A file is new in the library, or changed. */
  'media:upsert': (event: { file: MediaFile }) => void;
  'media:remove': (event: { id: string }) => void;
  /** A fact is new, or changed. */
  'fact:upsert': (event: { fact: Fact }) => void;
  'fact:remove': (event: { id: Uuid }) => void;
  /** How far a one-sheet is; `percent` is 0 to 100. */
  'one-sheet:progress': (event: { jobId: string; percent: number; stage: SheetStage }) => void;
  /** The assistant is writing a version of a document. `offset` is the length of its markdown before `text`, in UTF-16 units. */
  'document:delta': (event: { documentId: Uuid; version: number; offset: number; text: string }) => void;
  /** A document is new or has another version. */
  'document:saved': (event: { document: Document }) => void;
  'document:remove': (event: { id: Uuid }) => void;
  /** Reload the current user. */
  'user:changed': (event: Record<string, never>) => void;
}

/** `offset` is the length, in UTF-16 units, of the reply before `text`. */
export interface ReplyDelta {
  chatId: Uuid;
  messageId: Uuid;
  offset: number;
  text: string;
}

/** What the browser asks over Socket.IO; each is acknowledged. */
export interface ClientEvents {
  /** The reply that is being written in a chat, with its whole text so far, or null. */
  'reply:sync': (request: { chatId: string }, answer: (response: { reply: Message | null }) => void) => void;
  /** Ends the reply that is being written; the text so far is kept as `stopped`. */
  'reply:stop': (request: { chatId: string }, answer: (response: { ok: true }) => void) => void;
}

export type ServerEvent = keyof ServerEvents;
export type ServerEventPayload<E extends ServerEvent> = Parameters<ServerEvents[E]>[0];
