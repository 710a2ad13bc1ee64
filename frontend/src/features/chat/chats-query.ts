import type { Chat } from '@contract/chats/chat';
import { plainTitle } from '@contract/rules/plain-title';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { nextPage, readJson, request } from '@/lib/api';
import { changeList } from '@/lib/cached-list';
import { whenLive } from '@/lib/live-gate';

export const chatsKey = ['/api/chats'] as const;

/** The artist's conversations (GET /api/chats), last activity first, with markdown removed from titles. */
export function useChats() {
  return useQuery({ queryKey: chatsKey, queryFn: ({ signal }) => loadChats(signal), select: withPlainTitles });
}

/** Loads page by page, so no call takes long. A chat that moves up in the meantime arrives as a live event. */
async function loadChats(signal: AbortSignal): Promise<Chat[]> {
  await whenLive();
  const chats = new Map<string, Chat>();
  for (let path: string | undefined = chatsKey[0]; path !== undefined;) {
    const page: ChatsPage = await request('GET', path, readPage, { signal });
    for (const chat of page.chats) chats.set(chat.id, chat);
    path = page.next;
  }
  return [...chats.values()];
}

interface ChatsPage {
  chats: Chat[];
  next: string | undefined;
}

async function readPage(response: Response): Promise<ChatsPage> {
  return { chats: await readJson<Chat[]>(response), next: nextPage(response) };
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
