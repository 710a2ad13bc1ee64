import { useMemo } from 'react';
import { AssistantRow } from './messages/assistant-message';
import type { Thread } from './state/conversation';
import { MessageChunk } from './messages/message-chunk';
import { chunksOf } from './state/message-chunks';
import { MessageTime } from './messages/message-time';
import { hasArrived, pendingIndex } from './state/pending-message';
import { Thinking } from './messages/thinking';
import { useConversationState } from './state/use-conversation';
import { UserBubble } from './messages/user-message';

/** The messages, oldest first, including the one being sent. */
export function MessageList({ chatId, thread: { messages, hasNewer } }: { chatId: string; thread: Thread }) {
  // A pending message is at the end, which might not be loaded.
  const pending = useConversationState((state) => (hasNewer ? undefined : state.pending[chatId]));
  const sending = pending && 'text' in pending.what ? pending.what : undefined;
  // The reply's event can arrive before the question's response; the question still goes first.
  const split = pending && sending ? pendingIndex(messages, pending.afterId) : messages.length;
  const isReplacing = pending?.replacedId !== undefined && messages[split]?.id === pending.replacedId;
  const onItsWay = pending && (isReplacing || !hasArrived(messages, pending)) ? sending : undefined;

  const chunks = useMemo(() => chunksOf(messages.slice(0, split)), [messages, split]);
  const answers = isReplacing ? [] : messages.slice(split);
  const isThinking = sending !== undefined && answers.every((row) => row.isUser);
  const last = hasNewer ? undefined : messages.at(-1);
  return (
    <div className="mx-auto flex w-full max-w-[48rem] flex-col gap-6 pb-7 pt-9 print:block print:space-y-6 print:pt-4">
      {chunks.map((rows, index) => (
        <MessageChunk
          key={rows[0]?.id}
          before={chunks[index - 1]?.at(-1)?.createdAt}
          chatId={chatId}
          rows={rows}
          lastId={last && rows.at(-1) === last && !sending ? last.id : undefined}
        />
      ))}
      {onItsWay && (
        <ul className="flex flex-col gap-6 px-4 md:px-6">
          <UserBubble
            text={onItsWay.text.trim()}
            attachments={onItsWay.attachments}
            aside={<MessageTime iso={onItsWay.createdAt} />}
          />
        </ul>
      )}
      {answers.length > 0 && (
        <MessageChunk chatId={chatId} rows={answers} lastId={undefined} before={messages[split - 1]?.createdAt} />
      )}
      {isThinking && (
        <ul className="flex flex-col gap-6 px-4 md:px-6">
          <AssistantRow body={<Thinking />} />
        </ul>
      )}
    </div>
  );
}
