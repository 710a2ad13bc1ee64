import { Inject, Logger } from '@nestjs/common';
import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import { sessionCookie } from '../auth/sessions/session-cookie.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { readCookie } from '../http/cookies.js';
import { isGuestOwner } from '../common/owner-id.js';
import { addressBehind, networkOf } from '../http/address.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import {
  type AppServer,
  type AppSocket,
  networkRoomPrefix,
  ownerRoom,
  sessionRoom,
} from '../broadcast/realtime.types.js';
import { SocketBalance } from './socket-balance.js';
import { limitUnread } from './unread-limit.js';
import { SocketAuthenticators } from './socket-authenticators.js';

/** The longest possible timer, in milliseconds; a socket that lives longer is closed and reconnects. */
const longestTimer = 2 ** 31 - 1;

/** Sockets per account and server: even a user with several devices opens far fewer tabs. */
const socketsPerAccount = 30;

/** Sockets per guest and server; a guest has one browser. */
const socketsPerGuest = 10;

/**
 * Sockets per server for all guests on one network address, because a new guest costs only a cookie. High enough for a
 * mobile carrier, whose customers share an IPv4 address.
 */
const guestSocketsPerNetwork = 200;

type Connection = AppSocket['conn'];

/** Packets per connection and window: the browser sends a few requests a second at most. */
const packetsPerWindow = 200;
const floodWindowMs = 5000;

/**
 * Authenticates sockets and puts each into its owner's room: by session cookie, for as long as the session lasts, or by
 * guest cookie. A tab of the guest chat sends `{as: 'guest'}`, so that a session in the same browser doesn't take
 * precedence.
 */
@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit<AppServer>, OnGatewayConnection<AppSocket> {
  private readonly logger = new Logger(RealtimeGateway.name);
  private readonly sessionEnds = new WeakMap<AppSocket, Date>();

  constructor(
    private readonly sessions: SessionsService,
    private readonly authenticators: SocketAuthenticators,
    private readonly broadcaster: Broadcaster,
    private readonly balance: SocketBalance,
    @Inject(ENV) private readonly env: Env,
  ) {}

  afterInit(server: AppServer): void {
    this.broadcaster.attach(server);
    this.balance.attach(server);
    server.engine.on('connection', (connection: Connection) => {
      this.limitFlood(connection);
      limitUnread(connection);
    });
    server.use((socket, next) => {
      this.admit(socket).then(
        (isIn) => {
          if (isIn && this.isOneTooMany(server, socket)) next(new Error('too many connections'));
          else next(isIn ? undefined : new Error('unauthorized'));
        },
        (error: unknown) => {
          this.logger.warn({ err: error, msg: 'Handshake check failed' });
          next(new Error('unavailable'));
        },
      );
    });
  }

  handleConnection(socket: AppSocket): void {
    const end = this.sessionEnds.get(socket);
    if (!end) return;
    const timer = setTimeout(() => socket.disconnect(true), Math.min(end.getTime() - Date.now(), longestTimer));
    socket.once('disconnect', () => clearTimeout(timer));
  }

  /** Whether this socket exceeds the limit of its account or guest, or of all guests on its network. */
  private isOneTooMany(server: AppServer, socket: AppSocket): boolean {
    const { rooms } = server.sockets.adapter;
    const allowedToOwner = isGuestOwner(socket.data.ownerId) ? socketsPerGuest : socketsPerAccount;
    // This socket has already joined its rooms.
    const isOneTooMany = [...socket.rooms].some((name) => {
      const allowed = name.startsWith(networkRoomPrefix) ? guestSocketsPerNetwork : allowedToOwner;
      return (rooms.get(name)?.size ?? 0) > allowed;
    });
    if (isOneTooMany) socket.rooms.forEach((name) => void socket.leave(name));
    return isOneTooMany;
  }

  /**
   * Cuts a connection that sends far more than our client does, even before it is authenticated, since each attempt
   * costs a query.
   */
  private limitFlood(connection: Connection): void {
    let left = packetsPerWindow;
    let windowEnd = 0;
    connection.on('packet', () => {
      const now = performance.now();
      if (now >= windowEnd) {
        left = packetsPerWindow;
        windowEnd = now + floodWindowMs;
      }
      left -= 1;
      if (left < 0) connection.close(true);
    });
  }

  private async admit(socket: AppSocket): Promise<boolean> {
    const { auth, headers } = socket.handshake;
    const token = auth['as'] === 'guest' ? undefined : readCookie(headers.cookie, sessionCookie);
    const isIn = await (token ? this.admitSession(socket, token) : this.admitVisitor(socket));
    if (isIn) await this.broadcaster.expectTab(socket.data.ownerId);
    return isIn;
  }

  private async admitSession(socket: AppSocket, token: string): Promise<boolean> {
    const caller = await this.sessions.authenticate(token);
    if (!caller) return false;
    socket.data.ownerId = caller.user.id;
    this.sessionEnds.set(socket, caller.expiresAt);
    await socket.join([ownerRoom(caller.user.id), sessionRoom(caller.sessionId)]);
    return true;
  }

  private async admitVisitor(socket: AppSocket): Promise<boolean> {
    const ownerId = await this.authenticators.findOwner(socket.handshake.headers.cookie);
    if (ownerId === null) return false;
    socket.data.ownerId = ownerId;
    const network = networkOf(addressBehind(this.env.trustProxyHops, socket.request));
    await socket.join([ownerRoom(ownerId), networkRoomPrefix + network]);
    return true;
  }
}
