import { ServerOff, WifiOff } from 'lucide-react';
import type { LiveSocket } from '@/lib/socket';
import { useConnectionState } from './state/use-connection-state';

const notes = {
  offline: "You're offline. You can keep reading and writing. We'll sync when you're back online.",
  unreachable: "We can't reach the server. You can keep reading and writing. Reconnecting…",
};

/** A line above the conversation while the live connection is down. */
export function ConnectionNote({ socket }: { socket: LiveSocket }) {
  const state = useConnectionState(socket);
  const Icon = state === 'unreachable' ? ServerOff : WifiOff;
  return (
    <div role="status" className="print:hidden">
      {state !== 'live' && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-bubble px-4 py-1.5 text-sm">
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          {notes[state]}
        </p>
      )}
    </div>
  );
}
