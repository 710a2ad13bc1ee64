import { useEffect, useState } from 'react';
import { canReachServer } from '@/lib/api';
import { listen, type LiveSocket } from '@/lib/socket';

/** How long the connection may be down before the artist is told, in milliseconds. */
const noticeDelayMs = 4000;

/**
 * `offline`: the device has no network. `unreachable`: it has one, but the live connection has been down for longer than
 * `noticeDelayMs`.
 */
export function useConnectionState(socket: LiveSocket): 'live' | 'unreachable' | 'offline' {
  const [isOnline, setIsOnline] = useState(true);
  const [isDown, setIsDown] = useState(false);

  useEffect(() => {
    let isOver = false;
    // Behind some VPNs, browsers report "offline" although the server is reachable: ask it.
    const update = async () => {
      const isReached = navigator.onLine || (await canReachServer());
      if (!isOver) setIsOnline(isReached);
    };
    const onChange = () => void update();
    onChange();
    window.addEventListener('online', onChange);
    window.addEventListener('offline', onChange);
    return () => {
      isOver = true;
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
    };
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const down = () => {
      timer ??= setTimeout(() => setIsDown(true), noticeDelayMs);
    };
    const up = () => {
      clearTimeout(timer);
      timer = undefined;
      setIsDown(false);
    };
    if (!socket.connected) down();
    const stopListening = listen(socket, { connect: up, disconnect: down, connect_error: down });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [socket]);

  if (!isOnline) return 'offline';
  return isDown ? 'unreachable' : 'live';
}
