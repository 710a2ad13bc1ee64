import { WifiOff } from 'lucide-react';
import type { LiveSocket } from '@/lib/socket';
import { useConnectionState } from './state/use-connection-state';

const notes = {
  offline: "You're offline. You can keep reading and writing. We'll sync when you're back online.",
  reconnecting: 'The connection is down. Reconnecting…',
};

/** A line above the conversation while the live connection is down. */
export function ConnectionNote({ socket }: { socket: LiveSocket }) {
  const state = useConnectionState(socket);
  return (
    <div role="status" className="print:hidden">
      {state !== 'live' && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-bubble px-4 py-1.5 text-sm">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          {notes[state]}
        </p>
      )}
    </div>
  );
}
