import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvent, ServerEventPayload, ServerEvents } from '../../../contract/events.js';

/** One event for one owner (an account or a guest), on its way to the other servers. */
export interface RelayedEvent<E extends ServerEvent = ServerEvent> {
  ownerId: string;
  event: E;
  payload: ServerEventPayload<E>;
}

/** Whose sockets are to be closed, and those of which session are not. */
export interface AccountCut {
  accountId: string;
  keptSessionId?: string;
}

/** What servers tell each other. Nothing in it is the only copy of anything. */
export interface InterServerEvents {
  relay: (events: RelayedEvent[]) => void;
  'session:cut': (sessionId: string) => void;
  'account:cut': (cut: AccountCut) => void;
  'account:end': (accountId: string) => void;
  'reply:stop': (request: { ownerId: string; chatId: string }) => void;
}

/** Who is behind a socket, set at its handshake. */
export interface SocketData {
  ownerId: string;
}

export type AppServer = Server<ClientEvents, ServerEvents, InterServerEvents, SocketData>;
export type AppSocket = Socket<ClientEvents, ServerEvents, InterServerEvents, SocketData>;

export const ownerRoom = (ownerId: string): string => `owner:${ownerId}`;
/** The room of a network address is never spoken to: it counts the visitors' sockets. */
export const networkRoomPrefix = 'network:';
const sessionPrefix = 'session:';
export const sessionRoom = (sessionId: string): string => sessionPrefix + sessionId;
/** Whose room it is; undefined for a room of another kind. */
export const sessionIn = (room: string): string | undefined =>
  room.startsWith(sessionPrefix) ? room.slice(sessionPrefix.length) : undefined;
