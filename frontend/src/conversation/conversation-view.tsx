import { ArrowDown } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Banner } from '@/ui/banner';
import { sentenceOf } from '@/lib/api';
import { isComposing } from '@/lib/is-composing';
import { Button } from '@/ui/button';
import { ClosedComposer } from './closed-composer';
import { Composer } from './composer';
import { useConversations } from './state/conversation-context';
import type { MessagePaneProps } from './message-pane';
import { MessageSkeleton } from './messages/message-skeleton';
import type { SpokenReplyProps } from './messages/spoken-reply';
import { ReplyAnnouncer } from './reply-announcer';
import { useConversationState, usePhase, useThread } from './state/use-conversation';
import { useGoToMessage } from './use-go-to-message';
import { useStickToBottom } from './use-stick-to-bottom';

interface ConversationViewProps {
  chatId: string;
  /** `MessagePane` and `SpokenReply`, which a screen that starts without messages loads later. */
  MessagePane: ComponentType<MessagePaneProps>;
  SpokenReply: ComponentType<SpokenReplyProps>;
  /** A heading for screen readers; the welcome has its own. */
  title?: string;
  /** Shown while there are no messages. */
  welcome: ReactNode;
  /** The reason shown in place of the composer, which it closes. */
  closedWith?: string;
  /** A message to scroll to, for example a search result. */
  messageId?: string;
  /** How messages are sent until the conversation exists. */
  deliver?: (text: string) => Promise<void>;
  /** A note at the bottom of the message area. */
  note?: ReactNode;
}

/** One conversation: its messages and the composer. Use the chat id as its React key where the chat can change. */
export function ConversationView(props: ConversationViewProps) {
  const { chatId, MessagePane, SpokenReply, title, welcome, closedWith, messageId, deliver, note } = props;
  const { conversations, reportFailure } = useConversations();
  const query = useThread(chatId);
  const phase = usePhase(chatId);
  const isEmpty = useConversationState((state) => !state.pending[chatId]) && query.data?.messages.length === 0;
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAtEnd, scrollToEnd, unstick } = useStickToBottom(scroller, content, {
    isWhole: query.data?.hasNewer !== true,
    isEmpty: isEmpty || query.data === undefined,
  });
  useGoToMessage(chatId, query.isSuccess ? messageId : undefined, unstick);
  const toLatest = () => {
    conversations.threads.showNewest(chatId).then(scrollToEnd, (error: unknown) => reportFailure('load', error));
  };

  useEffect(() => {
    if (phase === 'idle') return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || document.querySelector('[role$=dialog],[role=menu]')) return;
      conversations.stop(chatId).catch((error: unknown) => reportFailure('stop', error));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [conversations, reportFailure, chatId, phase]);

  return (
    <section aria-label="Conversation" className="group/conversation flex min-h-0 grow flex-col print:block">
      {title && !isEmpty && <h1 className="sr-only">{title}</h1>}
      <div className="relative min-h-12 grow">
        <div
          ref={scroller}
          className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] print:h-auto print:overflow-visible"
        >
          <div ref={content} className="flex min-h-full flex-col print:block">
            {query.isPending && <MessageSkeleton />}
            {query.isLoadingError && (
              <Banner
                tone="danger"
                title="We couldn't load this conversation"
                className="m-6 md:mx-auto md:w-full md:max-w-lg"
                action={
                  <Button variant="outline" pending={query.isFetching} onClick={() => void query.refetch()}>
                    Try again
                  </Button>
                }
              >
                {sentenceOf(query.error)}
              </Banner>
            )}
            {isEmpty && welcome}
            {query.data && !isEmpty && (
              <Suspense fallback={<MessageSkeleton />}>
                <MessagePane chatId={chatId} title={title} thread={query.data} scroller={scroller} content={content} />
              </Suspense>
            )}
          </div>
        </div>
        {(!isAtEnd || query.data?.hasNewer) && (
          <div className="absolute bottom-2 left-1/2 -translate-x-1/2 rounded-control bg-surface print:hidden">
            <Button variant="outline" className="text-sm" onClick={toLatest}>
              <ArrowDown className="size-4" aria-hidden="true" />
              {phase === 'idle' ? 'Latest' : 'New text below'}
            </Button>
          </div>
        )}
        {note}
      </div>
      <ReplyAnnouncer chatId={chatId} SpokenReply={SpokenReply} />
      {closedWith ? (
        <ClosedComposer reason={closedWith} />
      ) : (
        <Composer chatId={chatId} onSend={scrollToEnd} deliver={deliver} />
      )}
    </section>
  );
}
