/** A passkey in GET /api/passkeys, newest first. */
export interface Passkey {
  id: string;
  name: string;
  /** Whether it is synced to the artist's other devices. */
  isSynced: boolean;
  createdAt: string;
  /** Null if it was never used to sign in. */
  lastUsedAt: string | null;
}

interface KnownCredential {
  id: string;
  type: 'public-key';
  transports?: string[];
}

/** POST /api/passkeys/options, 200: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
export interface PasskeyCreationOptions {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  /** Milliseconds. */
  timeout: number;
  /** The account's existing passkeys, so that an authenticator doesn't create a second one. */
  excludeCredentials: KnownCredential[];
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' };
  attestation: 'none';
}

/** POST /api/login/passkey/options, 200: WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
export interface PasskeyRequestOptions {
  challenge: string;
  /** Milliseconds. */
  timeout: number;
  rpId: string;
  userVerification: 'required';
}

/** How many minutes a challenge is valid. */
export const passkeyChallengeMinutes = 5;

/** Maximum passkeys per account. */
export const mostPasskeys = 10;

export const passkeyNameMax = 60;
