import type { Message } from '@contract/chats/chat';
import { memo, type ReactNode, useRef } from 'react';
import { ContinueNote } from './continue-note';
import { useConversations } from '../state/conversation-context';
import type { Pending } from '../state/conversation.store';
import { MessageTime } from './message-time';
import { ReplyActions } from './reply-actions';
import { ReplySteps } from './reply-steps';
import { ReplyText } from './reply-text';
import { RetryNote } from './retry-note';
import { Thinking } from './thinking';
import { messageElementId } from '../use-go-to-message';
import { useConversationState } from '../state/use-conversation';

interface AssistantMessageProps {
  chatId: string;
  message: Message;
  /** Only the last reply can be retried. */
  isLast: boolean;
}

/** An assistant reply, finished or still streaming. */
export const AssistantMessage = memo(function AssistantMessage({ chatId, message, isLast }: AssistantMessageProps) {
  const { renderBelow } = useConversations();
  const words = useRef<HTMLDivElement>(null);
  const rerun = useConversationState((state) => rerunOf(state.pending[chatId], message.id));
  if (rerun === 'again') return <AssistantRow body={<Thinking />} />;
  const isWriting = rerun === 'continued' || message.status === 'streaming';
  const status = isWriting ? 'streaming' : message.status;
  return (
    <AssistantRow
      id={messageElementId(message.id)}
      aside={!isWriting && <MessageTime iso={message.createdAt} />}
      body={
        <>
          <div ref={words}>
            <ReplyText chatId={chatId} message={message} isWriting={isWriting} />
          </div>
          {message.steps && <ReplySteps steps={message.steps} />}
          {status === 'cut' && <ContinueNote chatId={chatId} message={message} isLast={isLast} />}
          {(status === 'complete' || status === 'cut') && (
            <ReplyActions chatId={chatId} message={message} words={words} isLast={isLast} />
          )}
          {status !== 'streaming' && renderBelow?.(chatId, message)}
          {(status === 'stopped' || status === 'failed') && (
            <RetryNote chatId={chatId} message={message} isLast={isLast} />
          )}
        </>
      }
    />
  );
});

/** Whether a reply is about to be retried, regenerated or continued. */
function rerunOf(pending: Pending | undefined, replyId: string): 'again' | 'continued' | undefined {
  if (!pending) return undefined;
  const { what } = pending;
  if ('replyId' in what && what.replyId === replyId) return 'again';
  return 'continuedId' in what && what.continuedId === replyId ? 'continued' : undefined;
}

/** Layout of an assistant message: name and time above, body below. */
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
