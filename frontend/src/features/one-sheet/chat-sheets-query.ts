import type { SheetSummary } from '@contract/one-sheets/one-sheet';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { chatSheetsKey } from './sheet-key';

/** The newest version of each one-sheet made in a chat. */
export function chatSheetsQuery(chatId: string) {
  return queryOptions({
    queryKey: [...chatSheetsKey, chatId],
    queryFn: ({ signal }) => api.get<SheetSummary[]>(`/api/one-sheets?chatId=${chatId}`, { signal }),
  });
}
