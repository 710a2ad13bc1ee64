import { type ComponentType, Suspense } from 'react';
import type { SpokenReplyProps } from './messages/spoken-reply';
import { useConversations } from './state/conversation-context';
import { useConversationState, usePhase } from './state/use-conversation';

interface ReplyAnnouncerProps {
  chatId: string;
  SpokenReply: ComponentType<SpokenReplyProps>;
}

/**
 * Announces to screen readers that the assistant is thinking or continuing, its finished reply, and that text was
 * copied.
 */
export function ReplyAnnouncer({ chatId, SpokenReply }: ReplyAnnouncerProps) {
  const { assistantName, mayContinue } = useConversations();
  const phase = usePhase(chatId);
  const what = useConversationState((state) => state.pending[chatId]?.what);
  const reply = useConversationState((state) => state.lastReply);
  const isCopied = useConversationState((state) => state.isCopied);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {isCopied && 'Copied'}
      {phase === 'waiting' && `${assistantName} is ${what && 'continuedId' in what ? 'continuing' : 'thinking'}...`}
      {/* Not while the next reply is streaming. */}
      {phase === 'idle' && reply && (
        <Suspense>
          <SpokenReply assistantName={assistantName} reply={reply} mayContinue={mayContinue} />
        </Suspense>
      )}
    </div>
  );
}
