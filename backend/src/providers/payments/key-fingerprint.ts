import { createHash } from 'node:crypto';

/** Tells secret keys apart in the database without storing any part of them. */
export function keyFingerprint(secretKey: string): string {
  return createHash('sha256').update(`payments key ${secretKey}`).digest('hex').slice(0, 16);
}
