import { createHash } from 'node:crypto';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { Faults } from '../faults.js';
import { newId } from '../ids.js';
import { type Permissions, permissionsOf, resourceOf } from '../permissions.js';
import { Params } from '../params.js';
import { keepNewest, type SavedAnswer } from '../state.js';
import { invalidRequest, StripeError } from '../stripe.errors.js';
import type { Endpoint, PaymentsApi } from './call.js';
import { catalogEndpoints } from './catalog.api.js';
import { checkoutEndpoints } from './checkout.api.js';
import { couponEndpoints } from './coupons.api.js';
import { customerEndpoints } from './customers.api.js';
import { expand } from './expand.js';
import { invoiceEndpoints } from './invoices.api.js';
import { paymentMethodEndpoints } from './payment-methods.api.js';
import { subscriptionEndpoints } from './subscriptions.api.js';
import { testClockEndpoints } from './test-clock.api.js';

const bodyLimit = '1mb';
const savedAnswerLimit = 500;

/**
 * Stripe's `/v1`, for every key that starts with `sk_` and for registered restricted keys. `changed` is called after
 * each call that may have changed something.
 */
export function paymentsApiRouter(api: PaymentsApi, faults: Faults, changed: () => void): Router {
  const router = Router();
  router.use((_request, response, next) => {
    if (!faults.strike(response)) next();
  });
  router.use((request, response, next) => {
    response.setHeader('Request-Id', newId('req', 14));
    response.setHeader('Stripe-Version', request.get('Stripe-Version') ?? '2026-10-28.endive');
    response.locals['permissions'] = permissionsOf(api, readKey(request));
    next();
  });
  router.use(express.urlencoded({ extended: true, limit: bodyLimit, parameterLimit: 2000 }));

  for (const endpoint of [
    ...customerEndpoints(api),
    ...paymentMethodEndpoints(api),
    ...catalogEndpoints(api),
    ...checkoutEndpoints(api),
    ...subscriptionEndpoints(api),
    ...invoiceEndpoints(api),
    ...couponEndpoints(api),
    ...testClockEndpoints(api),
  ]) {
    router[endpoint.method](endpoint.path, (request, response) => answer(api, endpoint, request, response, changed));
  }
  router.use((request) => {
    const message = `Unrecognized request URL (${request.method}: /v1${request.path}). The sandbox does not have it, or it does not exist.`;
    throw new StripeError(404, 'invalid_request_error', message);
  });
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const { status, body } = failure(error, response);
    response.status(status).json(body);
  });
  return router;
}

function readKey(request: Request): string {
  const header = request.headers.authorization ?? '';
  const basic = /^Basic (.+)$/.exec(header)?.[1];
  const key = basic ? Buffer.from(basic, 'base64').toString().split(':')[0] : /^Bearer (.+)$/.exec(header)?.[1];
  if (!key) {
    const message = 'You did not provide an API key. You need to provide your API key in the Authorization header.';
    throw new StripeError(401, 'invalid_request_error', message);
  }
  return key;
}

function answer(api: PaymentsApi, endpoint: Endpoint, request: Request, response: Response, changed: () => void): void {
  const raw: unknown = request.method === 'GET' ? request.query : { ...request.query, ...(request.body as object) };
  const key = request.method === 'POST' ? request.get('Idempotency-Key') : undefined;
  const fingerprint = key === undefined ? '' : fingerprintOf(request, raw);
  const saved = key === undefined ? undefined : savedAnswer(api, key, fingerprint);
  if (saved) {
    response.setHeader('Idempotent-Replayed', 'true');
    response.status(saved.status).json(saved.body);
    return;
  }
  if (key !== undefined) response.setHeader('Idempotency-Key', key);
  const permissions = response.locals['permissions'] as Permissions;
  permissions.require(resourceOf(endpoint.path), request.method === 'GET' ? 'read' : 'write');
  const params = Params.of(raw);
  const paths = params.texts('expand');
  api.events.request = { id: String(response.getHeader('Request-Id')), idempotency_key: key ?? null };
  try {
    api.billing.settle();
    const body = expand(
      endpoint.handle({ params, id: String(request.params['id'] ?? '') }),
      paths,
      api.state,
      permissions,
    );
    if (key !== undefined) save(api, key, { fingerprint, status: 200, body });
    response.json(body);
  } catch (error) {
    if (key !== undefined && error instanceof StripeError && error.status === 402) {
      save(api, key, { fingerprint, ...failure(error, response) });
    }
    throw error;
  } finally {
    api.events.request = { id: null, idempotency_key: null };
    changed();
  }
}

function fingerprintOf(request: Request, raw: unknown): string {
  return createHash('sha256')
    .update(`${request.method} ${request.path} ${JSON.stringify(raw)}`)
    .digest('hex');
}

function savedAnswer({ state }: PaymentsApi, key: string, fingerprint: string): SavedAnswer | undefined {
  if (key.length > 255) throw invalidRequest('Idempotency keys have at most 255 characters.');
  const saved = Object.hasOwn(state.savedAnswers, key) ? state.savedAnswers[key] : undefined;
  if (saved && saved.fingerprint !== fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new StripeError(400, 'idempotency_error', message);
  }
  return saved;
}

function save({ state }: PaymentsApi, key: string, answer: SavedAnswer): void {
  state.savedAnswers[key] = structuredClone(answer);
  keepNewest(state.savedAnswers, savedAnswerLimit);
}

function failure(error: unknown, response: Response): { status: number; body: object } {
  const requestId = String(response.getHeader('Request-Id'));
  if (error instanceof StripeError) return { status: error.status, body: error.body(requestId) };
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  if (status === 400 || status === 413 || status === 415) {
    const message = status === 413 ? `The request is larger than ${bodyLimit}.` : 'The request could not be read.';
    return { status, body: new StripeError(status, 'invalid_request_error', message).body(requestId) };
  }
  console.error('The payments sandbox failed:', error);
  const message = 'An error occurred in the sandbox. It is written in its output.';
  return { status: 500, body: new StripeError(500, 'api_error', message).body(requestId) };
}
