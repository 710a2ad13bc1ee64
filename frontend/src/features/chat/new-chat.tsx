import { assistantName } from '@contract/app';
import { useEffect } from 'react';
import { Composer } from '@/conversation/composer';
import { useAttempt, useConversations } from '@/conversation/state/conversation-context';
import { Suggestions } from '@/conversation/suggestions';

interface NewChatProps {
  /** The id under which the unsent text is stored. */
  draftId: string;
  prompts: readonly string[];
  /** Creates a conversation and returns its id. */
  create: () => Promise<string>;
}

/** Shown while no conversation is selected. Sending a message creates one. */
export function NewChat({ draftId, prompts, create }: NewChatProps) {
  const { conversations } = useConversations();
  const attempt = useAttempt();
  useEffect(() => {
    conversations.open(draftId);
    return () => conversations.open(undefined);
  }, [conversations, draftId]);
  const start = (text: string) => conversations.start(draftId, text, create);
  return (
    <section aria-label="First message" className="flex min-h-0 grow flex-col">
      <div className="min-h-12 grow overflow-y-auto overscroll-contain">
        <div className="mx-auto flex min-h-full w-full max-w-[48rem] flex-col justify-end px-4 pb-6 pt-10 md:px-6 md:pb-8">
          <h1 className="display-lg max-w-[13ch]">
            Welcome! {assistantName} <span className="underprint">is ready to assist!</span>
          </h1>
          <p className="mt-5 text-lg text-muted">Select a conversation or start a fresh one!</p>
          <Suggestions prompts={prompts} onPick={(prompt) => void attempt('send', start(prompt))} />
        </div>
      </div>
      <Composer chatId={draftId} deliver={start} />
    </section>
  );
}
