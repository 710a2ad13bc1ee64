import type { CookieOptions } from 'express';
import { secondStepMinutes } from '../../../../contract/auth/two-factor.js';
import type { Env } from '../../config/env.js';

export const secondStepCookie = 'fanfare_second_step';

/** The cookie between the two steps of a sign-in. It permits nothing but the second step. */
export function secondStepCookieOptions(env: Pick<Env, 'isProduction' | 'publicUrl'>): CookieOptions {
  return {
    httpOnly: true,
    // Lax, because the browser may come from a provider's page.
    sameSite: 'lax',
    secure: env.isProduction || env.publicUrl.startsWith('https:'),
    path: '/api/login',
    maxAge: secondStepMinutes * 60_000,
  };
}
