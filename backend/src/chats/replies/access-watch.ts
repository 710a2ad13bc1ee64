import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { UsersService } from '../../users/users.service.js';
import { ReplyService } from './reply.service.js';

/** How often to check, in milliseconds: nothing is said more than five seconds after the end of an artist's access. */
const checkEveryMs = 2000;

/**
 * Stops the replies of artists whose access ends while they are written, for whatever reason: time, a payment that failed,
 * an end that any server or the worker heard of. Their tabs stay connected, to hear how it goes on.
 */
@Injectable()
export class AccessWatch {
  private readonly logger = new Logger(AccessWatch.name);

  constructor(
    private readonly replies: ReplyService,
    private readonly users: UsersService,
  ) {}

  /** Checks once. A check that fails is made up for by the next one. */
  @Interval(checkEveryMs)
  async check(): Promise<void> {
    const artists = this.replies.accountsHere;
    if (artists.length === 0) return;
    try {
      for (const id of await this.users.findWithoutAccess(artists)) this.replies.stopPaidHere(id);
    } catch (error) {
      this.logger.debug({ err: error, msg: 'The check for artists without access failed' });
    }
  }
}
