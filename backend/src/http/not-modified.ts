import type { Request, Response } from 'express';

/**
 * Whether whoever asks has what is answered already: its `ETag` stands in `If-None-Match` (RFC 9110, 13.1.2). Express's
 * own `request.fresh` says no wherever the request has `Cache-Control: no-cache`, and every `fetch` with a condition has.
 */
export function isNotModified(request: Request, response: Response): boolean {
  const known = request.headers['if-none-match'];
  const tag = response.getHeader('ETag');
  if (known === undefined || typeof tag !== 'string') return false;
  return known.trim() === '*' || known.split(',').some((one) => opaque(one) === opaque(tag));
}

/** A tag as weak comparison sees it. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
