/** A passkey of the account, as GET /api/passkeys lists it, newest first. Times are ISO 8601, UTC. */
export interface Passkey {
  id: string;
  name: string;
  /** Whether it is backed up and offered on the artist's other devices. */
  isSynced: boolean;
  createdAt: string;
  /** Null: never signed in with. */
  lastUsedAt: string | null;
}

interface KnownCredential {
  id: string;
  type: 'public-key';
  transports?: string[];
}

/** POST /api/passkeys/options, 200: what the browser makes a passkey from (WebAuthn's PublicKeyCredentialCreationOptionsJSON). */
export interface PasskeyCreationOptions {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  /** Milliseconds. */
  timeout: number;
  /** The account's passkeys: an authenticator that holds one makes no second. */
  excludeCredentials: KnownCredential[];
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' };
  attestation: 'none';
}

/** POST /api/login/passkey/options, 200 (WebAuthn's PublicKeyCredentialRequestOptionsJSON). */
export interface PasskeyRequestOptions {
  challenge: string;
  /** Milliseconds. */
  timeout: number;
  rpId: string;
  userVerification: 'required';
}

/** How long a challenge can be answered, in minutes. */
export const passkeyChallengeMinutes = 5;

/** Passkeys that an account may have. */
export const mostPasskeys = 10;

export const passkeyNameMax = 60;
