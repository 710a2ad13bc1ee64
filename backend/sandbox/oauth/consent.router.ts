import { createHash } from 'node:crypto';
import express, { type Request, type Response, Router } from 'express';
import { html } from '../pages/html.js';
import { sendPage } from '../pages/page.js';
import type { Grants } from './grants.js';

/** The differences between the providers' pages. */
export interface ConsentPage {
  provider: string;
  /** The page's own path, which its form posts to. */
  path: string;
  /** Query parameters of the redirect after a denial. */
  denial: Record<string, string>;
  /** The address handed out if the user continues without a verified one. */
  unverifiedEmail: (email: string) => string;
}

const someone = { name: 'Sam Sandbox', email: 'sam@sandbox.test' };

/**
 * A provider's consent page: the user enters a name and an email address and continues, continues without a verified
 * address, or denies. `name` and `email` in the query prefill the form. Redirects only to the product's own address.
 */
export function consentRouter(page: ConsentPage, grants: Grants, publicUrl: string): Router {
  const router = Router();

  router.get('/', (request, response) => {
    const query = queryOf(request);
    const problem = problemOf(query, publicUrl);
    if (problem) return showProblem(response, page, problem);
    showConsent(response, page, query);
  });

  router.post('/', express.urlencoded({ extended: false, limit: '10kb' }), (request, response) => {
    const query = queryOf(request);
    const problem = problemOf(query, publicUrl);
    if (problem) return showProblem(response, page, problem);
    const { decision, name, email } = readForm(request.body);
    const back = new URL(query.get('redirect_uri') ?? '');
    if (decision === 'continue' || decision === 'unverified') {
      const isEmailVerified = decision === 'continue';
      const code = grants.issueCode({
        person: {
          subject: subjectOf(email || name),
          name,
          email: isEmailVerified ? email : page.unverifiedEmail(email),
          isEmailVerified,
        },
        clientId: query.get('client_id') ?? '',
        redirectUri: back.href,
        challenge: query.get('code_challenge') ?? undefined,
      });
      back.searchParams.set('code', code);
    } else {
      for (const [key, value] of Object.entries(page.denial)) back.searchParams.set(key, value);
    }
    const state = query.get('state');
    if (state !== null) back.searchParams.set('state', state);
    response.redirect(303, back.href);
  });
  return router;
}

function showConsent(response: Response, { provider, path }: ConsentPage, query: URLSearchParams): void {
  const name = query.get('name') ?? someone.name;
  const email = query.get('email') ?? someone.email;
  const body = html`<div class="sheet">
    <h1>Sign in with ${provider}</h1>
    <p class="note">The application asks for: ${(query.get('scope') ?? '').replace(/[\s,]+/g, ', ') || 'nothing'}.</p>
    <form method="post" action="${path}?${query.toString()}">
      <label for="name">Name</label>
      <input id="name" name="name" value="${name}" autocomplete="off" />
      <label for="email">Email</label>
      <input id="email" name="email" value="${email}" inputmode="email" autocomplete="off" />
      <button class="wide" name="decision" value="continue">Continue as ${name}</button>
      <button class="wide quiet" name="decision" value="unverified">Continue without a verified email</button>
      <button class="wide quiet" name="decision" value="deny">Deny</button>
    </form>
    <p class="hint">The same email is the same ${provider} account each time.</p>
  </div>`;
  sendPage(response, `Sign in with ${provider}`, body);
}

function showProblem(response: Response, { provider }: ConsentPage, problem: string): void {
  const body = html`<h1>${provider} can’t do this</h1>
    <p>${problem}</p>`;
  sendPage(response, `${provider} can’t do this`, body, 400);
}

/** The error in an authorization request, as the providers' pages would show it; undefined if valid. */
function problemOf(query: URLSearchParams, publicUrl: string): string | undefined {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!query.get('client_id')) return 'invalid_client: client_id is missing.';
  if (!URL.canParse(redirectUri) || new URL(redirectUri).origin !== new URL(publicUrl).origin) {
    return `redirect_uri_mismatch: the application is registered for ${publicUrl} alone.`;
  }
  if (query.get('response_type') !== 'code') return 'unsupported_response_type: response_type must be code.';
  if (query.has('code_challenge') && query.get('code_challenge_method') !== 'S256') {
    return 'invalid_request: code_challenge_method must be S256.';
  }
  return undefined;
}

function readForm(body: unknown): { decision: string; name: string; email: string } {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  return { decision: text('decision'), name: text('name'), email: text('email') };
}

/** 21 digits, like Google's subject ids. */
function subjectOf(who: string): string {
  const hash = createHash('sha256').update(who.toLowerCase()).digest('hex');
  return `1${(BigInt(`0x${hash}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}

function queryOf(request: Request): URLSearchParams {
  return new URL(request.originalUrl, 'http://sandbox').searchParams;
}
