import { useEffect, useEffectEvent } from 'react';
import { drafts } from '@/lib/drafts';
import { listen, type LiveSocket } from '@/lib/socket';
import type { Conversations } from './conversations';

/** How long to wait before knocking again where the server closed the door, in milliseconds. */
const knockAgainMs = 3000;

interface LiveConversationOptions {
  /** False until there is somebody to connect as. */
  isReady?: boolean;
  /** Called when the server ends or refuses the connection; the door is knocked at again afterwards. */
  onShutOut?: () => Promise<void>;
}

/**
 * Connects for as long as the screen is there, and brings what the server says of replies to the conversations. After a
 * break they ask for what was missed.
 */
export function useLiveConversation(
  socket: LiveSocket,
  conversations: Conversations,
  { isReady = true, onShutOut }: LiveConversationOptions = {},
): void {
  const shutOut = useEffectEvent(async () => onShutOut?.());

  useEffect(() => {
    if (!isReady) return;
    conversations.start();
    let knock: ReturnType<typeof setTimeout> | undefined;

    const knockAgain = async () => {
      await shutOut();
      clearTimeout(knock);
      knock = setTimeout(() => socket.connect(), knockAgainMs);
    };
    const comeBack = () => {
      if (socket.connected || document.visibilityState === 'hidden') return;
      socket.disconnect().connect();
    };

    const stopHearing = listen(socket, {
      connect: () => conversations.connected(),
      disconnect: (reason) => {
        if (reason === 'io server disconnect') void knockAgain();
      },
      connect_error: () => {
        if (!socket.active) void knockAgain();
      },
      'message:new': (event) => conversations.messageNew(event),
      'message:rated': (event) => conversations.messageRated(event),
      'branch:fork': (event) => conversations.branchFork(event),
      'branch:switch': (event) => conversations.branchSwitch(event),
      'reply:start': (event) => conversations.replyStart(event),
      'reply:delta': (event) => conversations.replyDelta(event),
      'reply:end': (event) => conversations.replyEnd(event),
    });
    const stopListening = drafts.listen((chatId, draft) => conversations.showDraft(chatId, draft));
    window.addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    socket.connect();
    return () => {
      clearTimeout(knock);
      stopListening();
      window.removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
      stopHearing();
      socket.disconnect();
      conversations.close();
    };
  }, [socket, conversations, isReady]);
}
