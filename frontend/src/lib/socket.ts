import type { ClientEvents, ServerEvents } from '@contract/events';
import { io, type Socket } from 'socket.io-client';

export type LiveSocket = Socket<ServerEvents, ClientEvents>;

/** The server's events plus Socket.IO's connection events. */
interface SocketEvents extends ServerEvents {
  connect: () => void;
  disconnect: (reason: Socket.DisconnectReason) => void;
  connect_error: (error: Error) => void;
}

/** Timeout of an acknowledged event, in milliseconds. */
const answerMs = 5000;

/** Delay before reconnecting after the server closed or refused the connection, in milliseconds. */
const reconnectMs = 3000;

/**
 * The app's only Socket.IO client: same origin, cookie credentials, websocket first. Connects on `connect()` and reconnects by itself after
 * a break. `as: 'guest'` uses the guest cookie even if the browser also has a session.
 */
export function createSocket(as?: 'guest'): LiveSocket {
  return io({
    autoConnect: false,
    ...(as ? { auth: { as } } : {}),
    withCredentials: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 5000,
    ackTimeout: answerMs,
  });
}

/** Resolves when the first connection attempt has succeeded or failed. */
export function firstConnectionAttempt(socket: LiveSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('connect', resolve);
    socket.once('connect_error', () => resolve());
  });
}

/** Adds event listeners. @returns a function that removes them, and only them */
export function listen(socket: LiveSocket, listeners: Partial<SocketEvents>): () => void {
  const all = Object.entries(listeners) as [keyof SocketEvents, never][];
  for (const [event, listener] of all) socket.on(event, listener);
  return () => {
    for (const [event, listener] of all) socket.off(event, listener);
  };
}

/**
 * Connects, and reconnects even after the server closed or refused the connection, which Socket.IO does not do by itself.
 * Waits for `onRefused` first. @returns a function that disconnects for good
 */
export function keepConnected(socket: LiveSocket, onRefused?: () => Promise<void>): () => void {
  let isOver = false;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  const reconnect = async () => {
    await onRefused?.();
    clearTimeout(reconnectTimer);
    if (!isOver) reconnectTimer = setTimeout(() => socket.connect(), reconnectMs);
  };
  const stopListening = listen(socket, {
    disconnect: (reason) => {
      if (reason === 'io server disconnect') void reconnect();
    },
    connect_error: () => {
      if (!socket.active) void reconnect();
    },
  });
  // Opening takes a slow phone about a frame: let the screen react first.
  const opening = setTimeout(() => socket.connect());
  return () => {
    isOver = true;
    clearTimeout(opening);
    clearTimeout(reconnectTimer);
    stopListening();
    // Closing takes the browser about a frame: let the next screen render first.
    setTimeout(() => socket.disconnect());
  };
}
