import { assistantName } from '@contract/app';
import type { Chat } from '@contract/chat';
import type { User } from '@contract/user';
import { useQueryClient } from '@tanstack/react-query';
import { Menu, Plus } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { ConversationContext, type Failure } from '@/conversation/conversation-context';
import { ConversationView } from '@/conversation/conversation-view';
import { Conversations } from '@/conversation/conversations';
import { failureTitles } from '@/conversation/failure-titles';
import { ChatSidebar } from '@/features/chat/chat-sidebar';
import { createChatTransport } from '@/features/chat/chat-transport';
import { ChatWelcome } from '@/features/chat/chat-welcome';
import { useChats } from '@/features/chat/chats-query';
import { ConnectionNote } from '@/conversation/connection-note';
import { NoChat } from '@/features/chat/no-chat';
import { RenameChatDialog } from '@/features/chat/rename-chat-dialog';
import { ExportDialog } from '@/features/chat/export-dialog';
import { SearchDialog } from '@/features/chat/search-dialog';
import { ShareDialog } from '@/features/chat/share-dialog';
import { ShortcutsDialog } from '@/features/chat/shortcuts-dialog';
import { useChatActions } from '@/features/chat/use-chat-actions';
import { useLiveConnection } from '@/features/chat/use-live-connection';
import { useSelectedChat } from '@/features/chat/use-selected-chat';
import { useShortcuts } from '@/features/chat/use-shortcuts';
import { useLiveMedia } from '@/features/media/use-live-media';
import { NotesDialog } from '@/features/memory/notes-dialog';
import { EditSheetLink } from '@/features/one-sheet/edit-sheet-link';
import { OneSheetCard } from '@/features/one-sheet/one-sheet-card';
import { useOneSheets } from '@/features/one-sheet/use-one-sheets';
import { PaymentDueBanner } from '@/features/subscription/payment-due-banner';
import { SubscriptionDetailsDialog } from '@/features/subscription/subscription-details-dialog';
import { ApiError, sentenceOf } from '@/lib/api';
import { createSocket, listen } from '@/lib/socket';
import { EmailNotice } from '@/session/email-notice';
import { useAuth } from '@/session/use-auth';
import { reloadUser, userKey } from '@/session/user-query';
import { AlertDialog } from '@/ui/alert-dialog';
import { Drawer } from '@/ui/drawer';
import { IconButton } from '@/ui/icon-button';
import { onDemand } from '@/ui/on-demand';
import { toast } from '@/ui/toast-store';

// What is not needed to chat comes once the chat is there: it opens at once then, with or without a network.
const EditProfileDialog = onDemand(() =>
  import('@/features/profile/edit-profile-dialog').then((module) => module.EditProfileDialog),
);
const MediaDialog = onDemand(() => import('@/features/media/media-dialog').then((module) => module.MediaDialog));
const SongDialog = onDemand(() => import('@/features/song/song-dialog').then((module) => module.SongDialog));
const dialogs = [EditProfileDialog, MediaDialog, SongDialog];
/** How long the chat has a new connection to itself, in milliseconds. */
const dialogsLaterMs = 1000;

/** The main chat: conversations to the left, or in a drawer below 768 px, the open one beside them. */
export function ChatPage() {
  const { user } = useAuth();
  return user && <Chats user={user} />;
}

