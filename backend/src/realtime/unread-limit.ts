import type { AppSocket } from '../broadcast/realtime.types.js';

/** How much may be queued for a connection that doesn't read, in characters: many minutes of replies. */
const unreadMax = 1_000_000;

/** Cuts a connection that reads too slowly or not at all: its unsent data would fill the server's memory. */
export function limitUnread(connection: AppSocket['conn']): void {
  let waiting = 0;
  connection.on('packetCreate', ({ data }: { data?: unknown }) => {
    waiting += typeof data === 'string' ? data.length : 0;
    if (waiting > unreadMax) connection.close(true);
  });
  // Everything has been handed to the network, which takes the next batch only once this one is gone.
  connection.on('flush', () => (waiting = 0));
}
