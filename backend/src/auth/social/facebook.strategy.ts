import { type Profile, Strategy, type StrategyOptions } from 'passport-facebook';
import type { SocialProviderEnv } from '../../config/env.js';
import type { OAuthStateStore } from './oauth-state.store.js';
import { toProviderAccount } from './provider-account.js';
import { requestProvider } from './provider-request.js';

/** Passport strategy for Facebook, with state and an app secret proof. Succeeds with a `ProviderAccount`. */
export class FacebookStrategy extends Strategy {
  constructor(facebook: SocialProviderEnv, callbackURL: string, store: OAuthStateStore) {
    const options: StrategyOptions = {
      clientID: facebook.clientId,
      clientSecret: facebook.clientSecret,
      authorizationURL: facebook.authorizationUrl,
      tokenURL: facebook.tokenUrl,
      profileURL: facebook.profileUrl,
      // The strategy's default is a version that Facebook no longer serves.
      graphAPIVersion: 'v23.0',
      callbackURL,
      scope: ['public_profile', 'email'],
      profileFields: ['id', 'displayName', 'emails'],
      enableProof: true,
      state: true,
      store: store as unknown as StrategyOptions['store'],
    };
    super(options, (_accessToken, _refreshToken, profile, done) => done(null, readProfile(profile) ?? false));
    Object.assign(this._oauth2, { _request: requestProvider });
  }
}

function readProfile({ id, displayName, emails }: Profile) {
  // Facebook omits the address until its owner has confirmed it, so any address it returns is verified.
  return toProviderAccount({
    provider: 'facebook',
    id,
    name: displayName,
    email: emails?.[0]?.value,
    isEmailVerified: true,
  });
}
