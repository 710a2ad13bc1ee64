import type { Timestamp } from '../rules/scalars.js';

/** GET /api/account/two-factor. */
export interface TwoFactorState {
  /** When two-step verification was turned on; null if it is off. */
  enabledAt: Timestamp | null;
  /** Unused recovery codes. */
  recoveryCodesLeft: number;
}

/** POST /api/account/two-factor/setup, 200. The server never returns the secret again. */
export interface TwoFactorSetup {
  /** Base32, for authenticator apps that can't scan. */
  secret: string;
  /** The `otpauth://totp/` URI in the QR code. */
  uri: string;
}

/** POST /api/account/two-factor/confirm and …/recovery-codes, 200. Shown once: only hashes are stored. */
export interface RecoveryCodes {
  codes: string[];
}

/** POST /api/login, 202: the password is correct; continue with a code at POST /api/login/two-factor. */
export interface TwoFactorRequired {
  twoFactorRequired: true;
}

/** How many minutes the second step of a sign-in stays open. */
export const secondStepMinutes = 5;

/** For how many minutes a setup can be confirmed. */
export const setupMinutes = 30;

/** Recovery codes per account. */
export const recoveryCodeCount = 10;

/** Length limit of a typed code: a recovery code with separators and a few spaces. */
export const codeMax = 40;

/** Where the browser enters the second step, also after a provider's sign-in page. */
export const secondStepPath = '/auth?step=two-factor';
