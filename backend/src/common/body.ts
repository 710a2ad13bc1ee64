import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { MalformedRequest, UnsupportedType } from './app-error.js';
import { sendError } from './error.filter.js';
import { lingerAfterAnswer } from './upload.js';

/** The path whose body is kept as it came, because its signature covers the bytes. */
export const webhookPath = '/api/subscription/webhook';

/** The calls that read their body themselves, as it arrives, and once it is known who makes them (see upload.ts). */
const uploadPaths = ['/api/upload-profile-picture'];

/** No body that we ask for nests deeper; what walks through a body may then do so by recursion. */
const deepestBody = 10;

/** Bodies as the calls want them: JSON of at most 256 kB, the webhook's raw bytes of at most 1 MB, or an upload. */
export function parseBodies(): RequestHandler {
  const raw = express.raw({ type: () => true, limit: '1mb' });
  const json = express.json({ limit: '256kb' });
  return (request: Request, response: Response, next: NextFunction) => {
    if (!request.path.startsWith('/api/')) return next();
    if (request.path === webhookPath) return raw(request, response, next);
    if (request.method === 'POST' && uploadPaths.includes(request.path)) {
      lingerAfterAnswer(request, response);
      return next();
    }
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
    // A page elsewhere can send text and forms without asking first, but not JSON.
    if (hasBody && !request.is('application/json')) {
      return sendError(request, response, new UnsupportedType('Send this as application/json'));
    }
    json(request, response, (error?: unknown) => {
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
