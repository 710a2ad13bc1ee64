import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { UsersService } from '../users/users.service.js';
import { ReplyService } from './reply.service.js';

/** How often to look, in milliseconds: nothing is said more than five seconds after the end of an artist's access. */
const lookEveryMs = 2000;

/**
 * Stops the replies of artists whose access ends while they are written, for whatever reason: time, a payment that failed,
 * an end that any server or the worker heard of. Their tabs stay connected, to hear how it goes on.
 */
@Injectable()
export class AccessWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(AccessWatch.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly replies: ReplyService,
    private readonly users: UsersService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.look().catch((error: unknown) => {
        this.logger.debug({ err: error, msg: 'The look for artists without access failed' });
      });
    }, lookEveryMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const artists = this.replies.accountsHere;
    if (artists.length === 0) return;
    for (const id of await this.users.findWithoutAccess(artists)) this.replies.stopPaidHere(id);
  }
}
