import type { Chat } from '@contract/chat';
import { plainTitle } from '@contract/plain-title';
import { type QueryClient, useQuery } from '@tanstack/react-query';

export const chatsKey = ['/api/chats'] as const;

/** The artist's conversations (GET /api/chats), last activity first, their titles without marks. */
export function useChats() {
  return useQuery({ queryKey: chatsKey, select: withPlainTitles });
}

function withPlainTitles(chats: Chat[]): Chat[] {
  return chats.map((chat) => {
    const title = plainTitle(chat.title);
    return title === chat.title ? chat : { ...chat, title };
  });
}

/** Changes the cached list. A load under way was asked before the change, so it is asked again. */
export function changeChats(queryClient: QueryClient, change: (chats: readonly Chat[]) => readonly Chat[]): void {
  queryClient.setQueryData<readonly Chat[]>(chatsKey, (chats) => chats && change(chats));
  if (queryClient.isFetching({ queryKey: chatsKey }) > 0) void queryClient.invalidateQueries({ queryKey: chatsKey });
}
