import type { Document, DocumentPage } from '@contract/documents/document';
import { type InfiniteData, type Query, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api';

const listKey = ['documents'] as const;

export const documentKey = (id: string) => [`/api/documents/${id}`] as const;

const chatDocumentsPath = '/api/documents?limit=200&chatId=';

const chatDocumentsKey = (chatId: string) => [chatDocumentsPath + chatId] as const;

const isOfChat = ({ queryKey: [path] }: Query) => typeof path === 'string' && path.startsWith(chatDocumentsPath);

/** @param isWriting the assistant is writing it: don't load, since the response could be older than the live text */
export function useDocument(id: string, isWriting: boolean) {
  return useQuery<Document>({ queryKey: documentKey(id), staleTime: 0, enabled: !isWriting });
}

/** The documents made in a chat: the 200 most recently changed. @param isEnabled whether to load them */
export function useChatDocuments(chatId: string, isEnabled: boolean) {
  return useQuery<DocumentPage>({ queryKey: chatDocumentsKey(chatId), enabled: isEnabled });
}

/** The artist's documents, most recently changed first. @param search words to find in titles and texts */
export function useDocuments(search: string) {
  return useInfiniteQuery({
    queryKey: [...listKey, search],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...(search && { q: search }), ...(pageParam && { cursor: pageParam }) });
      return api.get<DocumentPage>(`/api/documents?${query.toString()}`, { signal });
    },
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Caches a document that was saved here or in another tab. */
export function cacheDocument(queryClient: QueryClient, document: Document): void {
  queryClient.setQueryData<Document>(documentKey(document.id), (known) =>
    known && known.version > document.version ? known : document,
  );
  void queryClient.invalidateQueries({ queryKey: listKey });
  const queryKey = document.chatId && chatDocumentsKey(document.chatId);
  if (!queryKey) return;
  const isListed = queryClient.getQueryData<DocumentPage>(queryKey)?.items.some(({ id }) => id === document.id);
  if (!isListed) void queryClient.invalidateQueries({ queryKey });
}

/** Removes a deleted document from all lists. What isn't saved of it stays in this browser. */
export function dropDocument(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<InfiniteData<DocumentPage>>(
    { queryKey: listKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.filter((document) => document.id !== id) })),
      },
  );
  queryClient.setQueriesData<DocumentPage>(
    { predicate: isOfChat },
    (page) => page && { ...page, items: page.items.filter((document) => document.id !== id) },
  );
  queryClient.removeQueries({ queryKey: documentKey(id) });
}

/** Reloads data that may have changed while disconnected. */
export function reloadDocuments(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: listKey });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && /^\/api\/documents[/?]/.test(path),
  });
}
