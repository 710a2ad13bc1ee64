import type { ClientEvents, ServerEvents } from '@contract/events';
import { io, type Socket } from 'socket.io-client';

export type LiveSocket = Socket<ServerEvents, ClientEvents>;

/** What a socket tells: what the server says, and how the connection is. */
interface SocketEvents extends ServerEvents {
  connect: () => void;
  disconnect: (reason: Socket.DisconnectReason) => void;
  connect_error: (error: Error) => void;
}

/** How long an acknowledged question may take, in milliseconds. */
const answerMs = 5000;

/** How long to wait before connecting again where the server ended or refused the connection, in milliseconds. */
const reconnectMs = 3000;

/**
 * The one place where the app speaks Socket.IO: same origin, cookies as credentials, websocket first. Not connected
 * until `connect()`; after a break it comes back by itself. `as` says whose events to hear where a browser holds both a
 * session and a guest's cookie; without it the session's.
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

/** Hears what a socket tells, until the answer is called; others who listen to the same socket go on. */
export function listen(socket: LiveSocket, listeners: Partial<SocketEvents>): () => void {
  const all = Object.entries(listeners) as [keyof SocketEvents, never][];
  for (const [event, listener] of all) socket.on(event, listener);
  return () => {
    for (const [event, listener] of all) socket.off(event, listener);
  };
}

/**
 * Connects, also where the server ended or refused the connection: after a break the socket comes back by itself, after that
 * it does not. `onRefused` is waited for before. Answers how to disconnect for good.
 */
export function keepConnected(socket: LiveSocket, onRefused?: () => Promise<void>): () => void {
  let isOver = false;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  const reconnect = async () => {
    await onRefused?.();
    clearTimeout(reconnectTimer);
    if (!isOver) reconnectTimer = setTimeout(() => socket.connect(), reconnectMs);
  };
  const stopHearing = listen(socket, {
    disconnect: (reason) => {
      if (reason === 'io server disconnect') void reconnect();
    },
    connect_error: () => {
      if (!socket.active) void reconnect();
    },
  });
  socket.connect();
  return () => {
    isOver = true;
    clearTimeout(reconnectTimer);
    stopHearing();
    socket.disconnect();
  };
}
