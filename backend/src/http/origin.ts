import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isLoopback } from '../config/loopback.js';
import { Forbidden } from '../common/app-error.js';
import { sendError } from './error.filter.js';
import { rulesOf } from './rules/route-rules.js';

interface OriginHeaders {
  origin?: string | undefined;
  'sec-fetch-site'?: string | undefined;
}

/**
 * Whether a call comes from our own pages. Only `PUBLIC_URL` counts: with DNS rebinding, a foreign page's `Host`
 * matches its `Origin`. Browsers send `Origin` with every changing call and socket handshake. Scripts may omit it, but
 * they have no visitor's cookies.
 */
export function isOwnOrigin(headers: OriginHeaders, publicUrl: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return URL.canParse(origin) && new URL(origin).origin === new URL(publicUrl).origin;
}

/** Refuses changing calls from foreign pages, except for handlers with `@AllowForeignOrigins()`. */
export function refuseForeignOrigins(publicUrl: string): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const isChanging = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (!isChanging || rulesOf(request).allowsForeignOrigins || isOwnOrigin(request.headers, publicUrl)) return next();
    sendError(request, response, new Forbidden('This call must come from the product’s own pages'));
  };
}

/**
 * Redirects pages opened under another name for this machine (127.0.0.1 instead of localhost) to `PUBLIC_URL`, which
 * accepts their calls. Does nothing unless `PUBLIC_URL` is itself a loopback address.
 */
export function redirectToPublicName(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl);
  return (request: Request, response: Response, next: NextFunction): void => {
    const called = `${own.protocol}//${request.headers.host ?? ''}`;
    const isPage = request.method === 'GET' && !/^\/(api|socket\.io)(\/|$)/.test(request.path);
    if (!isPage || !isLoopback(own.hostname) || !URL.canParse(called)) return next();
    const { hostname, port } = new URL(called);
    if (!isLoopback(hostname) || hostname === own.hostname || port !== own.port) return next();
    response.redirect(307, own.origin + request.originalUrl);
  };
}
