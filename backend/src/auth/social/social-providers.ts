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

/** One request on its way through a strategy, which says what came of it through passport's own interface. */
interface Attempt extends StrategyCreatedStatic {
  authenticate: (request: Request, options: object) => void;
}

/** The sign-in providers that this installation has keys for, or stand-ins of. */
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
   * Where the browser goes to sign in at a provider. Puts the cookie that ties the way to this browser on the answer.
   * @throws NotFound for a provider that is not offered
   * @throws SocialSignInFailed
   */
  start(provider: string, request: Request): Promise<string> {
    // With a code or an error this is somebody's way back, at the wrong address.
    if (hasReturned(request)) throw new SocialSignInFailed('The way there came with an answer');
    return new Promise((resolve, reject) => {
      this.run(provider, request, { ...failures(reject), redirect: resolve });
    });
  }

  /**
   * Who comes back from a provider.
   * @throws NotFound for a provider that is not offered
   * @throws SocialSignInFailed when it was refused, forged, replayed, or the provider fails or takes too long
   */
  finish(provider: string, request: Request): Promise<ProviderAccount> {
    if (!hasReturned(request)) throw new SocialSignInFailed('The way back came without an answer');
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

/** What a strategy says through passport's interface when it comes to nothing; whoever calls it puts in what is to come. */
function failures(reject: (error: SocialSignInFailed) => void): StrategyCreatedStatic {
  const fail = (message: string, cause?: unknown): void => reject(new SocialSignInFailed(message, { cause }));
  return {
    success: () => fail('It ended before the provider was asked'),
    redirect: () => fail('It led to the provider again'),
    pass: () => fail('Nobody was responsible'),
    fail: (challenge) => fail((typeof challenge === 'object' && challenge.message) || 'It was refused'),
    error: (error: unknown) => fail('The provider failed', error),
  };
}
