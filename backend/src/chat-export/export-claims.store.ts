import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { prefixTogether } from '../config/prefix-together.js';

/** A caller who wants an export. */
export interface ExportClaim {
  exportId: string;
  holder: string;
}

/** A request that asks for an export. */
export interface ExportRequest {
  /** Equal for requests of the same chat in the same format. A retried request finds its export by this. */
  request: string;
  /** Equal for requests that may share an export, which requires an unchanged chat. */
  shared: string;
  holder: string;
}

/** The holder that stands for a caller who was told to retry. */
export const resuming = 'resuming';

/**
 * Assigns an export to a request in one step: the one its caller was told to retry, or else one that an equal request
 * has claimed, or else the new id. Joining an export also claims it, so it can't be removed in between.
 */
const joinScript = `
  local exports = {}
  local id, isResumed = nil, 0
  for _, member in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], ARGV[1], '+inf')) do
    local exportId, holder = string.match(member, '^(.-)/(.*)$')
    exports[exportId] = true
    if holder == '${resuming}' and string.sub(exportId, 1, #ARGV[3]) == ARGV[3] then id, isResumed = exportId, 1 end
  end
  if not id then
    local current = redis.call('HGET', KEYS[2], ARGV[4])
    if current and exports[current] then id = current else id = ARGV[5] end
  end
  redis.call('HSET', KEYS[2], ARGV[4], id)
  redis.call('ZADD', KEYS[1], ARGV[2], id .. '/' .. ARGV[6])
  redis.call('EXPIRE', KEYS[1], 600)
  redis.call('EXPIRE', KEYS[2], 600)
  return {id, isResumed}`;

/** Drops claims and returns whether the export has none left. If so, its id is never reused. */
const leaveScript = `
  for at = 3, #ARGV do redis.call('ZREM', KEYS[1], ARGV[2] .. '/' .. ARGV[at]) end
  for _, member in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], ARGV[1], '+inf')) do
    if string.match(member, '^(.-)/') == ARGV[2] then return 0 end
  end
  return 1`;

/**
 * Claims on exports, in Redis: a sorted set per account, scored by expiry. An export without a live claim is aborted
 * and its file removed.
 */
@Injectable()
export class ExportClaims {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Creates or renews a claim for `ms` milliseconds. @returns all live claims of the account */
  async renewClaim(userId: string, claim: ExportClaim, ms: number): Promise<ExportClaim[]> {
    const key = this.keyOf(userId);
    await this.redis
      .multi()
      .zadd(key, Date.now() + ms, toMember(claim))
      .zremrangebyscore(key, '-inf', Date.now())
      .expire(key, 600)
      .exec();
    return this.list(userId);
  }

  /**
   * Claims an export for a request for `ms` milliseconds.
   * @returns its id, and whether the caller was told to retry it
   */
  async join(
    userId: string,
    { request, shared, holder }: ExportRequest,
    ms: number,
  ): Promise<{ exportId: string; isResumed: boolean }> {
    const now = Date.now();
    const prefix = `${request}-`;
    const key = this.keyOf(userId);
    const args = [now, now + ms, prefix, shared, `${prefix}${randomUUID()}`, holder];
    const [exportId, isResumed] = (await this.redis.eval(joinScript, 2, key, `${key}:current`, ...args)) as [
      string,
      number,
    ];
    return { exportId, isResumed: isResumed === 1 };
  }

  /** Drops a request's claims on an export. @returns whether they were the last */
  async leave(userId: string, exportId: string, holders: string[]): Promise<boolean> {
    return (await this.redis.eval(leaveScript, 1, this.keyOf(userId), Date.now(), exportId, ...holders)) === 1;
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
    return `${prefixTogether(this.env)}:chat-exports:${userId}`;
  }
}

function toMember({ exportId, holder }: ExportClaim): string {
  return `${exportId}/${holder}`;
}
