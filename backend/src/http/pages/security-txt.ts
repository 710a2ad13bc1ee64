import { type RequestHandler, Router } from 'express';
import type { Env } from '../../config/env.js';

/** RFC 9116, 2.5.5 recommends less than a year. */
const validDays = 180;

/** Tells where to report security problems. Only exists with `SECURITY_CONTACT`. */
export function securityTxt({
  securityContact,
  publicUrl,
}: Pick<Env, 'securityContact' | 'publicUrl'>): RequestHandler {
  const router = Router();
  if (!securityContact) return router;
  const path = '/.well-known/security.txt';
  router.get(path, (_request, response) => {
    const expires = new Date(Date.now() + validDays * 86_400_000).toISOString();
    const lines = [`Contact: ${securityContact}`, `Expires: ${expires}`, `Canonical: ${publicUrl}${path}`];
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.type('text/plain').send(`${lines.join('\n')}\n`);
  });
  return router;
}
