import { generateSecret, generateURI, verify } from 'otplib';
import { appName } from '../../../contract/app.js';

/** Clock tolerance in seconds: one step of RFC 6238 either way. */
const tolerance = 30;

/** A new secret of 160 bits, in base 32. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 });
}

/** The URI in the QR code. It uses six digits, SHA-1 and 30 seconds, which every authenticator app supports. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: appName, label: email, secret });
}

/** Whether a text looks like an authenticator app's code, as opposed to a recovery code. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** The 30-second step of a code, or null if it is wrong. Every step is compared, in constant time. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: tolerance });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
