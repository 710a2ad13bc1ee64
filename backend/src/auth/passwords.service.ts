import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import { randomBytes } from 'node:crypto';
import { Overloaded } from '../common/app-error.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/**
 * argon2id as OWASP's password storage cheat sheet has it: 7 MiB, five passes, one lane. Of those that it lists as equal this
 * takes the shortest here: 19 MiB in two passes take a third longer. A hash carries its own parameters: older ones still fit.
 */
export const hashParameters = { memoryCost: 7168, timeCost: 5, parallelism: 1 };

/** Beyond this many waiting hashes a login is refused at once rather than made to wait for seconds. */
const maxWaiting = 200;

/** Hashes and checks passwords, a few at a time, so that many logins do not slow down live replies. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly limit: LimitFunction;
  private hashOfNobody: string;

  constructor(@Inject(ENV) env: Env) {
    this.limit = pLimit(env.maxParallelHashes);
  }

  async onModuleInit(): Promise<void> {
    this.hashOfNobody = await hash(randomBytes(16), hashParameters);
  }

  /** @throws Overloaded */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, hashParameters));
  }

  /**
   * Whether the password fits the hash. Without a hash it takes as long and answers false, so that the time does not tell
   * whether the address has an account.
   * @throws Overloaded
   */
  async fits(password: string, passwordHash: string | null | undefined): Promise<boolean> {
    const fits = await this.inTurn(() => verify(passwordHash ?? this.hashOfNobody, password));
    return fits && passwordHash != null;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= maxWaiting) throw new Overloaded();
    return this.limit(work);
  }
}
