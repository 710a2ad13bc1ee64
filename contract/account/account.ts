import type { Timestamp, Uuid } from '../rules/scalars.js';

/** POST /api/forgot-password, 200: the same whether or not the account exists. */
export interface ResetRequested {
  message: string;
}

/** The neutral response, also shown on the screen. */
export const resetRequestedText =
  'If an account exists with the email you provided, we have sent a link to reset its password. It works for 60 minutes.';

/** GET /api/verify-reset-token, 200. */
export interface ResetTokenState {
  valid: boolean;
}

/** POST /api/verify-email, 200: the confirmed address. */
export interface EmailVerified {
  email: string;
}

/** A signed-in browser in GET /api/sessions, most recently used first. */
export interface Session {
  id: Uuid;
  /** Like "Firefox on Android", or "Unknown device". */
  device: string;
  createdAt: Timestamp;
  /** Accurate to ten minutes. */
  lastUsedAt: Timestamp;
  /** The session of this request. */
  isCurrent: boolean;
}
