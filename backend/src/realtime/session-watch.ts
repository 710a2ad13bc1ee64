import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { Broadcaster } from '../broadcast/broadcaster.js';

/** How often to check, in milliseconds. */
const checkEveryMs = 10_000;

/**
 * Cuts the sockets of sessions whose end this server missed, either because Redis was down or because the session ended
 * while its socket was connecting.
 */
@Injectable()
export class SessionWatch {
  private readonly logger = new Logger(SessionWatch.name);

  constructor(
    private readonly sessions: SessionsService,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** If a check fails, the next one makes up for it. */
  @Interval(checkEveryMs)
  async check(): Promise<void> {
    try {
      const ended = await this.sessions.findEnded(this.broadcaster.sessionsHere);
      ended.forEach((id) => this.broadcaster.cutSessionLocally(id));
    } catch (error) {
      this.logger.debug({ err: error, msg: 'Check for ended sessions failed' });
    }
  }
}
