import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import { createHash, randomUUID } from 'node:crypto';
import { secondStepMinutes } from '../../../../contract/auth/two-factor.js';
import type { User } from '../../../../contract/account/user.js';
import type { Visitor } from '../../http/visitor.decorator.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { TwoFactorService } from '../../two-factor/two-factor.service.js';
import { UsersService } from '../../users/users.service.js';
import { SecondStepExpired, WrongCode } from '../auth.errors.js';
import { LinkedAccountsService } from '../social/linked-accounts.service.js';
import { LoginThrottle } from '../login-throttle.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** A user who has just signed in, and the token of the session that began with it. */
export interface SignedIn {
  user: User;
  token: string;
}

/** Result of the first step: the token for the second. */
export interface SecondStep {
  challenge: string;
}

/** Claims of a challenge. Its audience differs from a session's. */
interface ChallengeClaims {
  sub: string;
  jti: string;
  /** Digest of the account's password hash, so that a new password voids the challenge. */
  pwd: string;
}

const scope = { issuer: 'fanfare', audience: 'fanfare:second-step' };

/** The second step of a sign-in, for accounts with two-step verification. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly twoFactor: TwoFactorService,
    private readonly users: UsersService,
    private readonly linkedAccounts: LinkedAccountsService,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The challenge after a passed first factor; null if the account needs no second step. */
  async challengeFor(userId: string): Promise<string | null> {
    if (!(await this.twoFactor.isOn(userId))) return null;
    const credentials = await this.linkedAccounts.credentialsOf(userId);
    if (!credentials) return null;
    return jwt.sign({ pwd: digestOf(credentials.passwordHash) }, this.env.sessionKey, {
      ...scope,
      algorithm: 'HS256',
      subject: userId,
      jwtid: randomUUID(),
      expiresIn: secondStepMinutes * 60,
    });
  }

  /**
   * Signs in with a challenge and a code. Each works once.
   * @throws SecondStepExpired, WrongCode, TooManyTries
   */
  async finish(challenge: string | undefined, code: string, { network, userAgent }: Visitor): Promise<SignedIn> {
    const claims = this.verify(challenge);
    const [user, credentials] = claims
      ? await Promise.all([this.users.find(claims.sub), this.linkedAccounts.credentialsOf(claims.sub)])
      : [null, null];
    if (!claims || !user || !credentials || claims.pwd !== digestOf(credentials.passwordHash)) {
      throw new SecondStepExpired();
    }
    if (!(await this.twoFactor.accept(user, code, network))) throw new WrongCode();
    if (!(await this.spend(claims.jti))) throw new SecondStepExpired();
    const proof = { passwordHash: credentials.passwordHash ?? undefined, passedSecondStep: true };
    const [token] = await Promise.all([
      this.sessions.start(user.id, userAgent, proof),
      this.throttle.succeeded(user.id, user.email, network),
    ]);
    return { user, token };
  }

  private verify(challenge = ''): ChallengeClaims | null {
    try {
      return jwt.verify(challenge, this.env.sessionKey, {
        ...scope,
        algorithms: ['HS256'],
      }) as unknown as ChallengeClaims;
    } catch {
      return null;
    }
  }

  /** Whether this is the challenge's first use. Without Redis, only codes are single-use. */
  private async spend(id: string): Promise<boolean> {
    if (this.redis.status !== 'ready') return true;
    const key = `${this.env.redisPrefix}:second-step:${id}`;
    return (await this.redis.set(key, '1', 'EX', secondStepMinutes * 60, 'NX')) === 'OK';
  }
}

function digestOf(passwordHash: string | null): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
}
