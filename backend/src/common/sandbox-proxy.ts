import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Shows the stand-ins' pages (checkout, mail) under our own address, so that a browser needs only one. */
export function proxySandbox(sandboxUrl: string): RequestHandler {
  return createProxyMiddleware({ target: sandboxUrl, pathFilter: ['/sandbox', '/sandbox/**'], xfwd: true });
}
