import type { Chat } from '@contract/chats/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '@/lib/api';
import type { Conversations } from './conversations';

interface OpenQuestionHandlers {
  /** Called once the question is answered. */
  onAnswered: (replyId: string) => void;
  onFailure: (error: unknown) => void;
}

/**
 * Has the question left open by the free trial answered as soon as its chat is on screen. The server answers it once,
 * however many tabs ask.
 */
export function useOpenQuestion(
  conversations: Conversations,
  chat: Chat | undefined,
  { onAnswered, onFailure }: OpenQuestionHandlers,
): void {
  const queryClient = useQueryClient();
  const asked = useRef(new Set<string>());
  const chatId = chat?.id;
  const replyId = chat?.openReplyId;
  const answer = useEffectEvent(async (inChat: string, reply: string) => {
    try {
      await queryClient.ensureQueryData(conversations.threadQuery(inChat));
      await conversations.answerOpenQuestion(inChat, reply);
      onAnswered(reply);
    } catch (error) {
      const isAnswered = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (!isAnswered) return onFailure(error);
      onAnswered(reply);
      void conversations.threads.refresh(inChat);
    }
  });
  useEffect(() => {
    if (!chatId || !replyId || asked.current.has(replyId)) return;
    asked.current.add(replyId);
    void answer(chatId, replyId);
  }, [chatId, replyId]);
}
