import express, { Router } from 'express';
import { consentRouter } from './consent.router.js';
import { challengeOf, Grants } from './grants.js';
import type { OAuthFaults } from './oauth-faults.js';

/** Google sign-in (OpenID Connect's code flow with PKCE): the consent page and the two server-to-server calls. */
export function googleRouters(publicUrl: string, faults: OAuthFaults): { pages: Router; api: Router } {
  const grants = new Grants();
  const pages = Router();
  const page = {
    provider: 'Google',
    path: '/sandbox/oauth/google/authorize',
    denial: { error: 'access_denied' },
    // Google always returns the address, and says whether it is verified.
    unverifiedEmail: (email: string) => email,
  };
  pages.use('/authorize', consentRouter(page, grants, publicUrl));

  const api = Router();
  api.post(
    '/token',
    faults.strike('token'),
    express.urlencoded({ extended: false, limit: '10kb' }),
    (request, response) => {
      const form = (request.body ?? {}) as Record<string, unknown>;
      const refuse = (error: string, description: string, status = 400) =>
        response.status(status).json({ error, error_description: description });
      if (form['grant_type'] !== 'authorization_code') return refuse('unsupported_grant_type', 'Invalid grant_type');
      const { client_id: clientId, client_secret: clientSecret } = form;
      if (typeof clientSecret !== 'string' || !clientSecret) return refuse('invalid_client', 'Unauthorized', 401);
      const grant = grants.spendCode(String(form['code']));
      if (!grant || grant.clientId !== clientId) return refuse('invalid_grant', 'Malformed or spent auth code.');
      if (grant.redirectUri !== form['redirect_uri']) return refuse('redirect_uri_mismatch', 'Bad Request');
      const verifier = form['code_verifier'];
      if (
        grant.challenge !== undefined &&
        (typeof verifier !== 'string' || challengeOf(verifier) !== grant.challenge)
      ) {
        return refuse('invalid_grant', 'Invalid code verifier.');
      }
      response.set('Cache-Control', 'no-store').json({
        access_token: grants.issueToken({ person: grant.person, clientSecret }),
        expires_in: 3599,
        scope: 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
        token_type: 'Bearer',
      });
    },
  );

  api.get('/userinfo', faults.strike('profile'), (request, response) => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const access = grants.findAccess(token);
    if (!access) {
      return response.status(401).json({ error: 'invalid_request', error_description: 'Invalid Credentials' });
    }
    const { subject, name, email, isEmailVerified } = access.person;
    response.json({ sub: subject, name, ...(email ? { email, email_verified: isEmailVerified } : {}) });
  });
  return { pages, api };
}
