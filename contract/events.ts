import type { Chat, Feedback, Message, ReplyStep } from './chats/chat.js';
import type { Contact } from './contacts/contact.js';
import type { Pitch } from './pitches/pitch.js';
import type { Document } from './documents/document.js';
import type { DataExport } from './account/data-export.js';
import type { Fact } from './facts/fact.js';
import type { MediaFile } from './media/media.js';
import type { SheetStage } from './one-sheets/one-sheet.js';
import type { Release } from './releases/release.js';
import type { Task } from './releases/task.js';
import type { Uuid } from './rules/scalars.js';

/** Socket.IO events from the server, sent to every tab of one account. */
export interface ServerEvents {
  /** A message sent by the user, for the other tabs. */
  'message:new': (event: { chatId: Uuid; message: Message }) => void;
  /**
   * A new version, `messageId`, starts after the message `afterId` (null: at the beginning) and replaces everything
   * after that. The version itself arrives as `message:new` or `reply:start`.
   */
  'branch:fork': (event: { chatId: Uuid; afterId: string | null; messageId: string }) => void;
  /** Another branch of the chat was selected: reload its messages. */
  'branch:switch': (event: { chatId: string }) => void;
  /** `reply.content` is the text so far: empty, unless a `cut` reply is being continued. */
  'reply:start': (event: { chatId: Uuid; reply: Message }) => void;
  'reply:delta': (event: ReplyDelta) => void;
  /** The assistant finished a step. `index` is its position in the reply's steps. */
  'reply:step': (event: { chatId: Uuid; messageId: Uuid; index: number; step: ReplyStep }) => void;
  /**
   * `message.content` is complete and equals the stored text. `error` is the reason for a failure, as a sentence for
   * people; `code` is the same as in `ErrorBody`.
   */
  'reply:end': (event: { chatId: Uuid; message: Message; error?: string; code?: string }) => void;
  /** The artist rated a reply; null if they removed the rating. */
  'message:rated': (event: { chatId: Uuid; messageId: Uuid; feedback: Feedback | null }) => void;
  'chat:upsert': (event: { chat: Chat }) => void;
  'chat:remove': (event: { id: string }) => void;
  /** Progress of the account data export, or its end. */
  'export:progress': (event: { export: DataExport }) => void;
  /** A file was added to the library or changed. */
  'media:upsert': (event: { file: MediaFile }) => void;
  'media:remove': (event: { id: string }) => void;
  /** A fact was added or changed. */
  'fact:upsert': (event: { fact: Fact }) => void;
  'fact:remove': (event: { id: Uuid }) => void;
  /** Progress of a one-sheet; `percent` is 0 to 100. */
  'one-sheet:progress': (event: { jobId: string; percent: number; stage: SheetStage }) => void;
  /**
   * The assistant is writing a version of a document. `offset` is the length of the markdown before `text`, in UTF-16
   * units.
   */
  'document:delta': (event: { documentId: Uuid; version: number; offset: number; text: string }) => void;
  /** A document was created or has a new version. */
  'document:saved': (event: { document: Document }) => void;
  'document:remove': (event: { id: Uuid }) => void;
  /** A release was created or changed. Its plan may have changed too. */
  'release:upsert': (event: { release: Release }) => void;
  'release:remove': (event: { id: Uuid }) => void;
  'contact:upsert': (event: { contact: Contact }) => void;
  'contact:remove': (event: { id: Uuid }) => void;
  /** Contacts were added or changed from a file: reload them. */
  'contact:import': (event: Record<string, never>) => void;
  'pitch:upsert': (event: { pitch: Pitch }) => void;
  'pitch:remove': (event: { id: Uuid }) => void;
  'task:upsert': (event: { releaseId: Uuid; task: Task }) => void;
  /** Reload the current user. */
  'user:changed': (event: Record<string, never>) => void;
}

/** `offset` is the length of the reply before `text`, in UTF-16 units. */
export interface ReplyDelta {
  chatId: Uuid;
  messageId: Uuid;
  offset: number;
  text: string;
}

/** Socket.IO requests from the browser; each is acknowledged, except for those of an owner who sends far too many. */
export interface ClientEvents {
  /** Returns the reply being written in a chat with its full text so far, or null. */
  'reply:sync': (request: { chatId: string }, answer: (response: { reply: Message | null }) => void) => void;
  /** Stops the reply being written; the text so far is kept as `stopped`. */
  'reply:stop': (request: { chatId: string }, answer: (response: { ok: true }) => void) => void;
}

export type ServerEvent = keyof ServerEvents;
export type ServerEventPayload<E extends ServerEvent> = Parameters<ServerEvents[E]>[0];
