import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Problem, Thread } from './conversation';
import { useConversations } from './conversation-context';
import { type ConversationState, isReplying, isWaiting, liveOf, liveTextOf } from './conversation.store';

/** Selects from the conversation store. The component re-renders only when the selected value changes. */
export function useConversationState<T>(select: (state: ConversationState) => T): T {
  return useStore(useConversations().conversations.store, select);
}

/** The rows of the conversation on screen; loads them if needed. */
export function useThread(chatId: string): UseQueryResult<Thread> {
  const { conversations } = useConversations();
  useEffect(() => {
    conversations.open(chatId);
    return () => conversations.open(undefined);
  }, [conversations, chatId]);
  return useQuery(conversations.threadQuery(chatId));
}

/** The text so far of a streaming reply; changes with every piece. */
export function useLiveText(chatId: string, replyId: string): string | undefined {
  return useConversationState((state) => liveTextOf(state, chatId, replyId));
}

/** `waiting`: sent, and the reply has not started. `replying`: the reply is streaming. */
export function usePhase(chatId: string): 'idle' | 'waiting' | 'replying' {
  return useConversationState((state) => {
    if (isWaiting(state, chatId)) return 'waiting';
    return isReplying(state, chatId) ? 'replying' : 'idle';
  });
}

/** Why a reply failed, if it failed since the page was loaded. */
export function useProblem(chatId: string, replyId: string): Problem | undefined {
  return useConversationState((state) => liveOf(state, chatId).problems.get(replyId));
}
