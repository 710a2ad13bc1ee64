import type { RequestHandler } from 'express';

export const oauthFaults = [
  'none',
  'token-500',
  'token-hang',
  'profile-500',
  'profile-hang',
  'token-garbage',
  'profile-garbage',
] as const;
export type OAuthFault = (typeof oauthFaults)[number];

/** Has the calls between servers fail, for tests. The pages for people stay up. */
export class OAuthFaults {
  mode: OAuthFault = 'none';

  /** Fails what comes to an endpoint, if that was asked for. */
  strike(endpoint: 'token' | 'profile'): RequestHandler {
    return (_request, response, next) => {
      if (this.mode === `${endpoint}-500`) response.status(500).json({ error: 'internal_failure' });
      else if (this.mode === `${endpoint}-garbage`) response.json(null);
      else if (this.mode !== `${endpoint}-hang`) next();
    };
  }
}
