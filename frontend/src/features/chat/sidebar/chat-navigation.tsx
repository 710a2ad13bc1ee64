import type { Chat } from '@contract/chats/chat';
import { ChevronRight } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useToday } from '@/conversation/use-today';
import { Button } from '@/ui/button';
import { useNearbyFocus } from '@/ui/use-nearby-focus';
import { type ChatHandlers, ChatItem } from './chat-item';
import { firstOf, groupChats } from '../chat-list';
import { useChats } from '../chats-query';
import { useListKeys } from './use-list-keys';

/** Conversations shown at first and added by "Show more"; rendering thousands is slow. */
const pageSize = 40;

export interface ChatNavigationProps {
  selectedId: string | undefined;
  handlers: ChatHandlers;
}

/**
 * The conversation list: pinned, then by last activity, then the archive. Arrow keys move in it; Tab stops at one
 * conversation and its menu.
 */
export function ChatNavigation({ selectedId, handlers }: ChatNavigationProps) {
  const { data: chats, isPending, isLoadingError, isFetching, refetch } = useChats();
  const today = useToday();
  const nav = useRef<HTMLElement>(null);
  useListKeys(nav);
  // `selectedId` too: the archive closes when the selected chat is no longer in it.
  const shown = useMemo(() => ({ chats, selectedId }), [chats, selectedId]);
  const onFocus = useNearbyFocus(shown, '#main');
  const groups = useMemo(() => groupChats(chats ?? [], today), [chats, today]);
  const archive = useMemo(() => chats?.filter(({ isArchived }) => isArchived) ?? [], [chats]);
  const [focusedId, setFocusedId] = useState<string>();
  const isListed = (id: string | undefined) => chats?.some((chat) => chat.id === id);
  const first = groups[0]?.chats[0]?.id;
  const tabStopId = [focusedId, selectedId].find(isListed) ?? first;
  return (
    <nav
      aria-label="Conversations"
      onFocus={(event) => {
        onFocus(event);
        const row = event.currentTarget.contains(event.target) && event.target.closest<HTMLElement>('[data-item]');
        if (row) setFocusedId(row.dataset['item']);
      }}
      ref={nav}
      // In a low window the whole sidebar scrolls; keep part of the list visible.
      className="min-h-32 grow overflow-y-auto px-4 pb-4"
    >
      {isPending && (
        <div role="status" className="flex flex-col gap-2 pt-4">
          <span className="sr-only">Loading your conversations</span>
          {[80, 60, 70].map((width) => (
            <div
              key={width}
              aria-hidden="true"
              style={{ width: `${width}%` }}
              className="ml-2 h-5 animate-pulse rounded-control bg-bubble"
            />
          ))}
        </div>
      )}
      {isLoadingError && (
        <div role="alert" className="flex flex-col items-start gap-2 px-2 pt-3 text-sm">
          <p>We couldn&apos;t load your conversations.</p>
          <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {chats?.length === 0 && <p className="px-2 pt-3 text-sm text-muted">Conversations you start show up here.</p>}
      {groups.map((group) => (
        <section key={group.label} aria-label={group.label}>
          <h2 className="px-2 pb-1 pt-4 text-sm text-muted">{group.label}</h2>
          <ChatItems chats={group.chats} selectedId={selectedId} tabStopId={tabStopId} handlers={handlers} />
        </section>
      ))}
      <ChatArchive chats={archive} selectedId={selectedId} tabStopId={tabStopId} handlers={handlers} />
    </nav>
  );
}

interface ChatItemsProps extends ChatNavigationProps {
  chats: readonly Chat[];
  /** The conversation that Tab stops at. */
  tabStopId: string | undefined;
}

/** A group's newest conversations and the selected one; "Show more" adds the rest. */
function ChatItems({ chats, selectedId, tabStopId, handlers }: ChatItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(pageSize);
  const shown = firstOf(chats, count, selectedId);
  const showMore = () => {
    flushSync(() => setCount(count + pageSize));
    // Focus the first new entry, since the button moves down or disappears.
    list.current?.children[count]?.querySelector('button')?.focus();
  };
  return (
    <>
      <ul ref={list} className="flex flex-col gap-0.5">
        {shown.map((chat) => (
          <ChatItem
            key={chat.id}
            chat={chat}
            isSelected={chat.id === selectedId}
            isTabStop={chat.id === tabStopId}
            handlers={handlers}
          />
        ))}
      </ul>
      {shown.length < chats.length && (
        <Button variant="quiet" onClick={showMore} className="w-full text-sm">
          Show more
        </Button>
      )}
    </>
  );
}

/** The archived conversations. Expands by itself if it contains the selected one. */
function ChatArchive(props: ChatItemsProps) {
  const { chats, selectedId } = props;
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || chats.some(({ id }) => id === selectedId);
  if (chats.length === 0) return null;
  return (
    <section aria-label="Archived" className="tear-line mt-4">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpened(!isOpen)}
          className="flex min-h-11 w-full items-center gap-1 rounded-control px-2 text-left text-sm text-muted hover:text-ink"
        >
          <ChevronRight className={`size-4 transition-transform ${isOpen ? 'rotate-90' : ''}`} aria-hidden="true" />
          Archived ({chats.length})
        </button>
      </h2>
      {isOpen && <ChatItems {...props} />}
    </section>
  );
}
