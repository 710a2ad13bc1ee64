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

/** Makes the server-to-server calls fail, for tests. The consent pages stay up. */
export class OAuthFaults {
  mode: OAuthFault = 'none';

  /** Fails calls to an endpoint if requested. */
  strike(endpoint: 'token' | 'profile'): RequestHandler {
    return (_request, response, next) => {
      if (this.mode === `${endpoint}-500`) response.status(500).json({ error: 'internal_failure' });
      else if (this.mode === `${endpoint}-garbage`) response.json(null);
      else if (this.mode !== `${endpoint}-hang`) next();
    };
  }
}
