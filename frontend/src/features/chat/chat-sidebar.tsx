import { appName } from '@contract/app';
import type { Chat } from '@contract/chat';
import { smallPictureUrl } from '@contract/picture';
import type { User } from '@contract/user';
import { CreditCard, LogOut, Music, Plus } from 'lucide-react';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Wordmark } from '@/ui/wordmark';
import { ChatNavigation } from './chat-navigation';
import { MoreMenu } from './more-menu';

interface ChatSidebarProps {
  user: User;
  selectedId: string | undefined;
  isCreating: boolean;
  onCreate: () => void;
  onSelect: (chatId: string) => void;
  onRename: (chat: Chat) => void;
  onDelete: (chat: Chat) => void;
  onEditProfile: () => void;
  onEditSong: () => void;
  onOpenSubscription: () => void;
  onOpenNotes: () => void;
  isLoggingOut: boolean;
  onLogout: () => void;
}

/** The mark, New Chat, the conversations, and at the bottom what belongs to the artist. 260 px wide (SPEC.md section 9). */
export function ChatSidebar(props: ChatSidebarProps) {
  const {
    user,
    isCreating,
    onCreate,
    onEditProfile,
    onEditSong,
    onOpenSubscription,
    onOpenNotes,
    isLoggingOut,
    onLogout,
  } = props;
  return (
    <div className="flex h-full w-65 max-w-full flex-col bg-paper">
      <div className="flex flex-col gap-4 px-4 pb-3 pt-5">
        <Wordmark name={appName} className="px-1.5" />
        <Button pending={isCreating} onClick={onCreate} className="w-full">
          {!isCreating && <Plus className="size-4.5" aria-hidden="true" />}
          New Chat
        </Button>
      </div>
      <ChatNavigation {...props} />
      <div className="tear-line mx-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] pt-3">
        <div className="flex items-center gap-1">
          <p className="min-w-0 grow truncate px-1.5 text-sm font-semibold">{user.name}</p>
          <MoreMenu onOpenNotes={onOpenNotes} />
        </div>
        <div className="mt-1 flex items-center gap-1">
          <IconButton label="Edit Profile" onClick={onEditProfile} className="-ml-0.5">
            <Avatar name={user.name} src={smallPictureUrl(user.profilePictureUrl)} />
          </IconButton>
          <IconButton label="Subscription details" onClick={onOpenSubscription}>
            <CreditCard className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Latest song" onClick={onEditSong}>
            <Music className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Logout" disabled={isLoggingOut} onClick={onLogout} className="-mr-2 ml-auto">
            <LogOut className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
