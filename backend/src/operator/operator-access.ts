import type { Request, RequestHandler } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { appName } from '../../../contract/app.js';

/**
 * Lets the operator in: a browser asks for the token as the password of any user name. Without a token the operator's pages
 * don't exist.
 */
export function operatorOnly(token: string | undefined): RequestHandler {
  if (!token) return (_request, response) => void response.status(404).type('text/plain').send('Not found');
  return (request, response, next) => {
    if (isOperator(request, token)) return next();
    response.setHeader('WWW-Authenticate', `Basic realm="${appName} operator", charset="UTF-8"`);
    response.status(401).type('text/plain').send('The operator’s token is needed');
  };
}

function isOperator({ headers: { authorization = '' } }: Request, token: string): boolean {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(authorization) ?? [];
  const given = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  // Digests have the same length, so comparing them takes the same time whatever was given.
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
