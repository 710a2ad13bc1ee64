import { createContext, useContext } from 'react';
import type { Conversations } from './conversations';

interface ConversationContextValue {
  conversations: Conversations;
  /** The name that the assistant answers to. */
  assistantName: string;
  /** Whether a cut reply can be continued: not when a guest's trial is over. */
  mayContinue: boolean;
  /** Tells the reader that something did not work. */
  reportFailure: (what: Failure, error: unknown) => void;
}

/**
 * What may fail in a conversation: sending, trying a reply again, continuing it, stopping it, showing another version,
 * feedback.
 */
export type Failure = 'send' | 'retry' | 'continue' | 'stop' | 'choose' | 'rate';

export const ConversationContext = createContext<ConversationContextValue | null>(null);

/** The conversations that the components below speak of. */
export function useConversations(): ConversationContextValue {
  const value = useContext(ConversationContext);
  if (!value) throw new Error('useConversations must be used within a ConversationContext');
  return value;
}
