import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createSocket, keepConnected } from '@/lib/socket';
import { adoptDataExport, dataExportKey } from './data-export-query';
import { reloadUser } from './user-query';

/**
 * Keeps a socket open while a screen is mounted, to notice account changes at once: the user changed, a data export is
 * ready, or the session ended and the server closed the socket.
 */
export function SessionWatch() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const socket = createSocket();
    socket.on('user:changed', () => void reloadUser(queryClient));
    socket.on('export:progress', (event) => void adoptDataExport(queryClient, event));
    // Catch up on events missed while disconnected.
    socket.on('connect', () => void queryClient.invalidateQueries({ queryKey: dataExportKey }));
    return keepConnected(socket, () => reloadUser(queryClient));
  }, [queryClient]);
  return null;
}
