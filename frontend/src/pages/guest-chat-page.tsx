import { appName, assistantName } from '@contract/app';
import type { Message } from '@contract/chats/chat';
import type { GuestChat } from '@contract/chats/guest';
import { useQueryClient } from '@tanstack/react-query';
import { Menu } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { ClosedComposer } from '@/conversation/closed-composer';
import { ConnectionNote } from '@/conversation/connection-note';
import { ConversationContext, type Failure } from '@/conversation/state/conversation-context';
import { ConversationView } from '@/conversation/conversation-view';
import { Conversations } from '@/conversation/state/conversations';
import { failureTitles } from '@/conversation/messages/failure-titles';
import { useLiveConversation } from '@/conversation/state/use-live-conversation';
import { DraftOffer } from '@/features/guest/draft-offer';
import { GuestProblem } from '@/features/guest/guest-problem';
import { GuestSidebar } from '@/features/guest/guest-sidebar';
import { createGuestTransport } from '@/features/guest/guest-transport';
import { GuestTrial, isTodayOver, isTrialOver } from '@/features/guest/guest-trial';
import { GuestWelcome } from '@/features/guest/guest-welcome';
import { SignUpDialog, signUpPath } from '@/features/guest/sign-up-dialog';
import { guestChatKey, useGuestChat } from '@/features/guest/use-guest-chat';
import { sentenceOf } from '@/lib/api';
import { createSocket, listen } from '@/lib/socket';
import { storage } from '@/lib/storage';
import { useHydrated } from '@/lib/use-hydrated';
import { whenIdle } from '@/lib/when-idle';
import { Banner } from '@/ui/banner';
import { Drawer } from '@/ui/dialogs/drawer';
import { IconButton } from '@/ui/icon-button';
import { onDemand } from '@/ui/on-demand';
import { Spinner } from '@/ui/spinner';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';

/** The conversation id on a first visit, until the server has created the conversation. */
const startingId = 'guest';

const noChange = () => () => undefined;

/** A first visit starts without messages, so their code loads once the screen is there. */
const LaterPane = onDemand(() => import('@/conversation/message-pane').then(({ MessagePane }) => MessagePane));
const LaterSpokenReply = onDemand(() =>
  import('@/conversation/messages/spoken-reply').then(({ SpokenReply }) => SpokenReply),
);

/** If it fails, the screen loads them again when it needs them, and reports it. */
const loadMessageCode = () => void Promise.allSettled([LaterPane.load(), LaterSpokenReply.load()]);

const closedWith = 'Free trial complete. Sign up to continue...';

function reportFailure(what: Failure, error: unknown): void {
  // The sign-up dialog explains it.
  if (isTrialOver(error) || isTodayOver(error)) return;
  toastFailure(what, { title: failureTitles[what], description: sentenceOf(error) });
}

