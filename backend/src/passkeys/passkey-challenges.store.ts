import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { passkeyChallengeMinutes } from '../../../contract/auth/passkey.js';
import { DependencyDown } from '../common/app-error.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/** A sign-in, or the session that is adding a passkey. A challenge is only valid for its own purpose. */
export type ChallengePurpose = 'sign-in' | `add:${string}`;

/** Issued challenges in Redis, each until it is used or expires. */
@Injectable()
export class PasskeyChallengesStore {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @throws DependencyDown */
  async storeChallenge(challenge: string, purpose: ChallengePurpose): Promise<void> {
    await this.connected().set(this.key(challenge), purpose, 'EX', passkeyChallengeMinutes * 60);
  }

  /** Whether a challenge was issued for this purpose and hasn't been used before. @throws DependencyDown */
  async spendChallenge(challenge: string, purpose: ChallengePurpose): Promise<boolean> {
    return (await this.connected().getdel(this.key(challenge))) === purpose;
  }

  private connected(): Redis {
    if (this.redis.status !== 'ready') throw new DependencyDown('Redis is not connected');
    return this.redis;
  }

  private key(challenge: string): string {
    return `${this.env.redisPrefix}:passkey-challenge:${challenge}`;
  }
}
