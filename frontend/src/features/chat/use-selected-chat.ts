import type { Chat } from '@contract/chats/chat';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { consumeTransferredChat } from '@/session/guest-ids';
import { navigateBelowDialogs } from '@/ui/dialogs/dialog-history';

/**
 * The selected conversation, kept in the URL (`/chat?c=…`) so reload and Back work. Once the list has loaded, an id that
 * isn't in it (deleted, or another account's) is deselected; not while the list is being refetched (`isFetching`).
 */
export function useSelectedChat(chats: readonly Chat[] | undefined, isFetching: boolean) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const id = query.get('c') ?? undefined;
  const chat = chats?.find((candidate) => candidate.id === id);
  const openId = chats?.find(({ openReplyId }) => openReplyId !== undefined)?.id;
  const opened = useRef<string>(undefined);
  const isGone = chats !== undefined && !isFetching && id !== undefined && !chat;

  const select = useCallback(
    (chatId: string | undefined, options?: { replace?: boolean; messageId?: string }) => {
      const message = options?.messageId ? `&m=${options.messageId}` : '';
      const path = chatId ? `/chat?c=${chatId}${message}` : '/chat';
      navigateBelowDialogs(() => {
        const isHere = path === location.pathname + location.search;
        void navigate(path, { replace: options?.replace ?? isHere });
      });
    },
    [navigate],
  );

  useEffect(() => {
    // Open the transferred guest chat, or one whose question the trial left open, first; once.
    const carriedId = id === undefined ? (consumeTransferredChat() ?? openId) : null;
    if (!carriedId || opened.current === carriedId) return;
    opened.current = carriedId;
    select(carriedId, { replace: true });
  }, [id, openId, select]);

  useEffect(() => {
    if (isGone) select(undefined, { replace: true });
  }, [isGone, select]);

  return { id: isGone ? undefined : id, messageId: query.get('m') ?? undefined, chat, select };
}
