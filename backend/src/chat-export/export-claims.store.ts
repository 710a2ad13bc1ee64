import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/** A caller who wants an export. */
export interface ExportClaim {
  exportId: string;
  holder: string;
}

/**
 * Who wants which export, in Redis, one sorted set per account scored by when a claim runs out. An export without a live
 * claim is not continued, and its file is removed.
 */
@Injectable()
export class ExportClaims {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Makes or renews a claim for so many milliseconds. @returns all live claims of the account */
  async hold(userId: string, claim: ExportClaim, ms: number): Promise<ExportClaim[]> {
    const key = this.keyOf(userId);
    await this.redis
      .multi()
      .zadd(key, Date.now() + ms, toMember(claim))
      .zremrangebyscore(key, '-inf', Date.now())
      .expire(key, 600)
      .exec();
    return this.list(userId);
  }

  async drop(userId: string, claim: ExportClaim): Promise<void> {
    await this.redis.zrem(this.keyOf(userId), toMember(claim));
  }

  /** The live claims of an account. */
  async list(userId: string): Promise<ExportClaim[]> {
    const members = await this.redis.zrangebyscore(this.keyOf(userId), Date.now(), '+inf');
    return members.map((member) => {
      const [exportId = '', holder = ''] = member.split('/');
      return { exportId, holder };
    });
  }

  private keyOf(userId: string): string {
    return `${this.env.redisPrefix}:chat-exports:${userId}`;
  }
}

function toMember({ exportId, holder }: ExportClaim): string {
  return `${exportId}/${holder}`;
}