function Chats({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const { logoutMutation } = useAuth();
  const [{ socket, conversations }] = useState(() => {
    const live = createSocket();
    const transport = createChatTransport(live, () => queryClient.getQueryData<User | null>(userKey) ?? null);
    return { socket: live, conversations: new Conversations(queryClient, transport) };
  });
  useLiveConnection(socket, conversations);
  useLiveMedia(socket);
  useEffect(() => {
    // A page keeps that it could not load a part, so that is tried when there surely is a network. It is told of when the
    // part is opened.
    const load = () => {
      if (navigator.onLine) dialogs.forEach((dialog) => void dialog.load().catch(() => undefined));
    };
    let timer: number | undefined;
    const stopHearing = listen(socket, {
      connect: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(load, dialogsLaterMs);
      },
    });
    return () => {
      stopHearing();
      window.clearTimeout(timer);
    };
  }, [socket]);

  const { data: chats, isFetching } = useChats();
  const { id: selectedId, messageId, chat: selected, select } = useSelectedChat(chats, isFetching);
  useOneSheets(socket, conversations, selectedId);
  const { create, rename, place, remove } = useChatActions({ conversations, select, selectedId });
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [renamed, setRenamed] = useState<Chat | null>(null);
  const [deleted, setDeleted] = useState<Chat | null>(null);
  const [taken, setTaken] = useState<{ what: 'share' | 'export'; chat: Chat } | null>(null);
  const [dialog, setDialog] = useState<
    'profile' | 'song' | 'subscription' | 'notes' | 'media' | 'search' | 'shortcuts' | null
  >(null);
  const context = useMemo(() => {
    const reportFailure = (what: Failure, error: unknown) => {
      toast({ title: failureTitles[what], description: sentenceOf(error), variant: 'destructive' });
      // The session or the subscription is over: the guard knows where to go.
      if (error instanceof ApiError && (error.status === 401 || error.status === 402)) void reloadUser(queryClient);
    };
    return { conversations, assistantName, reportFailure };
  }, [conversations, queryClient]);

  const createChat = useCallback(() => {
    setIsDrawerOpen(false);
    create.mutate();
  }, [create]);

  const openDialog = (which: NonNullable<typeof dialog>) => {
    setIsDrawerOpen(false);
    setDialog(which);
  };
  const search = () => openDialog('search');
  const showShortcuts = () => openDialog('shortcuts');
  useShortcuts({ onSearch: search, onCreate: createChat, onShowShortcuts: showShortcuts });

  const sidebar = (
    <ChatSidebar
      user={user}
      selectedId={selectedId}
      isCreating={create.isPending}
      onCreate={createChat}
      onSelect={(chatId) => {
        setIsDrawerOpen(false);
        select(chatId);
      }}
      onRename={setRenamed}
      onDelete={setDeleted}
      onEditProfile={() => openDialog('profile')}
      onEditSong={() => openDialog('song')}
      onOpenSubscription={() => openDialog('subscription')}
      onPin={({ id, isPinned }) => place.mutate({ id, change: { isPinned: !isPinned } })}
      onArchive={({ id, isArchived }) => place.mutate({ id, change: { isArchived: !isArchived } })}
      onShare={(chat) => setTaken({ what: 'share', chat })}
      onExport={(chat) => setTaken({ what: 'export', chat })}
      onSearch={search}
      onShowShortcuts={showShortcuts}
      onOpenMedia={() => openDialog('media')}
      onOpenNotes={() => openDialog('notes')}
      isLoggingOut={logoutMutation.isPending}
      onLogout={() => logoutMutation.mutate()}
    />
  );

  return (
    <ConversationContext value={context}>
      <div className="flex h-[var(--room-height,100dvh)] overflow-hidden">
        <div className="hidden border-r border-line md:block">{sidebar}</div>
        <Drawer open={isDrawerOpen} onOpenChange={setIsDrawerOpen} title="Conversations">
          {sidebar}
        </Drawer>
        <main id="main" tabIndex={-1} className="flex min-w-0 grow flex-col bg-surface">
          <header className="flex items-center gap-1 border-b border-line px-1 py-1 md:hidden">
            <IconButton label="Open the menu" onClick={() => setIsDrawerOpen(true)}>
              <Menu className="size-5.5" aria-hidden="true" />
            </IconButton>
            <span className="min-w-0 grow truncate text-center font-semibold">{selected?.title}</span>
            <IconButton label="Start a new chat" disabled={create.isPending} onClick={createChat}>
              <Plus className="size-5.5" aria-hidden="true" />
            </IconButton>
          </header>
          <EmailNotice isBrief />
          <PaymentDueBanner user={user} className="mx-3 mt-3" />
          <ConnectionNote socket={socket} />
          <OneSheetCard />
          {selectedId ? (
            <ConversationView
              key={selectedId}
              chatId={selectedId}
              messageId={messageId}
              welcome={
                <ChatWelcome
                  userName={user.name}
                  onPick={(prompt) => {
                    conversations
                      .send(selectedId, prompt)
                      .catch((error: unknown) => context.reportFailure('send', error));
                  }}
                />
              }
            />
          ) : (
            <NoChat isCreating={create.isPending} onCreate={createChat} />
          )}
        </main>
      </div>
      <SubscriptionDetailsDialog user={user} open={dialog === 'subscription'} onOpenChange={() => setDialog(null)} />
      {dialog === 'search' && (
        <SearchDialog onClose={() => setDialog(null)} onChoose={(chatId, messageId) => select(chatId, { messageId })} />
      )}
      {taken?.what === 'share' && <ShareDialog chat={taken.chat} onClose={() => setTaken(null)} />}
      {taken?.what === 'export' && <ExportDialog chat={taken.chat} onClose={() => setTaken(null)} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={() => setDialog(null)} />}
      {renamed && (
        <RenameChatDialog
          chat={renamed}
          onClose={() => setRenamed(null)}
          onRename={(title) => rename.mutate({ id: renamed.id, title })}
        />
      )}
      <Suspense>
        {dialog === 'profile' && <EditProfileDialog user={user} onClose={() => setDialog(null)} />}
        {dialog === 'notes' && <NotesDialog onClose={() => setDialog(null)} />}
        {dialog === 'media' && (
          <MediaDialog onClose={() => setDialog(null)} sheetActions={(file) => <EditSheetLink file={file} />} />
        )}
        {dialog === 'song' && <SongDialog user={user} onClose={() => setDialog(null)} />}
      </Suspense>
      <AlertDialog
        open={deleted !== null}
        onOpenChange={() => setDeleted(null)}
        title="Delete conversation"
        description="This will permanently delete this conversation and its messages. This action cannot be undone."
        confirmLabel="Delete"
        isDestructive
        onConfirm={() => {
          if (deleted) remove.mutate(deleted.id);
          setDeleted(null);
        }}
      />
    </ConversationContext>
  );
}
