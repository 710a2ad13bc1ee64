import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { sheetPatienceMs } from '../../../../contract/one-sheets/one-sheet.js';
import { DependencyDown } from '../../common/app-error.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

/** A little longer than anybody waits, so that a lock whose worker died ends by itself. */
const lockMs = sheetPatienceMs + 5000;

const releaseOwn = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** Which one-sheet is being made for whom: one an account at a time. */
@Injectable()
export class OneSheetLocks {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The sheet that is being made for an account, or null. @throws DependencyDown */
  async holder(userId: string): Promise<string | null> {
    try {
      return await this.redis.get(this.keyOf(userId));
    } catch {
      throw new DependencyDown();
    }
  }

  /**
   * Takes the lock of an account for a sheet. Answers the sheet that has it, which is another one where that is still being
   * made.
   * @throws DependencyDown
   */
  async acquire(userId: string, sheetId: string): Promise<string> {
    try {
      for (;;) {
        if (await this.redis.set(this.keyOf(userId), sheetId, 'PX', lockMs, 'NX')) return sheetId;
        const other = await this.redis.get(this.keyOf(userId));
        // Over since we asked: then it may be ours.
        if (other) return other;
      }
    } catch {
      throw new DependencyDown();
    }
  }

  /** Gives back the lock of a sheet, if it still has it. Redis being away, the lock ends by itself. */
  async release(userId: string, sheetId: string): Promise<void> {
    await this.redis.eval(releaseOwn, 1, this.keyOf(userId), sheetId).catch(() => undefined);
  }

  private keyOf(userId: string): string {
    return `${this.env.redisPrefix}:one-sheet:${userId}`;
  }
}
