import type { SharedChat } from '@contract/shares/share';
import { useInfiniteQuery } from '@tanstack/react-query';
import { nextPage, readJson, request } from '@/lib/api';

interface SharedPage {
  chat: SharedChat;
  /** The path of the page with older messages. */
  older: string | undefined;
}

/** A shared conversation's pages, newest first. */
export function useSharedPages(token: string) {
  const path = `/api/shared/${encodeURIComponent(token)}`;
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => request('GET', pageParam, readPage, { signal }),
    initialPageParam: path,
    getNextPageParam: ({ older }: SharedPage) => older,
  });
}

async function readPage(response: Response): Promise<SharedPage> {
  const chat = await readJson<SharedChat>(response);
  return { chat, older: nextPage(response) };
}
