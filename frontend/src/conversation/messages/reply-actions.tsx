import type { Message } from '@contract/chats/chat';
import { RefreshCw } from 'lucide-react';
import type { RefObject } from 'react';
import { useAttempt, useConversations } from '../state/conversation-context';
import { clipboardContentOf } from './clipboard';
import { CopyButton } from './copy-button';
import { MessageAction } from './message-action';
import { MessageVersions } from './message-versions';
import { ReplyFeedback } from './reply-feedback';
import { usePhase } from '../state/use-conversation';

interface ReplyActionsProps {
  chatId: string;
  message: Message;
  /** The element with the reply's text. */
  words: RefObject<HTMLElement | null>;
  /** Only the last reply can be regenerated, so no later messages disappear. */
  isLast: boolean;
}

/** Actions on a complete or cut-off reply. */
export function ReplyActions({ chatId, message, words, isLast }: ReplyActionsProps) {
  const { conversations } = useConversations();
  const attempt = useAttempt();
  const isBusy = usePhase(chatId) !== 'idle';
  // No room for labels beside the version switcher.
  const isBrief = Boolean(message.versions);
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-1">
      <MessageVersions chatId={chatId} message={message} />
      <CopyButton label="Copy text" isBrief={isBrief} wordsOf={() => clipboardContentOf(words.current)} />
      {isLast && conversations.mayFork && (
        <MessageAction
          label="Regenerate"
          isBrief={isBrief}
          icon={RefreshCw}
          disabled={isBusy}
          onClick={() => void attempt('retry', conversations.regenerate(chatId, message.id))}
        />
      )}
      {conversations.mayFork && <ReplyFeedback chatId={chatId} message={message} />}
    </div>
  );
}
