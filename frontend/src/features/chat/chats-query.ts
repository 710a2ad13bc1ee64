import type { Chat } from '@contract/chats/chat';
import { plainTitle } from '@contract/rules/plain-title';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { changeList } from '@/lib/cached-list';

export const chatsKey = ['/api/chats'] as const;

/** The artist's conversations (GET /api/chats), last activity first, with markdown removed from titles. */
export function useChats() {
  return useQuery({ queryKey: chatsKey, select: withPlainTitles });
}

function withPlainTitles(chats: Chat[]): Chat[] {
  return chats.map((chat) => {
    const title = plainTitle(chat.title);
    return title === chat.title ? chat : { ...chat, title };
  });
}

/** Changes the cached list. */
export function changeChats(queryClient: QueryClient, change: (chats: readonly Chat[]) => readonly Chat[]): void {
  changeList(queryClient, chatsKey, change);
}
