import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createSocket, keepConnected } from '@/lib/socket';
import { adoptDataExport, dataExportKey } from './data-export-query';
import { reloadUser } from './user-query';

/**
 * Keeps a line open for as long as a screen is there, so that what happens to the account elsewhere is known within
 * moments: the user has changed, a copy of the data is ready, or the server ended the line because the session is over.
 */
export function SessionWatch() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const socket = createSocket();
    socket.on('user:changed', () => void reloadUser(queryClient));
    socket.on('export:progress', (event) => void adoptDataExport(queryClient, event));
    // What was said while nobody listened.
    socket.on('connect', () => void queryClient.invalidateQueries({ queryKey: dataExportKey }));
    return keepConnected(socket, () => reloadUser(queryClient));
  }, [queryClient]);
  return null;
}
