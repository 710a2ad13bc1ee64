import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SessionsService } from '../auth/sessions.service.js';
import { Broadcaster } from './broadcaster.js';

/** How often to look, in milliseconds. */
const lookEveryMs = 10_000;

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

  /** Looks once. A look that fails is made up for by the next one. */
  @Interval(lookEveryMs)
  async look(): Promise<void> {
    try {
      const ended = await this.sessions.findEnded(this.broadcaster.sessionsHere);
      ended.forEach((id) => this.broadcaster.cutSessionLocally(id));
    } catch (error) {
      this.logger.debug({ err: error, msg: 'The look for ended sessions failed' });
    }
  }
}
