import { Inject, Injectable, Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { type Counted, RateLimits } from '../common/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { loginLimits } from './sign-in-limits.js';

/** How long a network is remembered in which an account logged in, in seconds. */
const rememberedSeconds = 90 * 86_400;

/**
 * Slows down guessing passwords. Failures are counted for the account from that network, for the account, and for the
 * network. The count for the account does not concern networks in which its owner has logged in before, so that strangers
 * who guess from everywhere do not keep the owner out. Failures count when the password has been checked: guesses in
 * flight at the same time may go over a limit by as many as hashing lets wait.
 */
@Injectable()
export class LoginThrottle {
  private readonly logger = new Logger(LoginThrottle.name);

  constructor(
    private readonly limits: RateLimits,
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @throws TooManyTries */
  async admit(email: string, network: string): Promise<void> {
    const [fromNetwork, pair, account] = counts(email, network);
    const isOwnersNetwork = this.isKnown(email, network);
    await Promise.all([
      this.limits.check(fromNetwork, pair),
      this.limits.check(account).catch(async (refusal: unknown) => {
        if (!(await isOwnersNetwork)) throw refusal;
      }),
    ]);
  }

  /** @throws TooManyTries when this failure is over a limit */
  async failed(email: string, network: string): Promise<void> {
    await this.limits.count(...counts(email, network));
  }

  /** Forgets the failures of the owner, and remembers where they are. */
  async succeeded(email: string, network: string): Promise<void> {
    const [, pair] = counts(email, network);
    await Promise.all([this.limits.forget(pair), this.remember(email, network)]);
  }

  private async remember(email: string, network: string): Promise<void> {
    if (this.redis.status !== 'ready') return;
    await this.redis.set(this.key(email, network), '1', 'EX', rememberedSeconds).catch(this.logMissed);
  }

  private async isKnown(email: string, network: string): Promise<boolean> {
    if (this.redis.status !== 'ready') return false;
    return (await this.redis.exists(this.key(email, network)).catch(this.logMissed)) === 1;
  }

  private key(email: string, network: string): string {
    const place = createHash('sha256')
      .update(`${normal(email)} ${network}`)
      .digest('base64url');
    return `${this.env.redisPrefix}:known-network:${place}`;
  }

  private readonly logMissed = (error: unknown): void => {
    this.logger.debug({ err: error, msg: 'Redis did not answer about a network' });
  };
}

function counts(email: string, network: string): [network: Counted, pair: Counted, account: Counted] {
  return [
    [loginLimits.network, network],
    [loginLimits.accountFromNetwork, `${normal(email)} ${network}`],
    [loginLimits.account, normal(email)],
  ];
}

/** An address as accounts are found by it. */
function normal(email: string): string {
  return email.trim().toLowerCase();
}
