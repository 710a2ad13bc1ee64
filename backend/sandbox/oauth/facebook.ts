import { createHmac } from 'node:crypto';
import express, { Router } from 'express';
import { consentRouter } from './consent.router.js';
import { Grants } from './grants.js';
import type { OAuthFaults } from './oauth-faults.js';

/** Facebook Login: the dialog, and the two Graph API calls that a login makes. */
export function facebookRouters(publicUrl: string, faults: OAuthFaults): { pages: Router; api: Router } {
  const grants = new Grants();
  const pages = Router();
  const page = {
    provider: 'Facebook',
    path: '/sandbox/oauth/facebook/dialog',
    denial: {
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
    },
    // Facebook omits an unconfirmed address.
    unverifiedEmail: () => '',
  };
  pages.use('/dialog', consentRouter(page, grants, publicUrl));

  const api = Router();
  api.post(
    '/oauth/access_token',
    faults.strike('token'),
    express.urlencoded({ extended: false, limit: '10kb' }),
    (request, response) => {
      const form = (request.body ?? {}) as Record<string, unknown>;
      const { client_id: clientId, client_secret: clientSecret } = form;
      if (typeof clientSecret !== 'string' || !clientSecret) {
        return response.status(400).json(graphError(1, 'Missing client_secret parameter.'));
      }
      const grant = grants.spendCode(String(form['code']));
      if (!grant || grant.clientId !== clientId) {
        return response.status(400).json(graphError(100, 'This authorization code has been used.'));
      }
      if (grant.redirectUri !== form['redirect_uri']) {
        const message = 'Error validating verification code. Please make sure your redirect_uri is identical.';
        return response.status(400).json(graphError(100, message));
      }
      const token = grants.issueToken({ person: grant.person, clientSecret });
      response.json({ access_token: token, token_type: 'bearer', expires_in: 5_183_944 });
    },
  );

  api.get('/me', faults.strike('profile'), (request, response) => {
    const query = new URL(request.originalUrl, 'http://sandbox').searchParams;
    const token = query.get('access_token') ?? '';
    const access = grants.findAccess(token);
    if (!access) return response.status(400).json(graphError(190, 'Invalid OAuth access token.'));
    const proof = query.get('appsecret_proof');
    if (proof !== null && proof !== createHmac('sha256', access.clientSecret).update(token).digest('hex')) {
      return response.status(400).json(graphError(100, 'Invalid appsecret_proof provided in the API argument'));
    }
    const { subject, name, email } = access.person;
    const known: Record<string, string> = { id: subject, name, ...(email ? { email } : {}) };
    const fields = (query.get('fields') ?? 'id,name').split(',');
    response.json(
      Object.fromEntries(Object.entries(known).filter(([field]) => field === 'id' || fields.includes(field))),
    );
  });
  return { pages, api };
}

function graphError(code: number, message: string): object {
  return { error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } };
}
