import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Conversations } from '@/conversation/conversations';
import type { LiveSocket } from '@/lib/socket';
import { reloadUser } from '@/session/user-query';
import { withActivity, withChat } from './chat-list';
import { changeChats, chatsKey } from './chats-query';

/** How long to wait before knocking again where the server closed the door, in milliseconds. */
const knockAgainMs = 3000;

/**
 * Connects for as long as the screen is there, and brings what the server says to where it belongs. After a break it
 * asks for what was missed; when the server ends the connection it asks who is here.
 */
export function useLiveConnection(socket: LiveSocket, conversations: Conversations): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    let hasConnected = false;
    let knock: ReturnType<typeof setTimeout> | undefined;

    const knockAgain = async () => {
      // The session may be over: then the guard leads away from here.
      await reloadUser(queryClient);
      clearTimeout(knock);
      knock = setTimeout(() => socket.connect(), knockAgainMs);
    };
    const comeBack = () => {
      if (socket.connected || document.visibilityState === 'hidden') return;
      socket.disconnect().connect();
    };

    socket.on('connect', () => {
      conversations.connected();
      if (hasConnected) void queryClient.invalidateQueries({ queryKey: chatsKey });
      hasConnected = true;
    });
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') void knockAgain();
    });
    socket.on('connect_error', () => {
      if (!socket.active) void knockAgain();
    });

    socket.on('message:new', (event) => {
      conversations.messageNew(event);
      changeChats(queryClient, (chats) => withActivity(chats, event.chatId, event.message.createdAt));
    });
    socket.on('reply:start', (event) => conversations.replyStart(event));
    socket.on('reply:delta', (event) => conversations.replyDelta(event));
    socket.on('reply:end', (event) => conversations.replyEnd(event));
    socket.on('chat:upsert', ({ chat }) => changeChats(queryClient, (chats) => withChat(chats, chat)));
    socket.on('chat:remove', ({ id }) => {
      changeChats(queryClient, (chats) => chats.filter((chat) => chat.id !== id));
      conversations.drop(id);
    });
    socket.on('user:changed', () => void reloadUser(queryClient));

    window.addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    socket.connect();
    return () => {
      clearTimeout(knock);
      window.removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
      socket.off();
      socket.disconnect();
      conversations.close();
    };
  }, [socket, conversations, queryClient]);
}
