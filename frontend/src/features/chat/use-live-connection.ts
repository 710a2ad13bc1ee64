import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Conversations } from '@/conversation/conversations';
import { useLiveConversation } from '@/conversation/use-live-conversation';
import { listen, type LiveSocket } from '@/lib/socket';
import { reloadUser } from '@/session/user-query';
import { withActivity, withChat } from './chat-list';
import { changeChats, chatsKey } from './chats-query';

/** The live connection of an artist: replies, the list of conversations, and the user. */
export function useLiveConnection(socket: LiveSocket, conversations: Conversations): void {
  const queryClient = useQueryClient();
  // Where it was refused the session may be over: then the guard leads away from here.
  useLiveConversation(socket, conversations, { onRefused: () => reloadUser(queryClient) });

  useEffect(() => {
    const stopHearing = listen(socket, {
      connect: () => {
        // What changed between the page's first questions, or the connection's break, and now was said to nobody.
        void queryClient.invalidateQueries({ queryKey: chatsKey });
        void reloadUser(queryClient);
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
      stopHearing();
      // What changes from here on is said to nobody: whoever comes back asks.
      void queryClient.invalidateQueries({ queryKey: chatsKey, refetchType: 'none' });
    };
  }, [socket, conversations, queryClient]);
}
