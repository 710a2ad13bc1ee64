import type { ServerEventPayload } from '@contract/events';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Document } from '@contract/documents/document';
import { documentKey } from './documents-query';

const draftQuery = (id: string) =>
  queryOptions<string | null>({ queryKey: ['document-draft', id], queryFn: () => null, enabled: false });

/** The text that the assistant is writing into a document; null if it isn't writing. */
export function useLiveDraft(id: string): string | null {
  return useQuery(draftQuery(id)).data ?? null;
}

/** Appends a piece of the text. If an earlier piece was missed, reloads the document instead. */
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

/** Drops the draft once the document is saved: from then on the document's own text counts. */
export function endDraft(queryClient: QueryClient, documentId: string): void {
  queryClient.setQueryData(draftQuery(documentId).queryKey, null);
}
