import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen, type LiveSocket } from '@/lib/socket';
import { dropFile, keepFile, mediaKey } from './media-query';

/** Brings what happens to files, in whichever tab, to the list. */
export function useLiveMedia(socket: LiveSocket): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stopHearing = listen(socket, {
      // What changed between the first question, or the connection's break, and now was said to nobody.
      connect: () => void queryClient.invalidateQueries({ queryKey: mediaKey }),
      'media:upsert': ({ file }) => keepFile(queryClient, file),
      'media:remove': ({ id }) => dropFile(queryClient, id),
    });
    return () => {
      stopHearing();
      // What changes from here on is said to nobody: whoever comes back asks.
      void queryClient.invalidateQueries({ queryKey: mediaKey, refetchType: 'none' });
    };
  }, [socket, queryClient]);
}
