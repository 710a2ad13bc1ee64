import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen, type LiveSocket } from '@/lib/socket';
import { cacheDocument, dropDocument, reloadDocuments } from './documents-query';

/** Applies live events about documents. */
export function useLiveDocuments(socket: LiveSocket): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      listen(socket, {
        // Events between the first load, or the disconnect, and now were missed.
        connect: () => reloadDocuments(queryClient),
        'document:saved': ({ document }) => cacheDocument(queryClient, document),
        'document:remove': ({ id }) => dropDocument(queryClient, id),
      }),
    [socket, queryClient],
  );
}
