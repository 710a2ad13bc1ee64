import { assistantName } from '@contract/app';
import type { Chat, Message } from '@contract/chats/chat';
import type { User } from '@contract/account/user';
import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ComponentProps, Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConnectionNote } from '@/conversation/connection-note';
import { ConversationContext, type Failure } from '@/conversation/state/conversation-context';
import { ConversationView } from '@/conversation/conversation-view';
import { MessagePane } from '@/conversation/message-pane';
import { SpokenReply } from '@/conversation/messages/spoken-reply';
import { Conversations } from '@/conversation/state/conversations';
import { useOpenQuestion } from '@/conversation/state/use-open-question';
import { failureTitles } from '@/conversation/messages/failure-titles';
import { ChatDrawer, setDrawerOpen } from '@/features/chat/sidebar/chat-drawer';
import { ChatHeader } from '@/features/chat/chat-header';
import type { ChatHandlers } from '@/features/chat/sidebar/chat-item';
import { ChatSidebar } from '@/features/chat/sidebar/chat-sidebar';
import { createChatTransport } from '@/features/chat/chat-transport';
import { ChatWelcome } from '@/features/chat/chat-welcome';
import { withoutOpenReply } from '@/features/chat/chat-list';
import { changeChats, useChats } from '@/features/chat/chats-query';
import { NewChat } from '@/features/chat/new-chat';
import { useChatActions } from '@/features/chat/use-chat-actions';
import { useLiveConnection } from '@/features/chat/use-live-connection';
import { useSelectedChat } from '@/features/chat/use-selected-chat';
import { useShortcuts } from '@/features/chat/use-shortcuts';
import { SaveAsDocument } from '@/features/documents/save-as-document';
import { useLiveDocuments } from '@/features/documents/use-live-documents';
import { useDocumentFocus, useOpenDocument } from '@/features/documents/use-open-document';
import { FactChips } from '@/features/facts/fact-chips';
import { useLiveFacts } from '@/features/facts/use-live-facts';
import { LibraryPicker } from '@/features/media/library-picker';
import { useLibraryLink } from '@/features/media/use-library-link';
import { useLiveMedia } from '@/features/media/use-live-media';
import { OneSheetCard } from '@/features/one-sheet/one-sheet-card';
import { SheetResult } from '@/features/one-sheet/sheet-result';
import { useOneSheets } from '@/features/one-sheet/use-one-sheets';
import { ReleaseList } from '@/features/releases/release-list';
import { useLiveReleases } from '@/features/releases/releases-query';
import { useSidebar } from '@/features/chat/sidebar/use-sidebar';
import { PaymentDueBanner } from '@/features/subscription/payment-due-banner';
import { ApiError, sentenceOf } from '@/lib/api';
import { titled } from '@/lib/document-title';
import { loadOnceLive } from '@/lib/live-gate';
import { createSocket, firstConnectionAttempt } from '@/lib/socket';
import { deskQuery, useMedia } from '@/lib/use-media';
import { EmailNotice } from '@/session/email-notice';
import { useAuth } from '@/session/use-auth';
import { reloadUser, userKey } from '@/session/user-query';
import { closeDialogsAndNavigate } from '@/ui/dialogs/dialog-history';
import { onDemand } from '@/ui/on-demand';
import { Spinner } from '@/ui/spinner';
import { resolveFailure, toast, toastFailure } from '@/ui/toasts/toast-store';
import { type ChatDialog, ChatDialogs } from './chat-dialogs';
import { SuggestedPrompts } from './suggested-prompts';

// The editor is large, and many visits open no document.
const DocumentPane = onDemand(() => import('@/features/documents/document-pane').then((module) => module.DocumentPane));

/** The main chat: the conversation list on the left (a drawer below 768 px) and the open conversation. */
export function ChatPage() {
  const { user } = useAuth();
  return user && <Chats user={user} />;
}

