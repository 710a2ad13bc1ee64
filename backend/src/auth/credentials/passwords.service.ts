import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import { randomBytes } from 'node:crypto';
import { KeyedConcurrencyLimit } from '../../common/keyed-concurrency-limit.js';
import { Overloaded } from '../../common/app-error.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

/**
 * argon2id as OWASP's password storage cheat sheet has it: 7 MiB, five passes, one lane. Of those that it lists as equal this
 * takes the shortest here: 19 MiB in two passes take a third longer. A hash carries its own parameters: older ones still fit.
 */
export const hashParameters = { memoryCost: 7168, timeCost: 5, parallelism: 1 };

/** Beyond this many waiting hashes a login is refused at once rather than made to wait for seconds. */
const maxWaiting = 200;

/**
 * What one subject has in the line that all share, and how much more waits for that apart from it, where it keeps nobody
 * else out: a whole office may log in at nine o'clock.
 */
const share = { atOnce: 4, waiting: 116 };

/**
 * Hashes and checks passwords, a few at a time, so that many logins do not slow down live replies. Each is for a subject: the
 * account of whoever is signed in, else the caller's network as rate limits count it.
 */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly limit: LimitFunction;
  private readonly turns = new KeyedConcurrencyLimit(share);
  private hashOfNobody: string;

  constructor(@Inject(ENV) env: Env) {
    this.limit = pLimit(env.maxParallelHashes);
  }

  async onModuleInit(): Promise<void> {
    this.hashOfNobody = await hash(randomBytes(16), hashParameters);
  }

  /** @throws Overloaded, TooManyTries when too much of the subject's waits already */
  hash(password: string, subject: string): Promise<string> {
    return this.inTurn(subject, () => hash(password, hashParameters));
  }

  /**
   * Whether the password fits the hash. Without a hash it takes as long and answers false, so that the time does not tell
   * whether the address has an account.
   * @throws Overloaded, TooManyTries when too much of the subject's waits already
   */
  async fits(password: string, passwordHash: string | null | undefined, subject: string): Promise<boolean> {
    const fits = await this.inTurn(subject, () => verify(passwordHash ?? this.hashOfNobody, password));
    return fits && passwordHash != null;
  }

  private inTurn<T>(subject: string, work: () => Promise<T>): Promise<T> {
    return this.turns.run(subject, async () => {
      if (this.limit.pendingCount >= maxWaiting) throw new Overloaded();
      return this.limit(work);
    });
  }
}
