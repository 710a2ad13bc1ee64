import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { UsersService } from '../../users/users.service.js';
import { ReplyService } from './reply.service.js';

/** How often to check, in milliseconds: replies stop within five seconds after an artist's access ends. */
const checkEveryMs = 2000;

/**
 * Stops replies in flight of artists whose access ends for any reason: it expired, a payment failed, or another server
 * or the worker ended it. Their tabs stay connected so they learn what happens next.
 */
@Injectable()
export class AccessWatch {
  private readonly logger = new Logger(AccessWatch.name);

  constructor(
    private readonly replies: ReplyService,
    private readonly users: UsersService,
  ) {}

  /** If a check fails, the next one makes up for it. */
  @Interval(checkEveryMs)
  async check(): Promise<void> {
    const artists = this.replies.accountsHere;
    if (artists.length === 0) return;
    try {
      for (const id of await this.users.findWithoutAccess(artists)) this.replies.stopPaidHere(id);
    } catch (error) {
      this.logger.debug({ err: error, msg: 'Access check of replies in flight failed' });
    }
  }
}
