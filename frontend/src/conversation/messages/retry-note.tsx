import type { Message } from '@contract/chats/chat';
import { isWorthRetrying } from '@contract/errors';
import { RotateCcw } from 'lucide-react';
import { Button } from '@/ui/button';
import { useAttempt, useConversations } from '../state/conversation-context';
import { MessageVersions } from './message-versions';
import { usePhase, useProblem } from '../state/use-conversation';

interface RetryNoteProps {
  chatId: string;
  message: Message;
  /** Only the last reply can be retried. */
  isLast: boolean;
}

/** Shown under a stopped or failed reply: what happened, and a retry button. */
export function RetryNote({ chatId, message, isLast }: RetryNoteProps) {
  const { id: replyId, status } = message;
  const hasText = message.content !== '';
  const { conversations, assistantName } = useConversations();
  const attempt = useAttempt();
  const problem = useProblem(chatId, replyId);
  const phase = usePhase(chatId);
  const mayRetry = isLast && conversations.mayRetry && isWorthRetrying(problem?.code);
  const retry = (
    <Button
      variant="quiet"
      className="-ml-2 px-2 text-accent print:hidden"
      disabled={phase !== 'idle'}
      onClick={() => void attempt('retry', conversations.retry(chatId, replyId))}
    >
      <RotateCcw className="size-4" aria-hidden="true" />
      Try again
    </Button>
  );
  if (status === 'stopped') {
    return (
      <div className="flex flex-wrap items-center gap-x-4 text-muted">
        <MessageVersions chatId={chatId} message={message} />
        <span>Stopped</span>
        {mayRetry && retry}
      </div>
    );
  }
  const cutOff = `${assistantName} was cut off. The text so far is kept.`;
  const silent = `${assistantName} was cut off before the first word.`;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 border-l-3 border-danger pl-4">
      <MessageVersions chatId={chatId} message={message} />
      <span>{problem?.sentence ?? (hasText ? cutOff : silent)}</span>
      {mayRetry && retry}
    </div>
  );
}
