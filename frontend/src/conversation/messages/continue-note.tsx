import type { Message } from '@contract/chats/chat';
import { ArrowRight } from 'lucide-react';
import { Button } from '@/ui/button';
import { useAttempt, useConversations } from '../state/conversation-context';
import { usePhase } from '../state/use-conversation';

interface ContinueNoteProps {
  chatId: string;
  message: Message;
  isLast: boolean;
}

/** Shown under a reply that was cut off, with a button to continue it. Print shows only that it stopped. */
export function ContinueNote({ chatId, message, isLast }: ContinueNoteProps) {
  const { conversations, mayContinue } = useConversations();
  const attempt = useAttempt();
  const { id: replyId, isShortened = false } = message;
  // Of earlier replies, an account can complete those that the trial shortened.
  const isOffered = mayContinue && (isLast || (isShortened && conversations.mayFork));
  const phase = usePhase(chatId);
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-muted">
      <span className="print:hidden">
        {isShortened ? 'Shortened on the free trial.' : 'The model stopped before the end of this reply.'}
      </span>
      <span className="hidden print:inline">Stopped before the end.</span>
      {isOffered && (
        <Button
          variant="quiet"
          className="-ml-4.5 print:hidden"
          disabled={phase !== 'idle'}
          onClick={() => void attempt('continue', conversations.continueReply(chatId, replyId))}
        >
          <ArrowRight className="size-4" aria-hidden="true" />
          {isShortened ? 'Complete this answer' : 'Continue'}
        </Button>
      )}
    </div>
  );
}
