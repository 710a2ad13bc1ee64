import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SessionsService } from '../auth/sessions.service.js';
import { Broadcaster } from './broadcaster.js';

/** How often to look, in milliseconds. */
const lookEveryMs = 10_000;

/**
 * Cuts the sockets of sessions that have ended and of which this server did not hear: with Redis away servers tell each other
 * nothing, and a session may end just while its socket is let in.
 */
@Injectable()
export class SessionWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(SessionWatch.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionsService,
    private readonly broadcaster: Broadcaster,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.look().catch((error: unknown) => {
        this.logger.debug({ err: error, msg: 'The look for ended sessions failed' });
      });
    }, lookEveryMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    for (const id of await this.sessions.findEnded(this.broadcaster.sessionsHere))
      this.broadcaster.cutSessionLocally(id);
  }
}
