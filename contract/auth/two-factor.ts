import type { Timestamp } from '../rules/scalars.js';

/** GET /api/account/two-factor. */
export interface TwoFactorState {
  /** When two-step verification was turned on (ISO 8601, UTC); null: it is off. */
  enabledAt: Timestamp | null;
  /** Recovery codes that still work. */
  recoveryCodesLeft: number;
}

/** POST /api/account/two-factor/setup, 200. Shown once: the server never returns the secret again. */
export interface TwoFactorSetup {
  /** For authenticator apps that can't scan, in base 32. */
  secret: string;
  /** What the QR code holds: an `otpauth://totp/` address. */
  uri: string;
}

/** POST /api/account/two-factor/confirm and …/recovery-codes, 200. Shown once: only hashes are stored. */
export interface RecoveryCodes {
  codes: string[];
}

/** POST /api/login, 202: the password is right, and the account asks for a code at POST /api/login/two-factor. */
export interface TwoFactorRequired {
  twoFactorRequired: true;
}

/** How long the second step of a sign-in waits for its code, in minutes. */
export const secondStepMinutes = 5;

/** How long a setup can be confirmed, in minutes. */
export const setupMinutes = 30;

/** How many recovery codes an account gets. */
export const recoveryCodeCount = 10;

/** The longest code that people type: a recovery code with its separators, and some space. */
export const codeMax = 40;

/** Where the browser goes on with the second step, also after a provider's page. */
export const secondStepPath = '/auth?step=two-factor';
