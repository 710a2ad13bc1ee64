import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Problem, Thread } from './conversation';
import { useConversations } from './conversation-context';
import { type ConversationState, isReplying, isWaiting, liveOf, liveTextOf } from './conversation.store';

/** Something of the moving half. The component renders again when the answer changes, and only then. */
export function useConversationState<T>(select: (state: ConversationState) => T): T {
  return useStore(useConversations().conversations.store, select);
}

/** The rows of the conversation on screen, loaded when they are not there. */
export function useThread(chatId: string): UseQueryResult<Thread> {
  const { conversations } = useConversations();
  useEffect(() => {
    conversations.open(chatId);
    return () => conversations.open(undefined);
  }, [conversations, chatId]);
  return useQuery(conversations.threadQuery(chatId));
}

/** The text so far of a reply while it is being written: what changes with each piece. */
export function useLiveText(chatId: string, replyId: string): string | undefined {
  return useConversationState((state) => liveTextOf(state, chatId, replyId));
}

/** What goes on in a conversation, in one word. */
export function usePhase(chatId: string): 'idle' | 'waiting' | 'replying' {
  return useConversationState((state) => {
    if (isWaiting(state, chatId)) return 'waiting';
    return isReplying(state, chatId) ? 'replying' : 'idle';
  });
}

/** Why a reply failed, where the server said so since the page was loaded. */
export function useProblem(chatId: string, replyId: string): Problem | undefined {
  return useConversationState((state) => liveOf(state, chatId).problems.get(replyId));
}
