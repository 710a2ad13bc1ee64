import { type ComponentType, Suspense } from 'react';
import { spokenTooLong } from './attachments/too-long';
import type { SpokenReplyProps } from './messages/spoken-reply';
import { useConversations } from './state/conversation-context';
import { useConversationState, usePhase } from './state/use-conversation';

interface ReplyAnnouncerProps {
  chatId: string;
  SpokenReply: ComponentType<SpokenReplyProps>;
}

/**
 * Announces to screen readers that the assistant is thinking or continuing, its finished reply, that text was
 * copied, and that a message is too long.
 */
export function ReplyAnnouncer({ chatId, SpokenReply }: ReplyAnnouncerProps) {
  const { assistantName, mayContinue, conversations } = useConversations();
  const phase = usePhase(chatId);
  const what = useConversationState((state) => state.pending[chatId]?.what);
  const reply = useConversationState((state) => state.lastReply);
  const isCopied = useConversationState((state) => state.isCopied);
  const tooLong = useConversationState(({ drafts }) =>
    spokenTooLong(drafts[chatId]?.length ?? 0, conversations.mayAttach),
  );
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {isCopied && 'Copied'}
      {tooLong}
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
