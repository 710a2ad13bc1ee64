import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import { randomBytes } from 'node:crypto';
import { KeyedConcurrencyLimit } from '../../common/keyed-concurrency-limit.js';
import { Overloaded } from '../../common/app-error.js';
import { ENV } from '../../config/config.module.js';
import type { Env, HashCost } from '../../config/env.js';

/** With this many hashes waiting, a login is refused at once instead of waiting for seconds. */
const maxWaiting = 200;

/**
 * Each subject's share of the common queue, and how many more may wait outside it without blocking others: a whole
 * office may log in at nine o'clock.
 */
const share = { atOnce: 4, waiting: 116 };

/**
 * Hashes and checks passwords with argon2id, only a few concurrently, so that many logins don't slow down live replies. Each hash is
 * counted for a subject: the signed-in account, otherwise the caller's network as used for rate limits.
 */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly limit: LimitFunction;
  private readonly turns = new KeyedConcurrencyLimit(share);
  private readonly cost: HashCost;
  private dummyHash: string;

  constructor(@Inject(ENV) env: Env) {
    this.limit = pLimit(env.maxParallelHashes);
    this.cost = env.hashCost;
  }

  async onModuleInit(): Promise<void> {
    this.dummyHash = await hash(randomBytes(16), this.cost);
  }

  /** @throws Overloaded, TooManyTries if too many of the subject's hashes are waiting */
  hash(password: string, subject: string): Promise<string> {
    return this.inTurn(subject, () => hash(password, this.cost));
  }

  /**
   * Whether the password matches the hash. Without a hash it takes just as long and returns false, so that timing
   * doesn't reveal whether the address has an account.
   * @throws Overloaded, TooManyTries if too many of the subject's hashes are waiting
   */
  async fits(password: string, passwordHash: string | null | undefined, subject: string): Promise<boolean> {
    const fits = await this.inTurn(subject, () => verify(passwordHash ?? this.dummyHash, password));
    return fits && passwordHash != null;
  }

  private inTurn<T>(subject: string, work: () => Promise<T>): Promise<T> {
    return this.turns.run(subject, async () => {
      if (this.limit.pendingCount >= maxWaiting) throw new Overloaded();
      return this.limit(work);
    });
  }
}
