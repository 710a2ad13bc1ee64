import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Redis } from 'ioredis';
import type { Strategy, StrategyCreatedStatic } from 'passport';
import type { SocialProvider } from '../../../../contract/config.js';
import { NotFound } from '../../common/app-error.js';
import { ENV } from '../../config/config.module.js';
import type { Env, SocialProviderEnv } from '../../config/env.js';
import { SocialSignInFailed } from '../auth.errors.js';
import { FacebookStrategy } from './facebook.strategy.js';
import { GoogleStrategy } from './google.strategy.js';
import { OAuthStateStore } from './oauth-state.store.js';
import type { ProviderAccount } from './provider-account.js';

const strategies = { google: GoogleStrategy, facebook: FacebookStrategy };

/** A strategy instance for one request; it reports the result through passport's own interface. */
interface Attempt extends StrategyCreatedStatic {
  authenticate: (request: Request, options: object) => void;
}

/** The sign-in providers this installation has keys or sandboxes for. */
@Injectable()
export class SocialProviders {
  private readonly strategies = new Map<string, Strategy>();

  constructor(@Inject(ENV) env: Env, @Inject(Redis) redis: Redis) {
    const add = (provider: SocialProvider, options: SocialProviderEnv | undefined): void => {
      if (!options) return;
      const callbackUrl = `${env.publicUrl}/api/auth/${provider}/callback`;
      const store = new OAuthStateStore(provider, env, redis);
      this.strategies.set(provider, new strategies[provider](options, callbackUrl, store));
    };
    add('google', env.social.google);
    add('facebook', env.social.facebook);
  }

  /**
   * Starts a sign-in: returns the provider's URL and sets the cookie that ties the round trip to this browser.
   * @throws NotFound for a provider that isn't offered
   * @throws SocialSignInFailed
   */
  start(provider: string, request: Request): Promise<string> {
    // A request with a code or an error is a callback at the wrong URL.
    if (hasReturned(request)) throw new SocialSignInFailed('The start URL was called with a callback response');
    return new Promise((resolve, reject) => {
      this.run(provider, request, { ...failures(reject), redirect: resolve });
    });
  }

  /**
   * The provider account with which a user returns.
   * @throws NotFound for a provider that isn't offered
   * @throws SocialSignInFailed if the sign-in was refused, forged or replayed, or the provider failed or took too long
   */
  finish(provider: string, request: Request): Promise<ProviderAccount> {
    if (!hasReturned(request)) throw new SocialSignInFailed('The callback came without a response');
    return new Promise((resolve, reject) => {
      this.run(provider, request, { ...failures(reject), success: (account) => resolve(account as ProviderAccount) });
    });
  }

  private run(provider: string, request: Request, outcomes: StrategyCreatedStatic): void {
    const strategy = this.strategies.get(provider);
    if (!strategy) throw new NotFound();
    const attempt = Object.assign(Object.create(strategy) as Attempt, outcomes);
    attempt.authenticate(request, {});
  }
}

function hasReturned({ query }: Request): boolean {
  return ['code', 'error', 'error_code'].some((name) => query[name] !== undefined && query[name] !== '');
}

/** The failure callbacks of passport's strategy interface; the caller adds the success callbacks. */
function failures(reject: (error: SocialSignInFailed) => void): StrategyCreatedStatic {
  const fail = (message: string, cause?: unknown): void => reject(new SocialSignInFailed(message, { cause }));
  return {
    success: () => fail('The sign-in ended before the provider was asked'),
    redirect: () => fail('The callback redirected to the provider again'),
    pass: () => fail('The strategy skipped the request'),
    fail: (challenge) => fail((typeof challenge === 'object' && challenge.message) || 'It was refused'),
    error: (error: unknown) => fail('The provider failed', error),
  };
}
