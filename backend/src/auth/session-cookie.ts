import type { CookieOptions } from 'express';
import type { Env } from '../config/env.js';

export const sessionCookie = 'fanfare_session';

/** How long a session lasts, in days, unless it is revoked. */
export const sessionDays = 30;

/** The cookie that holds a session's token: out of reach for scripts, not sent along by foreign pages' calls. */
export function sessionCookieOptions(env: Pick<Env, 'isProduction' | 'publicUrl'>): CookieOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.isProduction || env.publicUrl.startsWith('https:'),
    path: '/',
    maxAge: sessionDays * 86_400_000,
  };
}
