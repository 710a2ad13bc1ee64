import { createContext, useContext } from 'react';
import type { Conversations } from './conversations';

interface ConversationContextValue {
  conversations: Conversations;
  /** The name that the assistant answers to. */
  assistantName: string;
  /** Tells the reader that a message could not be sent, or a reply tried again or stopped. */
  reportFailure: (what: 'send' | 'retry' | 'stop', error: unknown) => void;
}

export const ConversationContext = createContext<ConversationContextValue | null>(null);

/** The conversations that the components below speak of. */
export function useConversations(): ConversationContextValue {
  const value = useContext(ConversationContext);
  if (!value) throw new Error('useConversations must be used within a ConversationContext');
  return value;
}
