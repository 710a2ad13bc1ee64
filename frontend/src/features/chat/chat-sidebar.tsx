import { appName } from '@contract/app';
import { smallPictureUrl } from '@contract/account/picture';
import type { User } from '@contract/account/user';
import { CreditCard, FolderOpen, Keyboard, LogOut, Music, Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Wordmark } from '@/ui/wordmark';
import { commandKey } from './shortcuts';
import { ChatNavigation, type ChatNavigationProps } from './chat-navigation';
import { MoreMenu } from './more-menu';

interface ChatSidebarProps extends ChatNavigationProps {
  user: User;
  /** Above the conversations: the artist's releases. */
  rooms: ReactNode;
  isCreating: boolean;
  onCreate: () => void;
  onSearch: () => void;
  onShowShortcuts: () => void;
  onEditProfile: () => void;
  onEditSong: () => void;
  onOpenSubscription: () => void;
  onOpenMedia: () => void;
  isLoggingOut: boolean;
  onLogout: () => void;
}

/** The sidebar: New Chat, search, conversations, and the artist's own buttons. 260 px wide. */
export function ChatSidebar(props: ChatSidebarProps) {
  const { user, rooms, isCreating, onCreate, onSearch, onShowShortcuts, isLoggingOut, onLogout } = props;
  const { onEditProfile, onEditSong, onOpenSubscription, onOpenMedia } = props;
  return (
    <div className="flex h-full w-65 max-w-full flex-col overflow-y-auto overscroll-contain bg-paper">
      <div className="flex flex-col gap-4 px-4 pb-3 pt-5">
        <Wordmark name={appName} className="px-1.5" />
        <Button pending={isCreating} onClick={onCreate} className="w-full">
          {!isCreating && <Plus className="size-4.5" aria-hidden="true" />}
          New Chat
        </Button>
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
          className="-mt-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-left text-[0.9375rem] text-muted hover:bg-bubble/60 hover:text-ink md:min-h-10"
        >
          <Search className="size-4.5" aria-hidden="true" />
          <span className="grow">Search</span>
          <kbd className="font-sans text-xs max-md:hidden">{commandKey} K</kbd>
        </button>
      </div>
      {rooms}
      <ChatNavigation {...props} />
      <div className="tear-line mx-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] pt-3">
        <div className="flex items-center gap-1">
          <p className="min-w-0 grow truncate px-1.5 text-sm font-semibold">{user.name}</p>
          <MoreMenu />
        </div>
        <div className="mt-1 flex flex-wrap items-center">
          <IconButton label="Edit Profile" onClick={onEditProfile} className="-ml-1 md:size-9.5">
            <Avatar name={user.name} src={smallPictureUrl(user.profilePictureUrl)} />
          </IconButton>
          <IconButton label="Media files" onClick={onOpenMedia} className="md:size-9.5">
            <FolderOpen className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Subscription details" onClick={onOpenSubscription} className="md:size-9.5">
            <CreditCard className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Latest song" onClick={onEditSong} className="md:size-9.5">
            <Music className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Keyboard shortcuts" onClick={onShowShortcuts} className="max-md:hidden md:size-9.5">
            <Keyboard className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Logout" disabled={isLoggingOut} onClick={onLogout} className="-mr-2 ml-auto md:size-9.5">
            <LogOut className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
