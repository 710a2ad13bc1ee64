import { createHash } from 'node:crypto';

/** Distinguishes secret keys in the database without storing any part of them. */
export function keyFingerprint(secretKey: string): string {
  return createHash('sha256').update(`payments key ${secretKey}`).digest('hex').slice(0, 16);
}
