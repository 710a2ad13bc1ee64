import type { ServerEventPayload } from '@contract/events';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Document } from '@contract/documents/document';
import { documentKey } from './documents-query';

const draftQuery = (id: string) =>
  queryOptions<string | null>({ queryKey: ['document-draft', id], queryFn: () => null, enabled: false });

/** The text that the assistant is writing into a document; null while it writes none. */
export function useLiveDraft(id: string): string | null {
  return useQuery(draftQuery(id)).data ?? null;
}

/** Adds what was written. Text that was missed is loaded with the document. */
export function addToDraft(
  queryClient: QueryClient,
  { documentId, offset, text }: ServerEventPayload<'document:delta'>,
): void {
  const { queryKey } = draftQuery(documentId);
  const known =
    queryClient.getQueryData<string | null>(queryKey) ??
    queryClient.getQueryData<Document>(documentKey(documentId))?.markdown ??
    '';
  if (offset > known.length) void queryClient.invalidateQueries({ queryKey: documentKey(documentId) });
  else queryClient.setQueryData(queryKey, known.slice(0, offset) + text);
}

/** The document was saved: its own text counts. */
export function endDraft(queryClient: QueryClient, documentId: string): void {
  queryClient.setQueryData(draftQuery(documentId).queryKey, null);
}
