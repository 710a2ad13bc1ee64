import { useQueryClient } from '@tanstack/react-query';
import type { Document } from '@contract/documents/document';
import { useEffect, useRef } from 'react';
import { listen, type LiveSocket } from '@/lib/socket';
import { cacheDocument, documentKey, dropDocument, reloadDocuments } from './documents-query';
import { addToDraft, endDraft } from './live-draft';

/** Applies live events about documents. @param onWriting called when the assistant starts a document */
export function useLiveDocuments(socket: LiveSocket, onWriting: (document: Document) => void): void {
  const queryClient = useQueryClient();
  const notify = useRef(onWriting);
  useEffect(() => {
    notify.current = onWriting;
  });
  useEffect(
    () =>
      listen(socket, {
        // Events between the first load, or the disconnect, and now were missed.
        connect: () => reloadDocuments(queryClient),
        'document:delta': (delta) => {
          addToDraft(queryClient, delta);
          const begun = queryClient.getQueryData<Document>(documentKey(delta.documentId));
          if (delta.offset === 0 && begun) notify.current(begun);
        },
        'document:saved': ({ document }) => {
          endDraft(queryClient, document.id);
          cacheDocument(queryClient, document);
        },
        'document:remove': ({ id }) => dropDocument(queryClient, id),
      }),
    [socket, queryClient],
  );
}
