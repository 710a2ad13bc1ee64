import type { Request, RequestHandler } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { appName } from '../../../contract/app.js';
import { TooManyTries } from '../common/app-error.js';
import { networkOf } from '../http/address.js';
import type { Counted, RateLimit, RateLimits } from '../http/rate-limits.js';

/** Limit on wrong tokens per network. Over the limit, even the right token is refused, or guessing could continue. */
const wrongTokenLimit: RateLimit = { name: 'operator-token', times: 10, seconds: 15 * 60, isFixed: true };

/**
 * Authenticates the operator: browsers prompt for the token as the password of any user name. Without a configured
 * token, the operator's pages don't exist.
 */
export function operatorOnly(token: string | undefined, limits: RateLimits): RequestHandler {
  if (!token) return (_request, response) => void response.status(404).type('text/plain').send('Not found');
  return async (request, response, next) => {
    const isAllowed = isOperator(request, token);
    const counted: Counted = [wrongTokenLimit, networkOf(request.ip)];
    try {
      if (isAllowed) await limits.check(counted);
      // Browsers send the first request without a token.
      else if (request.headers.authorization !== undefined) await limits.count(counted);
    } catch (error) {
      if (!(error instanceof TooManyTries)) throw error;
      response.setHeader('Retry-After', String(error.retryAfter));
      response.status(429).type('text/plain').send(error.message);
      return;
    }
    if (isAllowed) return next();
    response.setHeader('WWW-Authenticate', `Basic realm="${appName} operator", charset="UTF-8"`);
    response.status(401).type('text/plain').send('Enter the operator token');
  };
}

function isOperator({ headers: { authorization = '' } }: Request, token: string): boolean {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(authorization) ?? [];
  const given = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  // Digests have equal length, so the comparison takes constant time.
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
