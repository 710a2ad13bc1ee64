import type { CookieOptions } from 'express';
import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Env } from '../config/env.js';
import { hashSecret } from '../database/secret-hash.js';

export const guestCookie = 'fanfare_guest';

/** Guests and their chats are deleted this many days after the last visit. */
export const guestDays = 30;

/** Options of the guest cookie: not readable by scripts, not sent with cross-site requests. */
export function guestCookieOptions(env: Pick<Env, 'isProduction' | 'publicUrl'>): CookieOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.isProduction || env.publicUrl.startsWith('https:'),
    path: '/',
    maxAge: guestDays * 86_400_000,
  };
}

/** A new signed cookie value: `<secret>.<signature>`. */
export function issueGuestToken(key: KeyObject): string {
  const secret = randomBytes(24).toString('base64url');
  return `${secret}.${sign(secret, key)}`;
}

/** The hash stored for a token's guest, or null if we didn't sign it. */
export function hashGuestToken(token: string, key: KeyObject): Buffer | null {
  const [secret = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, key));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return hashSecret(secret);
}

function sign(secret: string, key: KeyObject): string {
  return createHmac('sha256', key).update(`guest:${secret}`).digest('base64url');
}
