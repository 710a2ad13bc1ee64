import { createHmac, timingSafeEqual } from 'node:crypto';

/** The user whose data Facebook asks to delete, and when it was requested. */
export interface FacebookDeletionRequest {
  subject: string;
  issuedAt: Date;
}

/** An older request is a replay. */
const oldestMs = 86_400_000;

/** How far Facebook's clock may be ahead of ours. */
const clockSkewMs = 300_000;

/**
 * Reads `signature.payload` as signed by Facebook (developers.facebook.com, "Data Deletion Request Callback"):
 * HMAC-SHA256 with the app's secret over the encoded payload. @returns null for anything else
 */
export function readSignedRequest(signedRequest: string, secret: string, now: Date): FacebookDeletionRequest | null {
  const [signature, payload, ...rest] = signedRequest.split('.');
  if (!signature || !payload || rest.length > 0) return null;
  const expected = createHmac('sha256', secret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = readClaims(payload);
  if (claims?.['algorithm'] !== 'HMAC-SHA256') return null;
  const { user_id: subject, issued_at: issuedAt } = claims;
  if (typeof subject !== 'string' || subject === '' || subject.length > 255 || subject.includes('\0')) return null;
  if (typeof issuedAt !== 'number' || !Number.isFinite(issuedAt)) return null;
  const age = now.getTime() - issuedAt * 1000;
  if (age > oldestMs || age < -clockSkewMs) return null;
  return { subject, issuedAt: new Date(issuedAt * 1000) };
}

function readClaims(payload: string): Record<string, unknown> | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
