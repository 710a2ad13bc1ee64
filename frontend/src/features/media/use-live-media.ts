import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveSocket } from '@/lib/socket';
import { dropFile, keepFile, mediaKey } from './media-query';

/** Brings what happens to files, in whichever tab, to the list. After a break the list is asked for. */
export function useLiveMedia(socket: LiveSocket): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let hasConnected = false;
    socket.on('connect', () => {
      if (hasConnected) void queryClient.invalidateQueries({ queryKey: mediaKey });
      hasConnected = true;
    });
    socket.on('media:upsert', ({ file }) => keepFile(queryClient, file));
    socket.on('media:remove', ({ id }) => dropFile(queryClient, id));
    return () => {
      socket.off();
    };
  }, [socket, queryClient]);
}
