import { useEffect, useState } from 'react';
import { listen, type LiveSocket } from '@/lib/socket';

/** How long the connection may be down before the artist is told, in milliseconds. */
const noticeDelayMs = 4000;

/** `reconnecting`: online, but the live connection has been down for longer than `noticeDelayMs`. */
export function useConnectionState(socket: LiveSocket): 'live' | 'reconnecting' | 'offline' {
  const [isOnline, setIsOnline] = useState(() => navigator.onLine);
  const [isDown, setIsDown] = useState(false);

  useEffect(() => {
    const update = () => setIsOnline(navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
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
    const stopHearing = listen(socket, { connect: up, disconnect: down, connect_error: down });
    return () => {
      clearTimeout(timer);
      stopHearing();
    };
  }, [socket]);

  if (!isOnline) return 'offline';
  return isDown ? 'reconnecting' : 'live';
}
