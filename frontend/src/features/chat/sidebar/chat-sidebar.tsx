import { appName } from '@contract/app';
import { smallPictureUrl } from '@contract/account/picture';
import type { User } from '@contract/account/user';
import { Keyboard, PanelLeftClose, Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Wordmark } from '@/ui/wordmark';
import { commandKey } from '../shortcuts';
import { ChatNavigation, type ChatNavigationProps } from './chat-navigation';
import { SidebarLinks, type SidebarLinksProps } from './sidebar-links';
import { hideSidebarId } from './use-sidebar';

interface ChatSidebarProps extends ChatNavigationProps, SidebarLinksProps {
  user: User;
  /** The artist's releases, above the conversations. */
  rooms: ReactNode;
  isCreating: boolean;
  onHide: () => void;
  onCreate: () => void;
  onSearch: () => void;
  onShowShortcuts: () => void;
  onEditProfile: () => void;
}

/** The sidebar: New Chat, search, conversations, and the artist's links. 260 px wide. */
export function ChatSidebar(props: ChatSidebarProps) {
  const { user, rooms, isCreating, onHide, onCreate, onSearch, onShowShortcuts, onEditProfile } = props;
  return (
    <aside
      aria-label="Menu"
      className="flex h-full w-65 max-w-full flex-col overflow-y-auto overscroll-contain bg-paper"
    >
      <div className="flex flex-col gap-4 px-4 pb-3 pt-5">
        <div className="flex items-center justify-between">
          <Wordmark name={appName} className="px-1.5" />
          <IconButton
            id={hideSidebarId}
            label="Hide the sidebar"
            tooltipSide="right"
            onClick={onHide}
            className="-my-2 -mr-2 max-md:hidden"
          >
            <PanelLeftClose className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
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
      <div className="tear-line mx-3 pb-[max(0.5rem,env(safe-area-inset-bottom))] pt-2">
        <div className="flex items-center gap-1">
          <button
            type="button"
            onClick={onEditProfile}
            className="flex min-h-12 min-w-0 grow items-center gap-2.5 rounded-control px-1.5 text-left hover:bg-bubble/60"
          >
            <Avatar name={user.name} src={smallPictureUrl(user.profilePictureUrl)} />
            <span className="flex min-w-0 flex-col leading-tight">
              <span className="truncate text-sm font-semibold">{user.name}</span>
              <span className="text-xs text-muted">Edit Profile</span>
            </span>
          </button>
          <IconButton label="Keyboard shortcuts" onClick={onShowShortcuts} className="max-md:hidden md:size-9.5">
            <Keyboard className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
        <SidebarLinks {...props} />
      </div>
    </aside>
  );
}
