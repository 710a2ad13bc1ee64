import type { Timestamp, Uuid } from '../rules/scalars.js';

/** POST /api/forgot-password, 200: the same whether the address has an account or not. */
export interface ResetRequested {
  message: string;
}

/** The neutral answer, which the screen shows too. */
export const resetRequestedText =
  'If an account exists with the email you provided, we have sent a link to reset its password. It works for 60 minutes.';

/** GET /api/verify-reset-token, 200. */
export interface ResetTokenState {
  valid: boolean;
}

/** POST /api/verify-email, 200: the address that is now confirmed. */
export interface EmailVerified {
  email: string;
}

/** A signed-in browser, as GET /api/sessions lists it, last used first. Times are ISO 8601, UTC. */
export interface Session {
  id: Uuid;
  /** Like "Firefox on Android", or "Unknown device". */
  device: string;
  createdAt: Timestamp;
  /** To within ten minutes. */
  lastUsedAt: Timestamp;
  /** The one that asks. */
  isCurrent: boolean;
}
