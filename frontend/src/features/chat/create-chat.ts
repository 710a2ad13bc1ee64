import { type Chat, newChatTitle } from '@contract/chats/chat';
import { v7 as uuidv7 } from 'uuid';
import { repeatWhileBusy } from '@/conversation/state/repeat-while-busy';
import { api } from '@/lib/api';

interface CreatedChat {
  chat: Chat;
  /** Whether it certainly has no messages. After a 503 it may exist already, and another tab may have used it. */
  isNew: boolean;
}

/** Creates an empty conversation, of a release if given. @throws ApiError 409 with `chatId` if there is an empty one */
export async function createChat(releaseId?: string): Promise<CreatedChat> {
  const body = { id: uuidv7(), title: newChatTitle, ...(releaseId && { releaseId }) };
  let attempts = 0;
  const chat = await repeatWhileBusy(() => {
    attempts++;
    return api.post<Chat>('/api/chats', body);
  });
  return { chat, isNew: attempts === 1 };
}
