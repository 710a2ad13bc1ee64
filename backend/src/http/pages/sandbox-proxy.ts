import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Shows the stand-ins' pages (checkout, mail) under our own address, so that a browser needs only one. */
export function proxySandbox(sandboxUrl: string): RequestHandler {
  // As a function: a list that mixes a plain path with a pattern matches neither.
  const pathFilter = (path: string): boolean => /^\/sandbox(\/|$)/.test(path);
  return createProxyMiddleware({ target: sandboxUrl, pathFilter, xfwd: true });
}
