import type { Request, Response } from 'express';

/**
 * Whether the client's copy is current: the response's `ETag` is in `If-None-Match` (RFC 9110, 13.1.2). Express's
 * `request.fresh` is false for requests with `Cache-Control: no-cache`, which every conditional `fetch` sends.
 */
export function isNotModified(request: Request, response: Response): boolean {
  const known = request.headers['if-none-match'];
  const tag = response.getHeader('ETag');
  if (known === undefined || typeof tag !== 'string') return false;
  return known.trim() === '*' || known.split(',').some((one) => opaque(one) === opaque(tag));
}

/** Strips the weak prefix. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
