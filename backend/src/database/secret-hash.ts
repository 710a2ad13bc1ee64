import { createHash } from 'node:crypto';

/** The hash stored instead of a secret that is in a link, cookie or code. Such secrets are random enough to need no salt. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
