import type { Chat } from '@contract/chat';
import { useToday } from '@/conversation/use-today';
import { Button } from '@/ui/button';
import { ChatItem } from './chat-item';
import { groupChats } from './chat-list';
import { useChats } from './chats-query';

interface ChatNavigationProps {
  selectedId: string | undefined;
  onSelect: (chatId: string) => void;
  onRename: (chat: Chat) => void;
  onDelete: (chat: Chat) => void;
}

/** The conversations, last activity first. */
export function ChatNavigation({ selectedId, onSelect, onRename, onDelete }: ChatNavigationProps) {
  const { data: chats, isPending, isLoadingError, isFetching, refetch } = useChats();
  const today = useToday();
  return (
    <nav aria-label="Conversations" className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pb-4">
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
          <p>Your conversations did not load.</p>
          <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {chats?.length === 0 && <p className="px-2 pt-3 text-sm text-muted">What you start shows up here.</p>}
      {chats &&
        groupChats(chats, today).map((group) => (
          <section key={group.label} aria-label={group.label}>
            <h2 className="px-2 pb-1 pt-4 text-sm text-muted">{group.label}</h2>
            <ul className="flex flex-col gap-0.5">
              {group.chats.map((chat) => (
                <ChatItem
                  key={chat.id}
                  chat={chat}
                  isSelected={chat.id === selectedId}
                  onSelect={onSelect}
                  onRename={onRename}
                  onDelete={onDelete}
                />
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}
