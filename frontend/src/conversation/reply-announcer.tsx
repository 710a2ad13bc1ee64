import { useConversations } from './conversation-context';
import { spokenReply } from './spoken-reply';
import { useConversationState, usePhase } from './use-conversation';

/**
 * Tells screen readers that the assistant thinks or continues, what it replied once that is whole, and what was copied. Pieces
 * are not read out.
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
      {/* While the next one is written, the one before it is not news. */}
      {phase === 'idle' && reply && spokenReply(assistantName, reply, mayContinue)}
    </div>
  );
}
