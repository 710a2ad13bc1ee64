import type { Chat } from '@contract/chats/chat';
import type { User } from '@contract/account/user';
import type { MediaFileType } from '@contract/media/media';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ExportDialog } from '@/features/chat/export-dialog';
import { RenameChatDialog } from '@/features/chat/rename-chat-dialog';
import { SearchDialog } from '@/features/chat/search-dialog';
import { ShareDialog } from '@/features/chat/share-dialog';
import { ShortcutsDialog } from '@/features/chat/shortcuts-dialog';
import { DocumentList } from '@/features/documents/document-list';
import { EditSheetLink } from '@/features/one-sheet/edit-sheet-link';
import { MoveChatDialog } from '@/features/releases/move-chat-dialog';
import { NewReleaseDialog } from '@/features/releases/new-release-dialog';
import { SubscriptionDetailsDialog } from '@/features/subscription/subscription-details-dialog';
import { listen, type LiveSocket } from '@/lib/socket';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { closeDialogsAndNavigate } from '@/ui/dialogs/dialog-history';
import { onDemand } from '@/ui/on-demand';

// Loaded after the chat, so dialogs open at once, even offline.
const EditProfileDialog = onDemand(() =>
  import('@/features/profile/edit-profile-dialog').then((module) => module.EditProfileDialog),
);
const MediaDialog = onDemand(() => import('@/features/media/media-dialog').then((module) => module.MediaDialog));
const SongDialog = onDemand(() => import('@/features/song/song-dialog').then((module) => module.SongDialog));
const dialogs = [EditProfileDialog, MediaDialog, SongDialog];
/** Delay after connecting before the dialogs are loaded, in milliseconds. */
const dialogsLaterMs = 1000;

/** The dialog over the chat, and its conversation. */
export type ChatDialog =
  | {
      name: 'profile' | 'song' | 'subscription' | 'media' | 'search' | 'shortcuts' | 'release';
      /** The tab of the media dialog. */
      tab?: MediaFileType;
    }
  | { name: 'rename' | 'delete' | 'move' | 'share' | 'export'; chat: Chat };

interface ChatDialogsProps {
  user: User;
  socket: LiveSocket;
  /** The open dialog, or null. */
  dialog: ChatDialog | null;
  onClose: () => void;
  onChoose: (chatId: string, messageId: string | undefined) => void;
  onRename: (id: string, title: string) => void;
  onDelete: (id: string) => void;
  onMove: (id: string, releaseId: string | null) => void;
  onOpenDocument: (id: string) => void;
}

/** All dialogs over the chat; one is open at most. */
export function ChatDialogs(props: ChatDialogsProps) {
  const { user, socket, dialog, onClose, onChoose, onRename, onDelete, onMove, onOpenDocument } = props;
  const navigate = useNavigate();
  useDialogsLoaded(socket);
  return (
    <>
      <SubscriptionDetailsDialog user={user} open={dialog?.name === 'subscription'} onOpenChange={onClose} />
      {dialog?.name === 'search' && <SearchDialog onClose={onClose} onChoose={onChoose} />}
      {dialog?.name === 'share' && <ShareDialog chat={dialog.chat} onClose={onClose} />}
      {dialog?.name === 'export' && <ExportDialog chat={dialog.chat} onClose={onClose} />}
      {dialog?.name === 'move' && (
        <MoveChatDialog
          chat={dialog.chat}
          onClose={onClose}
          onMove={(releaseId) => onMove(dialog.chat.id, releaseId)}
        />
      )}
      {dialog?.name === 'release' && (
        <NewReleaseDialog
          onClose={onClose}
          onCreated={({ id }) => closeDialogsAndNavigate(() => void navigate(`/releases/${id}`))}
        />
      )}
      {dialog?.name === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
      {dialog?.name === 'rename' && (
        <RenameChatDialog chat={dialog.chat} onClose={onClose} onRename={(title) => onRename(dialog.chat.id, title)} />
      )}
      <Suspense>
        {dialog?.name === 'profile' && <EditProfileDialog user={user} onClose={onClose} />}
        {dialog?.name === 'media' && (
          <MediaDialog
            tab={dialog.tab}
            onClose={onClose}
            sheetActions={(file) => <EditSheetLink file={file} />}
            documents={<DocumentList onOpen={onOpenDocument} />}
          />
        )}
        {dialog?.name === 'song' && <SongDialog user={user} onClose={onClose} />}
      </Suspense>
      <AlertDialog
        open={dialog?.name === 'delete'}
        onOpenChange={onClose}
        title="Delete conversation"
        description="This will permanently delete this conversation and its messages. This action cannot be undone."
        confirmLabel="Delete"
        isDestructive
        onConfirm={() => {
          if (dialog?.name === 'delete') onDelete(dialog.chat.id);
          onClose();
        }}
      />
    </>
  );
}

/** Preloads the dialogs' code shortly after each connection. */
function useDialogsLoaded(socket: LiveSocket): void {
  useEffect(() => {
    // Browsers cache a failed load, so load only while connected. A failure shows when the dialog is opened.
    const load = () => {
      if (navigator.onLine) dialogs.forEach((dialog) => void dialog.load().catch(() => undefined));
    };
    let timer: number | undefined;
    const stopListening = listen(socket, {
      connect: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(load, dialogsLaterMs);
      },
    });
    return () => {
      stopListening();
      window.clearTimeout(timer);
    };
  }, [socket]);
}
