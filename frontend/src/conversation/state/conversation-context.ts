import type { Message } from '@contract/chats/chat';
import type { MediaFile } from '@contract/media/media';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { Conversations } from './conversations';

interface ConversationContextValue {
  conversations: Conversations;
  /** The assistant's display name. */
  assistantName: string;
  /** Whether a cut-off reply can be continued; false once a guest's trial is over. */
  mayContinue: boolean;
  /** Shows the artist that an action failed, until the same action succeeds. */
  reportFailure: (what: Failure, error: unknown) => void;
  reportSuccess: (what: Failure) => void;
  /** A dialog that picks files from the library to attach. */
  renderLibrary?: (props: { onPick: (file: MediaFile) => void; onClose: () => void }) => ReactNode;
  /** What the screen shows below a finished reply. */
  renderBelow?: (chatId: string, reply: Message) => ReactNode;
}

/** Actions in a conversation that can fail. */
export type Failure = 'send' | 'retry' | 'continue' | 'stop' | 'choose' | 'load' | 'rate';

export const ConversationContext = createContext<ConversationContextValue | null>(null);

/** Runs an action and reports its failure. Always resolves, to whether it succeeded. */
export function useAttempt() {
  const { reportFailure, reportSuccess } = useConversations();
  return useCallback(
    async (what: Failure, action: Promise<unknown>): Promise<boolean> => {
      try {
        await action;
        reportSuccess(what);
        return true;
      } catch (error) {
        reportFailure(what, error);
        return false;
      }
    },
    [reportFailure, reportSuccess],
  );
}

/** The conversations of the surrounding screen. @throws Error outside of a ConversationContext */
export function useConversations(): ConversationContextValue {
  const value = useContext(ConversationContext);
  if (!value) throw new Error('useConversations must be used within a ConversationContext');
  return value;
}
