import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { Broadcaster } from '../broadcast/broadcaster.js';

/** How often to check, in milliseconds. */
const checkEveryMs = 10_000;

/**
 * Cuts the sockets of sessions that have ended and of which this server did not hear: with Redis away servers tell each other
 * nothing, and a session may end just while its socket is let in.
 */
@Injectable()
export class SessionWatch {
  private readonly logger = new Logger(SessionWatch.name);

  constructor(
    private readonly sessions: SessionsService,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** Checks once. A check that fails is made up for by the next one. */
  @Interval(checkEveryMs)
  async check(): Promise<void> {
    try {
      const ended = await this.sessions.findEnded(this.broadcaster.sessionsHere);
      ended.forEach((id) => this.broadcaster.cutSessionLocally(id));
    } catch (error) {
      this.logger.debug({ err: error, msg: 'The check for ended sessions failed' });
    }
  }
}
