import type { Message } from '@contract/chats/chat';
import { createStore } from 'zustand/vanilla';
import type { Attachment } from '@contract/attachments/attachment';
import type { AttachedDraft, EditDraft } from '@/lib/drafts';
import { initialLive, type Live } from './conversation';

/** A request whose reply has not started yet. */
export interface Pending {
  /** The message being sent, the reply being retried or regenerated, or the cut-off reply being continued. */
  what: { text: string; createdAt: string; attachments?: Attachment[] } | { replyId: string } | { continuedId: string };
  /** The id of the row that the request comes after; undefined at the start of a conversation. */
  afterId: string | undefined;
  /** The row being replaced. It and all later rows are hidden while the request runs, and come back if it fails. */
  replacedId?: string;
}

/** The live state of all conversations, by chat id. A piece of a reply changes only `live` of its chat. */
export interface ConversationState {
  live: Readonly<Record<string, Live>>;
  pending: Readonly<Record<string, Pending>>;
  /** Unsent text. */
  drafts: Readonly<Record<string, string>>;
  /** The attachments of unsent messages. */
  attached: Readonly<Record<string, readonly AttachedDraft[]>>;
  /** The caret position in the draft. */
  carets: Readonly<Record<string, number>>;
  /** The question that is being edited, by chat. */
  edits: Readonly<Record<string, EditDraft>>;
  /** Chats whose reply is being stopped. */
  stopping: Readonly<Record<string, true>>;
  /** The last reply that ended on screen, for screen readers. */
  lastReply: Message | null;
  /** Something was just copied, for screen readers. */
  isCopied: boolean;
}

export function createConversationStore() {
  return createStore<ConversationState>(() => ({
    live: {},
    pending: {},
    drafts: {},
    attached: {},
    carets: {},
    edits: {},
    stopping: {},
    lastReply: null,
    isCopied: false,
  }));
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

export const liveOf = (state: ConversationState, chatId: string): Live => state.live[chatId] ?? initialLive;

/** The text so far of a streaming reply. */
export const liveTextOf = (state: ConversationState, chatId: string, replyId: string): string | undefined => {
  const { reply } = liveOf(state, chatId);
  return reply?.id === replyId ? reply.content : undefined;
};

export const isReplying = (state: ConversationState, chatId: string): boolean => liveOf(state, chatId).reply !== null;

/** Whether a request is waiting for its reply to start; the conversation can't be changed until then. */
export const isWaiting = (state: ConversationState, chatId: string): boolean => state.pending[chatId] !== undefined;

/** A copy of a by-chat record with one entry replaced, or removed if the value is undefined. */
export function withEntry<T>(record: Readonly<Record<string, T>>, chatId: string, value: T | undefined) {
  const rest = { ...record };
  delete rest[chatId];
  return value === undefined ? rest : { ...rest, [chatId]: value };
}