function Chats({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { logoutMutation } = useAuth();
  const [{ socket, conversations }] = useState(() => {
    const live = createSocket();
    loadOnceLive(firstConnectionAttempt(live));
    const transport = createChatTransport(live, () => queryClient.getQueryData<User | null>(userKey) ?? null);
    return { socket: live, conversations: new Conversations(queryClient, transport) };
  });
  useLiveConnection(socket, conversations);
  useLiveMedia(socket);
  const { documentId, openDocument, closeDocument } = useOpenDocument();
  useLiveFacts(socket);
  useLiveReleases(socket);

  const { data: chats, isFetching } = useChats();
  const { id: selectedId, messageId, chat: selected, select } = useSelectedChat(chats, isFetching);
  useLiveDocuments(socket, ({ id, chatId }) => {
    // On a phone it would hide the chat in the middle of a reply; there, the reply's step opens it.
    if (chatId === selectedId && !documentId && window.matchMedia('(min-width: 1100px)').matches) openDocument(id);
  });
  useOneSheets(socket, conversations, selectedId);
  const { create, createForMessage, rename, place, remove } = useChatActions({ conversations, select, selectedId });
  useEffect(() => {
    document.title = titled(selected?.title ?? 'Chat');
  }, [selected?.title]);
  const sidebarState = useSidebar();
  // On phones the sidebar is only in the drawer.
  const isDesk = useMedia(deskQuery);
  // Below this width the document replaces the chat.
  const hasRoomForBoth = useMedia('(min-width: 1100px)');
  const isDocumentAlone = documentId !== null && !hasRoomForBoth;
  const documentPane = useDocumentFocus(documentId, isDocumentAlone);
  const [dialog, setDialog] = useState<ChatDialog | null>(null);
  useLibraryLink((tab) => setDialog({ name: 'media', tab }));
  const context = useMemo(() => {
    const reportFailure = (what: Failure, error: unknown) => {
      toastFailure(what, { title: failureTitles[what], description: sentenceOf(error) });
      // The session or the subscription ended: the guard redirects.
      if (error instanceof ApiError && (error.status === 401 || error.status === 402)) void reloadUser(queryClient);
    };
    const renderBelow = (chatId: string, reply: Message) => (
      <>
        <SaveAsDocument chatId={chatId} message={reply} onSaved={openDocument} />
        <FactChips replyId={reply.id} />
        <SheetResult chatId={chatId} message={reply} />
      </>
    );
    const renderLibrary = (props: ComponentProps<typeof LibraryPicker>) => <LibraryPicker {...props} />;
    return {
      conversations,
      assistantName,
      mayContinue: true,
      reportFailure,
      reportSuccess: resolveFailure,
      renderBelow,
      renderLibrary,
    };
  }, [conversations, queryClient, openDocument]);

  useOpenQuestion(conversations, selected, {
    onAnswered: (replyId) => changeChats(queryClient, (all) => withoutOpenReply(all, replyId)),
    onFailure: (error) => context.reportFailure('retry', error),
  });

  const { mutate: placeChat } = place;
  // Stable between renders, so the list re-renders only conversations that changed.
  const chatHandlers = useMemo<ChatHandlers>(
    () => ({
      onSelect: (chatId) => {
        setDrawerOpen(false);
        select(chatId);
      },
      onRename: (chat) => setDialog({ name: 'rename', chat }),
      onDelete: (chat) => setDialog({ name: 'delete', chat }),
      onPin: ({ id, isPinned }) => placeChat({ id, change: { isPinned: !isPinned } }),
      onArchive: ({ id, isArchived }) => placeChat({ id, change: { isArchived: !isArchived } }),
      onMove: (chat) => setDialog({ name: 'move', chat }),
      onShare: (chat) => setDialog({ name: 'share', chat }),
      onExport: (chat) => setDialog({ name: 'export', chat }),
    }),
    [placeChat, select],
  );

  const createChat = () => {
    setDrawerOpen(false);
    create.mutate();
  };
  const openDialog = (name: Exclude<ChatDialog, { chat: Chat }>['name']) => {
    setDrawerOpen(false);
    setDialog({ name });
  };
  const search = () => openDialog('search');
  const showShortcuts = () => openDialog('shortcuts');
  useShortcuts({ onSearch: search, onCreate: createChat, onShowShortcuts: showShortcuts });

  const askAboutDocument = async (text: string, chatId: string | null) => {
    // Its own chat knows what the document is about. It may have been deleted since the document was loaded.
    const own = chats?.some(({ id }) => id === chatId) ? chatId : null;
    const target = own ?? selectedId ?? (await createForMessage());
    if (target !== selectedId) void navigate(`/chat?c=${target}&document=${documentId}`);
    if (conversations.isBusy(target)) throw new Error('A reply is still being written. Ask again when it is done.');
    await conversations.send(target, text);
    if (hasRoomForBoth) return;
    // The reply is behind the document.
    toast({
      title: 'Asked',
      action: {
        label: 'Show the chat',
        altText: 'Close the document to show the chat',
        onAction: () => void navigate(`/chat?c=${target}`),
      },
    });
  };

  const sidebar = (
    <ChatSidebar
      user={user}
      rooms={<ReleaseList onAdd={() => openDialog('release')} />}
      selectedId={selectedId}
      handlers={chatHandlers}
      isCreating={create.isPending}
      onHide={sidebarState.toggle}
      onCreate={createChat}
      onEditProfile={() => openDialog('profile')}
      onEditSong={() => openDialog('song')}
      onOpenSubscription={() => openDialog('subscription')}
      onSearch={search}
      onShowShortcuts={showShortcuts}
      onOpenMedia={() => openDialog('media')}
      isLoggingOut={logoutMutation.isPending}
      onLogout={() => logoutMutation.mutate()}
    />
  );

  return (
    <ConversationContext value={context}>
      <div className="flex h-[var(--room-height,100dvh)] overflow-hidden print:block print:h-auto print:overflow-visible">
        <div
          className={clsx(
            'hidden border-r border-line print:hidden!',
            !sidebarState.isHidden && 'md:block',
            isDocumentAlone && 'hidden!',
          )}
        >
          {isDesk && !sidebarState.isHidden && sidebar}
        </div>
        <ChatDrawer>{sidebar}</ChatDrawer>
        <main
          id={isDocumentAlone ? undefined : 'main'}
          tabIndex={-1}
          className={clsx(
            'flex min-w-0 grow flex-col overflow-y-auto bg-surface print:block print:overflow-visible',
            isDocumentAlone && 'hidden',
          )}
        >
          <ChatHeader
            title={selected?.title}
            isCreating={create.isPending}
            isSidebarHidden={sidebarState.isHidden}
            onShowSidebar={sidebarState.toggle}
            onOpenMenu={() => setDrawerOpen(true)}
            onCreate={createChat}
          />
          {/* In a low window these scroll on their own, leaving room for the messages. */}
          <div className="max-h-[calc(var(--room-height,100dvh)/3)] shrink-0 overflow-y-auto print:hidden">
            <EmailNotice isBrief />
            <PaymentDueBanner user={user} className="mx-3 mt-3" />
            <ConnectionNote socket={socket} />
            <OneSheetCard openChatId={selectedId} />
          </div>
          {selectedId ? (
            <ConversationView
              key={selectedId}
              chatId={selectedId}
              MessagePane={MessagePane}
              SpokenReply={SpokenReply}
              title={selected?.title}
              messageId={messageId}
              welcome={
                <SuggestedPrompts user={user}>
                  {(prompts) => (
                    <ChatWelcome
                      userName={user.name}
                      prompts={prompts}
                      onPick={(prompt) => {
                        conversations.sendComposed(selectedId, prompt).then(
                          () => context.reportSuccess('send'),
                          (error: unknown) => context.reportFailure('send', error),
                        );
                      }}
                    />
                  )}
                </SuggestedPrompts>
              }
            />
          ) : (
            <SuggestedPrompts user={user}>
              {(prompts) => <NewChat draftId={`new:${user.id}`} prompts={prompts} create={createForMessage} />}
            </SuggestedPrompts>
          )}
        </main>
        {documentId && (
          <div
            ref={documentPane}
            aria-label="Document"
            // On a phone it is the only content, so it becomes the main landmark for skip links and screen readers.
            {...(isDocumentAlone ? { id: 'main', role: 'main', tabIndex: -1 } : { role: 'complementary' })}
            className="flex min-w-0 flex-col bg-surface max-[1099px]:grow min-[1100px]:w-[46%] min-[1100px]:shrink-0 min-[1100px]:border-l min-[1100px]:border-line print:hidden"
          >
            <Suspense fallback={<Spinner className="m-auto size-8" label="Loading the document" />}>
              <DocumentPane documentId={documentId} onClose={closeDocument} onAsk={askAboutDocument} />
            </Suspense>
          </div>
        )}
      </div>
      <ChatDialogs
        user={user}
        socket={socket}
        dialog={dialog}
        onClose={() => setDialog(null)}
        onChoose={(chatId, message) => select(chatId, { messageId: message })}
        onRename={(id, title) => rename.mutate({ id, title })}
        onDelete={(id) => remove.mutate(id)}
        onMove={(id, releaseId) => place.mutate({ id, change: { releaseId } })}
        onOpenDocument={(id) => {
          closeDialogsAndNavigate(() => openDocument(id));
        }}
      />
    </ConversationContext>
  );
}
