import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Serves the sandbox's pages (checkout, mail) from our own address. */
export function proxySandbox(sandboxUrl: string): RequestHandler {
  // A function, because a list that mixes paths and patterns matches neither.
  const pathFilter = (path: string): boolean => /^\/sandbox(\/|$)/.test(path);
  return createProxyMiddleware({ target: sandboxUrl, pathFilter, xfwd: true });
}
