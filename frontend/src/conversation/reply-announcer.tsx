import { limits } from '@contract/limits';
import { type ComponentType, Suspense } from 'react';
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
  const isTooLong = useConversationState(({ drafts }) => (drafts[chatId]?.length ?? 0) > limits.messageMax);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {isCopied && 'Copied'}
      {isTooLong &&
        `Too long for a message. ${conversations.mayAttach ? 'Shorten it, or attach it as a file.' : 'Please shorten it.'}`}
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
