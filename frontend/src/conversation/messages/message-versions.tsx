import type { Message } from '@contract/chats/chat';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useConversations } from '../state/conversation-context';
import { usePhase } from '../state/use-conversation';

const look =
  'inline-flex size-11 items-center justify-center rounded-control hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 md:size-8';

/** The version that was selected and is still loading. */
const chosenId: { current: string | null } = { current: null };

/** Shows which version of a message this is and switches between them. Hidden if there is only one. */
export function MessageVersions({ chatId, message }: { chatId: string; message: Message }) {
  const { conversations, reportFailure } = useConversations();
  const isBusy = usePhase(chatId) !== 'idle';
  const group = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The focused row was replaced by the selected version: move focus there.
    if (chosenId.current !== message.id) return;
    chosenId.current = null;
    group.current?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
  }, [message.id]);
  const { versions } = message;
  if (!versions) return null;
  const index = versions.indexOf(message.id);
  const showVersion = async (step: 1 | -1) => {
    const id = versions[index + step];
    if (!id) return;
    chosenId.current = id;
    try {
      await conversations.choose(chatId, id);
    } catch (error) {
      chosenId.current = null;
      reportFailure('choose', error);
    }
  };
  return (
    <span
      ref={group}
      role="group"
      aria-label="Versions"
      className="inline-flex items-center text-sm text-muted print:hidden"
    >
      <button
        type="button"
        aria-label="Previous version"
        className={look}
        disabled={isBusy || index === 0}
        onClick={() => void showVersion(-1)}
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
      </button>
      <span className="tabular-nums">
        {index + 1} of {versions.length}
      </span>
      <button
        type="button"
        aria-label="Next version"
        className={look}
        disabled={isBusy || index === versions.length - 1}
        onClick={() => void showVersion(1)}
      >
        <ChevronRight className="size-4" aria-hidden="true" />
      </button>
    </span>
  );
}
