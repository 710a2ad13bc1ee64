import type { NextFunction, Request, Response } from 'express';
import { Forbidden } from './app-error.js';
import { webhookPath } from './body.js';
import { sendError } from './error.filter.js';

interface OriginHeaders {
  origin?: string | undefined;
  host?: string | undefined;
  'sec-fetch-site'?: string | undefined;
}

/**
 * Whether a call comes from our own pages. Browsers put `Origin` on every changing call and on every socket handshake;
 * scripts, which carry no visitor's cookies, may leave it out.
 */
export function isOwnOrigin(headers: OriginHeaders, publicUrl: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (!URL.canParse(origin)) return false;
  const { origin: given, host: givenHost } = new URL(origin);
  return given === new URL(publicUrl).origin || (host !== undefined && givenHost === host);
}

/** Refuses changing calls from foreign pages. Webhooks prove themselves by signature and carry no cookies. */
export function refuseForeignOrigins(publicUrl: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const isChanging = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (!isChanging || request.path === webhookPath || isOwnOrigin(request.headers, publicUrl)) return next();
    sendError(request, response, new Forbidden('This call must come from the product’s own pages'));
  };
}
