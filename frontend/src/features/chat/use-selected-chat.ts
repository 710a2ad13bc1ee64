import type { Chat } from '@contract/chat';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { takeCarriedChat } from '@/session/guest-ids';
import { goBelowSheets } from '@/ui/sheet-history';

/**
 * The conversation on screen, kept in the address (`/chat?c=…`), so that a reload and the Back button keep it. Once the
 * list is known, a chat that is not in it (deleted, or somebody else's) is no selection. While it is asked for again
 * (`isFetching`) nobody knows.
 */
export function useSelectedChat(chats: readonly Chat[] | undefined, isFetching: boolean) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const id = query.get('c') ?? undefined;
  const chat = chats?.find((candidate) => candidate.id === id);
  const isGone = chats !== undefined && !isFetching && id !== undefined && !chat;

  const select = useCallback(
    (chatId: string | undefined, options?: { replace?: boolean; messageId?: string }) => {
      const message = options?.messageId ? `&m=${options.messageId}` : '';
      const path = chatId ? `/chat?c=${chatId}${message}` : '/chat';
      goBelowSheets(() => {
        const isHere = path === location.pathname + location.search;
        void navigate(path, { replace: options?.replace ?? isHere });
      });
    },
    [navigate],
  );

  useEffect(() => {
    // What was said as a guest opens first, once.
    const carriedId = id === undefined ? takeCarriedChat() : null;
    if (carriedId) select(carriedId, { replace: true });
  }, [id, select]);

  useEffect(() => {
    if (isGone) select(undefined, { replace: true });
  }, [isGone, select]);

  return { id: isGone ? undefined : id, messageId: query.get('m') ?? undefined, chat, select };
}
