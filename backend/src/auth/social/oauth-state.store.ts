import type { CookieOptions, Request } from 'express';
import type { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SocialProvider } from '../../../../contract/config.js';
import { readCookie } from '../../http/cookies.js';
import type { Env } from '../../config/env.js';

/** Time limit for the provider's page, in seconds. */
const lifeSeconds = 600;

type Stored = (error: Error | null, state?: string) => void;
type Verified = (error: Error | null, verifier: string | boolean, state?: unknown) => void;

/**
 * Ties the round trip to a provider to one browser: the state and, with PKCE, the verifier are in a signed cookie that
 * lives for minutes and works once. Passport tells the method signatures apart by their number of parameters.
 */
export class OAuthStateStore {
  private readonly cookie: string;

  constructor(
    private readonly provider: SocialProvider,
    private readonly env: Env,
    private readonly redis: Redis,
  ) {
    this.cookie = `fanfare_oauth_${provider}`;
  }

  store(request: Request, verifier: string | undefined, _state: unknown, _meta: unknown, done: Stored): void {
    const state = randomBytes(32).toString('base64url');
    const signed = jwt.sign({ state, verifier }, this.env.sessionKey, {
      algorithm: 'HS256',
      audience: this.cookie,
      expiresIn: lifeSeconds,
    });
    request.res?.cookie(this.cookie, signed, { ...this.options(), maxAge: lifeSeconds * 1000 });
    done(null, state);
  }

  /**
   * Calls back with the verifier (or true, without PKCE) if the state belongs to this browser and is used for the first
   * time.
   */
  verify(request: Request, given: unknown, done: Verified): void {
    const kept = this.readState(request);
    request.res?.clearCookie(this.cookie, this.options());
    if (!kept || typeof given !== 'string' || !isSame(kept.state, given)) {
      done(null, false, { message: 'The state is not the one given to this browser' });
      return;
    }
    this.spend(given).then(
      (isFirst) =>
        isFirst ? done(null, kept.verifier ?? true) : done(null, false, { message: 'The state was already used' }),
      (error: Error) => done(error, false),
    );
  }

  private readState(request: Request): { state: string; verifier?: string } | null {
    try {
      return jwt.verify(readCookie(request.headers.cookie, this.cookie) ?? '', this.env.sessionKey, {
        algorithms: ['HS256'],
        audience: this.cookie,
      }) as jwt.JwtPayload & { state: string; verifier?: string };
    } catch {
      return null;
    }
  }

  /**
   * Whether this is the state's first use. Without Redis, only the provider refuses a repeat, since its code is used
   * up.
   */
  private async spend(state: string): Promise<boolean> {
    if (this.redis.status !== 'ready') return true;
    const key = `${this.env.redisPrefix}:oauth-state:${createHash('sha256').update(state).digest('base64url')}`;
    return (await this.redis.set(key, '1', 'EX', lifeSeconds, 'NX')) === 'OK';
  }

  private options(): CookieOptions {
    return {
      httpOnly: true,
      // Lax, because the browser comes back from the provider's page.
      sameSite: 'lax',
      secure: this.env.isProduction || this.env.publicUrl.startsWith('https:'),
      path: `/api/auth/${this.provider}`,
    };
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
