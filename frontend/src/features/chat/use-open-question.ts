import type { Chat } from '@contract/chats/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Conversations } from '@/conversation/state/conversations';
import { ApiError } from '@/lib/api';
import { changeChats } from './chats-query';

/**
 * Has the question that the free trial left open answered as soon as its chat is on screen. The server answers it once,
 * however many tabs ask.
 */
export function useOpenQuestion(
  conversations: Conversations,
  chat: Chat | undefined,
  onFailure: (error: unknown) => void,
): void {
  const queryClient = useQueryClient();
  const asked = useRef(new Set<string>());
  const chatId = chat?.id;
  const replyId = chat?.openReplyId;
  useEffect(() => {
    if (!chatId || !replyId || asked.current.has(replyId)) return;
    asked.current.add(replyId);
    const close = () =>
      changeChats(queryClient, (chats) =>
        chats.map((each) => (each.openReplyId === replyId ? { ...each, openReplyId: undefined } : each)),
      );
    const answer = async () => {
      await queryClient.ensureQueryData(conversations.threadQuery(chatId));
      await conversations.answerOpenQuestion(chatId, replyId);
      close();
    };
    answer().catch((error: unknown) => {
      const isAnswered = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (!isAnswered) return onFailure(error);
      close();
      void conversations.threads.refresh(chatId);
    });
  }, [queryClient, conversations, chatId, replyId, onFailure]);
}
