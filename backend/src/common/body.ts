import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { MalformedRequest, UnsupportedType } from './app-error.js';
import { sendError } from './error.filter.js';
import { lingerAfterAnswer } from './upload.js';

/** The path whose body is kept as it came, because its signature covers the bytes. */
export const webhookPath = '/api/subscription/webhook';

/** The calls that read their body themselves, as it arrives, and once it is known who makes them (see upload.ts). */
const uploads: readonly [method: string, path: RegExp][] = [
  ['POST', /^\/api\/(upload-profile-picture|media)$/],
  ['PUT', /^\/api\/media\/[^/]+\/thumbnail$/],
];

/** The call that a sign-in provider makes, as a form. It carries no cookies and proves itself by signature. */
const formPaths = ['/api/auth/facebook/deletion'];

/** How long a body of JSON may take to arrive, in milliseconds. */
const bodyMs = 60_000;

/** No body that we ask for nests deeper; what walks through a body may then do so by recursion. */
const deepestBody = 10;

/** Bodies as the calls want them: JSON of at most 256 kB, the webhook's raw bytes of at most 1 MB, a provider's form, or an upload. */
export function parseBodies(): RequestHandler {
  const raw = express.raw({ type: () => true, limit: '1mb' });
  const json = express.json({ limit: '256kb' });
  const form = express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 10 });
  return (request: Request, response: Response, next: NextFunction) => {
    if (!request.path.startsWith('/api/')) return next();
    if (request.path === webhookPath) return raw(request, response, next);
    if (uploads.some(([method, path]) => request.method === method && path.test(request.path))) {
      lingerAfterAnswer(request, response);
      return next();
    }
    if (formPaths.includes(request.path) && request.is('application/x-www-form-urlencoded')) {
      return form(request, response, next);
    }
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
    // A page elsewhere can send text and forms without asking first, but not JSON.
    if (hasBody && !request.is('application/json')) {
      return sendError(request, response, new UnsupportedType('Send this as application/json'));
    }
    // The server's own limit is one for uploads.
    const slow = setTimeout(() => request.destroy(), bodyMs);
    json(request, response, (error?: unknown) => {
      clearTimeout(slow);
      if (!error && nestsDeeper(request.body, deepestBody)) {
        return sendError(request, response, new MalformedRequest('The request is nested too deeply'));
      }
      next(error);
    });
  };
}

function nestsDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => nestsDeeper(member, levels - 1));
}
