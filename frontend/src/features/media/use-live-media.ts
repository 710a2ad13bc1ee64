import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen, type LiveSocket } from '@/lib/socket';
import { dropFile, upsertFile, mediaKey } from './media-query';

/** Applies live events about files to the list. */
export function useLiveMedia(socket: LiveSocket): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stopListening = listen(socket, {
      // Events between the first load, or the break, and now were missed.
      connect: () => void queryClient.invalidateQueries({ queryKey: mediaKey }),
      'media:upsert': ({ file }) => upsertFile(queryClient, file),
      'media:remove': ({ id }) => dropFile(queryClient, id),
    });
    return () => {
      stopListening();
      // No more events from here on: reload on the next visit.
      void queryClient.invalidateQueries({ queryKey: mediaKey, refetchType: 'none' });
    };
  }, [socket, queryClient]);
}
