import { type Profile, Strategy, type StrategyOptions } from 'passport-google-oauth20';
import type { SocialProviderEnv } from '../../config/env.js';
import type { OAuthStateStore } from './oauth-state.store.js';
import { toProviderAccount } from './provider-account.js';
import { requestProvider } from './provider-request.js';

/** Passport strategy for Google: OpenID Connect's code flow with state and PKCE. Succeeds with a `ProviderAccount`. */
export class GoogleStrategy extends Strategy {
  constructor(google: SocialProviderEnv, callbackURL: string, store: OAuthStateStore) {
    const options: StrategyOptions = {
      clientID: google.clientId,
      clientSecret: google.clientSecret,
      authorizationURL: google.authorizationUrl,
      tokenURL: google.tokenUrl,
      userProfileURL: google.profileUrl,
      callbackURL,
      scope: ['openid', 'email', 'profile'],
      state: true,
      pkce: true,
      // The types don't allow for stores that keep a PKCE verifier.
      store: store as unknown as StrategyOptions['store'],
    };
    super(options, (_accessToken, _refreshToken, profile, done) => done(null, readProfile(profile) ?? false));
    // Tokens must not be in URLs, which get logged.
    this._oauth2.useAuthorizationHeaderforGET(true);
    Object.assign(this._oauth2, { _request: requestProvider });
  }
}

function readProfile({ id, displayName, emails }: Profile) {
  const [email] = emails ?? [];
  const isEmailVerified = email?.verified === true;
  return toProviderAccount({ provider: 'google', id, name: displayName, email: email?.value, isEmailVerified });
}
