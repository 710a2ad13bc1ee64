import type { Attachment } from '@contract/attachments/attachment';
import type { Message } from '@contract/chats/chat';
import { Pencil } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { AttachmentChips } from '../attachments/attachment-chips';
import { useConversations } from '../state/conversation-context';
import { CopyButton } from './copy-button';
import { MessageAction } from './message-action';
import { MessageTime } from './message-time';
import { MessageVersions } from './message-versions';
import { TypedText } from '../markdown/typed-text';
import { focusEditor, QuestionEditor } from './question-editor';
import { messageElementId } from '../use-go-to-message';
import { useConversationState, usePhase } from '../state/use-conversation';

/** A message by the artist, with its actions. */
export const UserMessage = memo(function UserMessage({ chatId, message }: { chatId: string; message: Message }) {
  const { conversations } = useConversations();
  const isEdited = useConversationState((state) => state.edits[chatId]?.messageId === message.id);
  const isBusy = usePhase(chatId) !== 'idle';
  const wasEdited = useRef(false);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused editor was just removed.
    if (wasEdited.current && !isEdited && document.activeElement === document.body) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited) return <QuestionEditor chatId={chatId} />;
  return (
    <UserBubble
      id={messageElementId(message.id)}
      text={message.content}
      attachments={message.attachments}
      aside={
        <div className="-mr-2 flex flex-wrap items-center justify-end gap-x-1">
          <CopyButton label="Copy" wordsOf={() => ({ plain: message.content })} />
          {conversations.mayFork && (
            <MessageAction
              ref={editButton}
              label="Edit"
              icon={Pencil}
              disabled={isBusy}
              onClick={() => {
                // Another edit has unsaved changes: show that one instead.
                if (!conversations.startEdit(chatId, message)) focusEditor();
              }}
            />
          )}
          <MessageVersions chatId={chatId} message={message} />
          <span className="px-2">
            <MessageTime iso={message.createdAt} />
          </span>
        </div>
      }
    />
  );
});

/** The message bubble, with actions below. */
export function UserBubble({
  id,
  text,
  attachments = [],
  aside,
}: {
  id?: string;
  text: string;
  attachments?: readonly Attachment[];
  aside: ReactNode;
}) {
  return (
    <li id={id} className="group flex flex-col items-end gap-1 pl-10 md:pl-24">
      <span className="sr-only">You said:</span>
      {attachments.length > 0 && <AttachmentChips attachments={attachments} />}
      <div
        dir="auto"
        className="max-w-full whitespace-pre-wrap rounded-card print:break-inside-avoid print:border print:border-ink rounded-br-[2px] bg-bubble px-4 py-2.5 [overflow-wrap:anywhere]"
      >
        <TypedText text={text} />
      </div>
      {aside}
    </li>
  );
}
