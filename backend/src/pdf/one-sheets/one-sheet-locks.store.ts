import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { sheetPatienceMs } from '../../../../contract/one-sheets/one-sheet.js';
import { DependencyDown } from '../../common/app-error.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

/** Slightly longer than callers wait, so that the lock of a dead worker expires. */
const lockMs = sheetPatienceMs + 5000;

const releaseOwn = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** Locks that allow an account only one one-sheet in progress. */
@Injectable()
export class OneSheetLocks {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The sheet in progress for an account, or null. @throws DependencyDown */
  async holder(userId: string): Promise<string | null> {
    try {
      return await this.redis.get(this.keyOf(userId));
    } catch {
      throw new DependencyDown('Redis did not answer');
    }
  }

  /**
   * Acquires an account's lock for a sheet.
   * @returns the sheet that now has the lock, which is another one if that is still in progress
   * @throws DependencyDown
   */
  async acquire(userId: string, sheetId: string): Promise<string> {
    try {
      for (;;) {
        if (await this.redis.set(this.keyOf(userId), sheetId, 'PX', lockMs, 'NX')) return sheetId;
        const other = await this.redis.get(this.keyOf(userId));
        // The other sheet has just finished: retry.
        if (other) return other;
      }
    } catch {
      throw new DependencyDown('Redis did not answer');
    }
  }

  /** Releases a sheet's lock, if it still has it. Without Redis, the lock expires. */
  async release(userId: string, sheetId: string): Promise<void> {
    await this.redis.eval(releaseOwn, 1, this.keyOf(userId), sheetId).catch(() => undefined);
  }

  private keyOf(userId: string): string {
    return `${this.env.redisPrefix}:one-sheet:${userId}`;
  }
}
