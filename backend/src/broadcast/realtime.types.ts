import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvent, ServerEventPayload, ServerEvents } from '../../../contract/events.js';

/** An event for one owner (account or guest), relayed to the other servers. */
export interface RelayedEvent<E extends ServerEvent = ServerEvent> {
  ownerId: string;
  event: E;
  payload: ServerEventPayload<E>;
}

/** The account whose sockets to close, and the session to keep. */
export interface AccountCut {
  accountId: string;
  keptSessionId?: string;
}

/** Events between servers. Each one's data is stored elsewhere as well. */
export interface InterServerEvents {
  'session:cut': (sessionId: string) => void;
  'account:cut': (cut: AccountCut) => void;
  'account:end': (accountId: string) => void;
  'reply:stop': (request: { ownerId: string; chatId: string }) => void;
}

/** The owner and session of a socket, set at its handshake. */
export interface SocketData {
  ownerId: string;
}

export type AppServer = Server<ClientEvents, ServerEvents, InterServerEvents, SocketData>;
export type AppSocket = Socket<ClientEvents, ServerEvents, InterServerEvents, SocketData>;

const ownerPrefix = 'owner:';
export const ownerRoom = (ownerId: string): string => ownerPrefix + ownerId;
/** Owner of a room; undefined for other rooms. */
export const ownerIn = (room: string): string | undefined =>
  room.startsWith(ownerPrefix) ? room.slice(ownerPrefix.length) : undefined;
/** Nothing is emitted to network rooms: they only serve to count guests' sockets. */
export const networkRoomPrefix = 'network:';
const sessionPrefix = 'session:';
export const sessionRoom = (sessionId: string): string => sessionPrefix + sessionId;
/** Session id of a room; undefined for other rooms. */
export const sessionIn = (room: string): string | undefined =>
  room.startsWith(sessionPrefix) ? room.slice(sessionPrefix.length) : undefined;
