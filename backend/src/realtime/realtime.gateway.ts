import { Logger } from '@nestjs/common';
import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import { sessionCookie } from '../auth/session-cookie.js';
import { SessionsService } from '../auth/sessions.service.js';
import { readCookie } from '../common/cookies.js';
import { Broadcaster } from './broadcaster.js';
import { accountRoom, type AppServer, type AppSocket, sessionRoom } from './realtime.types.js';

/** The longest that a timer can wait, in milliseconds; a socket that lives longer is cut and comes back by itself. */
const longestTimer = 2 ** 31 - 1;

/** Lets sockets in: by the session cookie, into their own account's room, and for as long as the session lasts. */
@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit<AppServer>, OnGatewayConnection<AppSocket> {
  private readonly logger = new Logger(RealtimeGateway.name);
  private readonly sessionEnds = new WeakMap<AppSocket, Date>();

  constructor(
    private readonly sessions: SessionsService,
    private readonly broadcaster: Broadcaster,
  ) {}

  afterInit(server: AppServer): void {
    this.broadcaster.attach(server);
    server.use((socket, next) => {
      this.letIn(socket).then(
        (isIn) => next(isIn ? undefined : new Error('unauthorized')),
        (error: unknown) => {
          this.logger.warn({ err: error, msg: 'A handshake could not be checked' });
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

  private async letIn(socket: AppSocket): Promise<boolean> {
    const token = readCookie(socket.handshake.headers.cookie, sessionCookie);
    const caller = token ? await this.sessions.authenticate(token) : null;
    if (!caller) return false;
    socket.data.accountId = caller.user.id;
    socket.data.sessionId = caller.sessionId;
    this.sessionEnds.set(socket, caller.expiresAt);
    await socket.join([accountRoom(caller.user.id), sessionRoom(caller.sessionId)]);
    return true;
  }
}
