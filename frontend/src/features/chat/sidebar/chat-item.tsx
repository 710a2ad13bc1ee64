import type { Chat } from '@contract/chats/chat';
import clsx from 'clsx';
import { Archive, ArchiveRestore, Disc3, Download, Ellipsis, Link, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { usePhase } from '@/conversation/state/use-conversation';
import { DropdownMenu, MenuItem } from '@/ui/menus/dropdown-menu';

/** Actions on a conversation in the list. */
export interface ChatHandlers {
  onSelect: (chatId: string) => void;
  onRename: (chat: Chat) => void;
  onDelete: (chat: Chat) => void;
  onPin: (chat: Chat) => void;
  onArchive: (chat: Chat) => void;
  onMove: (chat: Chat) => void;
  onShare: (chat: Chat) => void;
  onExport: (chat: Chat) => void;
}

interface ChatItemProps {
  chat: Chat;
  isSelected: boolean;
  /** Whether Tab stops here: arrow keys move within the list. */
  isTabStop: boolean;
  handlers: ChatHandlers;
}

/** A conversation in the list, with its menu. */
export const ChatItem = memo(function ChatItem({ chat, isSelected, isTabStop, handlers }: ChatItemProps) {
  const phase = usePhase(chat.id);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li
      data-item={chat.id}
      className={clsx(
        'group relative flex items-center rounded-control transition-colors',
        isSelected ? 'bg-bubble' : 'hover:bg-bubble/60',
      )}
    >
      <button
        type="button"
        data-row=""
        tabIndex={tabIndex}
        aria-current={isSelected ? 'page' : undefined}
        title={chat.title}
        onClick={() => handlers.onSelect(chat.id)}
        className={clsx(
          'min-h-11 min-w-0 grow rounded-control py-1 pl-2.5 text-left text-[0.9375rem] leading-snug md:min-h-10',
          // Room for the menu's button: always on touch screens, elsewhere only while it shows.
          'pr-11 md:pr-10',
          isSelected
            ? 'font-semibold'
            : '[@media(hover:hover)]:pr-2.5 [@media(hover:hover)]:group-focus-within:pr-10 [@media(hover:hover)]:group-hover:pr-10',
        )}
      >
        {/* Touch screens have no tooltip for the full title: allow two lines. */}
        <span className="line-clamp-2 break-words md:line-clamp-1 md:break-all">{chat.title}</span>
      </button>
      {phase !== 'idle' && (
        <span className="absolute right-1 top-1 size-2 animate-pulse rounded-full bg-signal forced-colors:bg-[Highlight]">
          <span className="sr-only">Writing</span>
        </span>
      )}
      <DropdownMenu
        label={`Actions for ${chat.title}`}
        disabled={phase === 'waiting'}
        tabIndex={tabIndex}
        icon={<Ellipsis className="size-4.5" aria-hidden="true" />}
        className={clsx(
          'absolute right-0 flex size-11 items-center justify-center rounded-control text-muted transition-opacity hover:text-ink md:size-10',
          'focus-visible:opacity-100! disabled:cursor-not-allowed disabled:opacity-40 data-[state=open]:opacity-100!',
          !isSelected && '[@media(hover:hover)]:opacity-0 group-focus-within:opacity-100 group-hover:opacity-100',
        )}
      >
        <ChatMenuItems chat={chat} handlers={handlers} />
      </DropdownMenu>
    </li>
  );
});

function ChatMenuItems({ chat, handlers }: { chat: Chat; handlers: ChatHandlers }) {
  const { onRename, onDelete, onPin, onArchive, onMove, onShare, onExport } = handlers;
  return (
    <>
      <MenuItem onOpenDialog={() => onRename(chat)}>
        <Pencil className="size-4" aria-hidden="true" />
        Edit title
      </MenuItem>
      <MenuItem onSelect={() => onPin(chat)}>
        {chat.isPinned ? (
          <PinOff className="size-4" aria-hidden="true" />
        ) : (
          <Pin className="size-4" aria-hidden="true" />
        )}
        {chat.isPinned ? 'Unpin' : 'Pin'}
      </MenuItem>
      <MenuItem onSelect={() => onArchive(chat)}>
        {chat.isArchived ? (
          <ArchiveRestore className="size-4" aria-hidden="true" />
        ) : (
          <Archive className="size-4" aria-hidden="true" />
        )}
        {chat.isArchived ? 'Unarchive' : 'Archive'}
      </MenuItem>
      <MenuItem onOpenDialog={() => onMove(chat)}>
        <Disc3 className="size-4" aria-hidden="true" />
        Move to a release
      </MenuItem>
      <MenuItem onOpenDialog={() => onShare(chat)}>
        <Link className="size-4" aria-hidden="true" />
        Share
      </MenuItem>
      <MenuItem onOpenDialog={() => onExport(chat)}>
        <Download className="size-4" aria-hidden="true" />
        Export
      </MenuItem>
      <MenuItem isDestructive onOpenDialog={() => onDelete(chat)}>
        <Trash2 className="size-4" aria-hidden="true" />
        Delete conversation
      </MenuItem>
    </>
  );
}
