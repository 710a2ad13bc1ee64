import { useEffect, useEffectEvent } from 'react';
import { drafts } from '@/lib/drafts';
import { keepConnected, listen, type LiveSocket } from '@/lib/socket';
import type { Conversations } from './conversations';

interface LiveConversationOptions {
  /** False until it is known whether to connect as a user or a guest. */
  isReady?: boolean;
  /** Called when the server ends or refuses the connection, before the next attempt. */
  onRefused?: () => Promise<void>;
}

/**
 * Connects while the screen is mounted and passes socket events to the conversations, which catch up after a reconnect.
 */
export function useLiveConversation(
  socket: LiveSocket,
  conversations: Conversations,
  { isReady = true, onRefused }: LiveConversationOptions = {},
): void {
  const refused = useEffectEvent(async () => onRefused?.());

  useEffect(() => {
    if (!isReady) return;
    conversations.threads.start();
    const reconnect = () => {
      if (socket.connected || document.visibilityState === 'hidden') return;
      socket.disconnect().connect();
    };

    const stopListening = listen(socket, {
      connect: () => conversations.connected(),
      'message:new': (event) => conversations.messageNew(event),
      'message:rated': (event) => conversations.messageRated(event),
      'branch:fork': (event) => conversations.branchFork(event),
      'branch:switch': (event) => conversations.branchSwitch(event),
      'reply:start': (event) => conversations.replyStart(event),
      'reply:delta': (event) => conversations.replyDelta(event),
      'reply:step': (event) => conversations.replyStep(event),
      'reply:end': (event) => conversations.replyEnd(event),
    });
    const stopFollowingDrafts = drafts.listen((chatId, draft) => conversations.showDraft(chatId, draft));
    window.addEventListener('online', reconnect);
    document.addEventListener('visibilitychange', reconnect);
    const disconnect = keepConnected(socket, () => refused());
    return () => {
      stopFollowingDrafts();
      window.removeEventListener('online', reconnect);
      document.removeEventListener('visibilitychange', reconnect);
      stopListening();
      disconnect();
      conversations.threads.close();
    };
  }, [socket, conversations, isReady]);
}
