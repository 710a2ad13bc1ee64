import type { Message } from '@contract/chat';
import { createStore } from 'zustand/vanilla';
import type { EditDraft } from '@/lib/drafts';
import { initialLive, type Live } from './conversation';

/** What was asked and has not begun to be answered. */
export interface Pending {
  /** The message on its way, the reply that is written again, or the cut reply that is continued and stays in sight. */
  what: { text: string; createdAt: string } | { replyId: string } | { continuedId: string };
  /** The id of the last row when it was asked: it stands after that one. Undefined in an empty conversation. */
  afterId: string | undefined;
  /** The row whose place it takes, with all that follows: out of sight meanwhile, and back when it fails. */
  replacedId?: string;
}

/** The moving half of all conversations, by chat id. A piece of a reply changes `live` of its chat and nothing else. */
export interface ConversationState {
  live: Readonly<Record<string, Live>>;
  pending: Readonly<Record<string, Pending>>;
  /** What was typed and not sent. */
  drafts: Readonly<Record<string, string>>;
  /** Where the caret stood in a draft when it was last typed in. */
  carets: Readonly<Record<string, number>>;
  /** The question that is being edited, by chat. */
  edits: Readonly<Record<string, EditDraft>>;
  /** Chats whose reply was asked to stop and has not ended yet. */
  stopping: Readonly<Record<string, true>>;
  /** The reply that ended last before the reader's eyes, for screen readers. */
  lastReply: Message | null;
  /** Words were put on the clipboard a moment ago, for screen readers. */
  isCopied: boolean;
}

/** The store in which nothing moves yet. */
export function createConversationStore() {
  return createStore<ConversationState>(() => ({
    live: {},
    pending: {},
    drafts: {},
    carets: {},
    edits: {},
    stopping: {},
    lastReply: null,
    isCopied: false,
  }));
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

export const liveOf = (state: ConversationState, chatId: string): Live => state.live[chatId] ?? initialLive;

/** The text so far of one reply while it is being written. */
export const liveTextOf = (state: ConversationState, chatId: string, replyId: string): string | undefined => {
  const { reply } = liveOf(state, chatId);
  return reply?.id === replyId ? reply.content : undefined;
};

export const isReplying = (state: ConversationState, chatId: string): boolean => liveOf(state, chatId).reply !== null;

/** Waits for a reply to begin: nothing of the conversation can be changed meanwhile. */
export const isWaiting = (state: ConversationState, chatId: string): boolean => state.pending[chatId] !== undefined;

/** One entry of a by-chat record replaced, or removed when it is undefined. */
export function withEntry<T>(record: Readonly<Record<string, T>>, chatId: string, value: T | undefined) {
  const rest = { ...record };
  delete rest[chatId];
  return value === undefined ? rest : { ...rest, [chatId]: value };
}