/** The free trial, with the same conversation view as the chat. */
export function GuestChatPage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [{ trial, socket, conversations }] = useState(() => {
    const guestTrial = new GuestTrial(storage);
    const live = createSocket('guest');
    const currentChat = () => queryClient.getQueryData<GuestChat>(guestChatKey);
    const transport = createGuestTransport(live, guestTrial, currentChat);
    const all = new Conversations(queryClient, transport);
    all.addEmpty(startingId);
    return { trial: guestTrial, socket: live, conversations: all };
  });
  const { isReturning, isUsedUp, count, isExceeded, isSignUpOpen, todayOver, isReadingOn } = useStore(trial.store);
  const isClosed = isUsedUp && !isReadingOn;
  const isHydrated = useHydrated();
  const { data: chat, error, isFetching, refetch } = useGuestChat(trial, conversations, isHydrated && !isClosed);
  const [chatId, setChatId] = useState(chat?.id ?? startingId);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const isKept = useSyncExternalStore(
    noChange,
    () => storage.isKept(),
    () => true,
  );
  const context = useMemo(
    () => ({
      conversations,
      assistantName,
      mayContinue: !isExceeded,
      reportFailure,
      reportSuccess: resolveFailure,
      renderBelow: (_chatId: string, { content }: Message) => <DraftOffer reply={content} />,
    }),
    [conversations, isExceeded],
  );
  useLiveConversation(socket, conversations, { isReady: chat !== undefined });

  useLayoutEffect(() => {
    if (!chat) return;
    conversations.moveDraft(startingId, chat.id);
    // oxlint-disable-next-line react/set-state-in-effect -- Renders together with the draft's move, so no key press is lost.
    setChatId(chat.id);
  }, [conversations, chat]);

  useEffect(() => {
    if (!chat) return;
    let isCarriedOver = false;
    const stopListening = listen(socket, {
      'reply:end': () => trial.replied(),
      'chat:remove': ({ id }) => {
        if (id !== chat.id) return;
        isCarriedOver = true;
        // The guest signed up in another tab: /auth redirects to the account that now has the conversation.
        void navigate('/auth', { replace: true });
      },
    });
    return () => {
      stopListening();
      if (!isCarriedOver) return;
      // Only now: while the screen is open, it would load the conversation again. Unsent text stays: the account's
      // conversation has the same id.
      conversations.threads.unload(chat.id);
      queryClient.removeQueries({ queryKey: guestChatKey });
    };
  }, [socket, trial, chat, conversations, queryClient, navigate]);
  useEffect(() => () => trial.close(), [trial]);
  useEffect(() => (isReturning ? loadMessageCode() : whenIdle(loadMessageCode)), [isReturning]);

  const start = (text: string) =>
    conversations.start(startingId, text, async () => {
      const begun = await refetch({ cancelRefetch: false });
      if (!begun.data) throw begun.error ?? new Error('No chat selected');
      return begun.data.id;
    });
  const sendPrompt = (prompt: string) => {
    if (isExceeded) trial.openSignUp();
    else
      (chat ? conversations.send(chat.id, prompt) : start(prompt)).then(
        () => resolveFailure('send'),
        (error: unknown) => reportFailure('send', error),
      );
  };

  const welcome = <GuestWelcome onPick={sendPrompt} />;
  return (
    <ConversationContext value={context}>
      <div className="flex h-[var(--room-height,100dvh)] overflow-hidden print:block print:h-auto print:overflow-visible">
        <div className="hidden border-r border-line md:block print:hidden!">
          <GuestSidebar count={count} />
        </div>
        <Drawer open={isDrawerOpen} onOpenChange={setIsDrawerOpen} title="Guest chat">
          <GuestSidebar count={count} />
        </Drawer>
        <main
          id="main"
          tabIndex={-1}
          className="flex min-w-0 grow flex-col overflow-y-auto bg-surface print:block print:overflow-visible"
        >
          <header className="flex items-center gap-1 border-b border-line py-1 pl-1 pr-3 md:hidden print:hidden">
            <IconButton label="Open the menu" onClick={() => setIsDrawerOpen(true)}>
              <Menu className="size-5.5" aria-hidden="true" />
            </IconButton>
            <span className="min-w-0 grow truncate font-semibold">{appName}, free trial</span>
            <Link to={signUpPath} className="flex min-h-11 items-center px-2 font-bold text-accent">
              Sign Up
            </Link>
          </header>
          {chat && <ConnectionNote socket={socket} />}
          {!isKept && !error && (
            <Banner tone="info" className="m-3 md:mx-6 print:hidden">
              Your browser isn&apos;t saving data for this site. You can still try {appName}, but this conversation
              won&apos;t carry over to an account.
            </Banner>
          )}
          {!chat && error ? (
            <GuestProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : !chat && isClosed ? (
            <>
              <div className="flex min-h-0 grow flex-col overflow-y-auto">{welcome}</div>
              <ClosedComposer reason={closedWith} />
            </>
          ) : !chat && isReturning ? (
            <div role="status" className="flex grow flex-col items-center justify-center gap-4 text-muted">
              <Spinner className="size-9" />
              Starting your chat...
            </div>
          ) : (
            <ConversationView
              chatId={chatId}
              MessagePane={LaterPane}
              SpokenReply={LaterSpokenReply}
              welcome={welcome}
              closedWith={isExceeded ? closedWith : undefined}
              deliver={chat ? undefined : start}
              note={!chat && <StartingNote />}
            />
          )}
        </main>
      </div>
      <SignUpDialog
        open={isSignUpOpen}
        todayOver={todayOver}
        onReadOn={() => trial.readOn()}
        onLeave={() => trial.leave()}
      />
    </ConversationContext>
  );
}

/** Below the welcome on a first visit, in the space above the composer. */
function StartingNote() {
  return (
    <p
      role="status"
      className="absolute inset-x-0 bottom-0 flex h-6 items-center justify-center gap-2 text-sm text-muted md:h-8"
    >
      <Spinner className="size-4" />
      Starting your chat...
    </p>
  );
}
