import type { Chat } from '@contract/chats/chat';
import { limits } from '@contract/limits';
import { RenameDialog } from '@/ui/dialogs/rename-dialog';

interface RenameChatDialogProps {
  chat: Chat;
  onClose: () => void;
  onRename: (title: string) => void;
}

export function RenameChatDialog({ chat, onClose, onRename }: RenameChatDialogProps) {
  return (
    <RenameDialog
      title="Edit title"
      label="Title"
      name={chat.title}
      maxLength={limits.chatTitleMax}
      onClose={onClose}
      onRename={onRename}
    />
  );
}
