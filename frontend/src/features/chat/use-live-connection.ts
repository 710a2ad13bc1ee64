import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Conversations } from '@/conversation/state/conversations';
import { useLiveConversation } from '@/conversation/state/use-live-conversation';
import { listen, type LiveSocket } from '@/lib/socket';
import { reloadUser, userKey } from '@/session/user-query';
import { withActivity, withChat } from './chat-list';
import { changeChats, chatsKey } from './chats-query';

/** A user loaded less than this long ago, in milliseconds, is reloaded later, so opening a page loads it only once. */
const recentMs = 5000;

/** Applies live events to the artist's replies, conversation list and user. */
export function useLiveConnection(socket: LiveSocket, conversations: Conversations): void {
  const queryClient = useQueryClient();
  // A refused connection may mean the session is over: reload the user, and the guard redirects.
  useLiveConversation(socket, conversations, { onRefused: () => reloadUser(queryClient) });

  useEffect(() => {
    let reloadTimer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = listen(socket, {
      connect: () => {
        // Events between the first load, or the break, and now were missed.
        void queryClient.invalidateQueries({ queryKey: chatsKey });
        const { dataUpdatedAt = 0 } = queryClient.getQueryState(userKey) ?? {};
        clearTimeout(reloadTimer);
        reloadTimer = setTimeout(() => void reloadUser(queryClient), recentMs - (Date.now() - dataUpdatedAt));
      },
      'message:new': ({ chatId, message }) =>
        changeChats(queryClient, (chats) => withActivity(chats, chatId, message.createdAt)),
      'chat:upsert': ({ chat }) => changeChats(queryClient, (chats) => withChat(chats, chat)),
      'chat:remove': ({ id }) => {
        changeChats(queryClient, (chats) => chats.filter((chat) => chat.id !== id));
        conversations.drop(id);
      },
      'user:changed': () => void reloadUser(queryClient),
    });
    return () => {
      clearTimeout(reloadTimer);
      stopListening();
      // No more events from here on: reload on the next visit.
      void queryClient.invalidateQueries({ queryKey: chatsKey, refetchType: 'none' });
    };
  }, [socket, conversations, queryClient]);
}
