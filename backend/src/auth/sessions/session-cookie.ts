import type { CookieOptions, Response } from 'express';
import type { Env } from '../../config/env.js';

export const sessionCookie = 'fanfare_session';

/** How long a session lasts, in days, unless it is revoked. */
export const sessionDays = 30;

/** Options of the session cookie: not readable by scripts, not sent with cross-site requests. */
export function sessionCookieOptions(env: Pick<Env, 'isProduction' | 'publicUrl'>): CookieOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.isProduction || env.publicUrl.startsWith('https:'),
    path: '/',
    maxAge: sessionDays * 86_400_000,
  };
}

/**
 * Removes the session cookie and everything our pages stored, such as drafts, because someone else may use this browser
 * next. Leaves the cache, which takes Chromium seconds to clear and contains nothing personal that is shown without a
 * session, and the other cookies: the guest cookie belongs to the browser.
 */
export function endBrowserSession(response: Response, env: Pick<Env, 'isProduction' | 'publicUrl'>): void {
  response.clearCookie(sessionCookie, sessionCookieOptions(env));
  response.setHeader('Clear-Site-Data', '"storage"');
}
