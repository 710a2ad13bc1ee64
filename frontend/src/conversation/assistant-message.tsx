import type { Message } from '@contract/chat';
import { memo, type ReactNode, useRef } from 'react';
import { useConversations } from './conversation-context';
import { MessageTime } from './message-time';
import { ReplyActions } from './reply-actions';
import { ReplyText } from './reply-text';
import { RetryNote } from './retry-note';
import { Thinking } from './thinking';
import { rowId } from './use-go-to-message';
import { useConversationState } from './use-conversation';

interface AssistantMessageProps {
  chatId: string;
  message: Message;
  /** Only the last reply can be tried again. */
  isLast: boolean;
}

/** What the assistant said, or is saying. */
export const AssistantMessage = memo(function AssistantMessage({ chatId, message, isLast }: AssistantMessageProps) {
  const words = useRef<HTMLDivElement>(null);
  const isRetried = useConversationState((state) => {
    const what = state.pending[chatId]?.what;
    return what !== undefined && 'replyId' in what && what.replyId === message.id;
  });
  if (isRetried) return <AssistantRow body={<Thinking />} />;
  const isWriting = message.status === 'streaming';
  return (
    <AssistantRow
      id={rowId(message.id)}
      aside={!isWriting && <MessageTime iso={message.createdAt} />}
      body={
        <>
          <div ref={words}>
            <ReplyText chatId={chatId} message={message} />
          </div>
          {message.status === 'complete' && (
            <ReplyActions chatId={chatId} message={message} words={words} isLast={isLast} />
          )}
          {(message.status === 'stopped' || message.status === 'failed') && (
            <RetryNote chatId={chatId} message={message} isLast={isLast} />
          )}
        </>
      }
    />
  );
});

/** The row of an assistant's message: the name above, the words below. */
export function AssistantRow({ id, body, aside }: { id?: string; body: ReactNode; aside?: ReactNode }) {
  const { assistantName } = useConversations();
  return (
    <li id={id} className="group flex flex-col gap-1 print:block">
      <div className="flex items-baseline gap-2.5 print:break-after-avoid">
        <span className="font-display text-lg font-extrabold leading-tight tracking-tight">{assistantName}</span>
        {aside}
      </div>
      {body}
    </li>
  );
}
