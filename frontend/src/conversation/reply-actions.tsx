import type { Message } from '@contract/chat';
import { RefreshCw } from 'lucide-react';
import type { RefObject } from 'react';
import { useConversations } from './conversation-context';
import { CopyButton } from './copy-button';
import { MessageAction } from './message-action';
import { MessageVersions } from './message-versions';
import { ReplyFeedback } from './reply-feedback';
import { usePhase } from './use-conversation';

interface ReplyActionsProps {
  chatId: string;
  message: Message;
  /** Its text as the reader sees it. */
  text: string;
  /** The element that holds them. */
  words: RefObject<HTMLElement | null>;
  /** Only the last reply can be written anew: nothing that follows goes out of sight. */
  isLast: boolean;
}

/** What can be done with a whole reply. */
export function ReplyActions({ chatId, message, text, words, isLast }: ReplyActionsProps) {
  const { conversations, reportFailure } = useConversations();
  const isBusy = usePhase(chatId) !== 'idle';
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-1">
      <MessageVersions chatId={chatId} message={message} />
      <CopyButton text={text} from={words} />
      {isLast && conversations.mayFork && (
        <MessageAction
          label="Regenerate"
          // Beside the way to its versions there is no room for the word.
          isBrief={Boolean(message.versions)}
          icon={RefreshCw}
          disabled={isBusy}
          onClick={() =>
            void conversations.regenerate(chatId, message.id).catch((error: unknown) => reportFailure('retry', error))
          }
        />
      )}
      {conversations.mayFork && <ReplyFeedback chatId={chatId} message={message} />}
    </div>
  );
}
