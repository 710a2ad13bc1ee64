import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createSocket } from '@/lib/socket';
import { reloadUser } from './user-query';

/** How long to wait before knocking again where the server closed the door, in milliseconds. */
const knockAgainMs = 3000;

/**
 * Keeps a line open for as long as a screen is there, so that what happens to the account elsewhere is known within
 * moments: the user has changed, or the server ended the line because the session is over.
 */
export function SessionWatch() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const socket = createSocket();
    let knock: ReturnType<typeof setTimeout> | undefined;
    const askWhoIsHere = () => {
      void reloadUser(queryClient);
      clearTimeout(knock);
      knock = setTimeout(() => socket.connect(), knockAgainMs);
    };
    socket.on('user:changed', () => void reloadUser(queryClient));
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') askWhoIsHere();
    });
    socket.on('connect_error', () => {
      if (!socket.active) askWhoIsHere();
    });
    socket.connect();
    return () => {
      clearTimeout(knock);
      socket.off();
      socket.disconnect();
    };
  }, [queryClient]);
  return null;
}
