import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen, type LiveSocket } from '@/lib/socket';
import { dropFact, factsKey, upsertFact } from './facts-query';

/** Applies live events about facts to the cached lists. */
export function useLiveFacts(socket: LiveSocket): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stopListening = listen(socket, {
      // Events between the first load, or the break, and now were missed.
      connect: () => void queryClient.invalidateQueries({ queryKey: factsKey }),
      'fact:upsert': ({ fact }) => upsertFact(queryClient, fact),
      'fact:remove': ({ id }) => dropFact(queryClient, id),
    });
    return () => {
      stopListening();
      // No more events from here on: reload on the next visit.
      void queryClient.invalidateQueries({ queryKey: factsKey, refetchType: 'none' });
    };
  }, [socket, queryClient]);
}
