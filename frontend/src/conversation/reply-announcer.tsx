import { lazy, Suspense } from 'react';
import { useConversations } from './state/conversation-context';
import { useConversationState, usePhase } from './state/use-conversation';

/** Reads Markdown, which a first visit has none of. */
const SpokenReply = lazy(async () => ({ default: (await import('./messages/spoken-reply')).SpokenReply }));

/**
 * Announces to screen readers that the assistant is thinking or continuing, its finished reply, and that text was
 * copied.
 */
export function ReplyAnnouncer({ chatId }: { chatId: string }) {
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
