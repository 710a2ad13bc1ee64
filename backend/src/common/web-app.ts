import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { projectRoot } from '../config/project-root.js';

const folder = join(projectRoot, 'dist', 'web');

/** Serves the built app outside `/api`: its files, and its one page for every other path. */
export function serveWebApp(): RequestHandler {
  // Without a build (tests of the API alone) there is nothing to serve.
  if (!existsSync(join(folder, 'index.html'))) return (_request, _response, next) => next();
  const serve = sirv(folder, {
    single: true,
    etag: true,
    gzip: true,
    brotli: true,
    ignores: [/^\/assets\//, /\/\./],
    setHeaders: (response, path) => {
      const isNamedByContent = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    if (/^\/(api|socket\.io)(\/|$)/.test(request.path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    serve(request, response, () => {
      response.status(404).type('text/plain').send('Not found');
    });
  };
}
