import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions } from '@contract/auth/passkey';
import type { ReauthenticateBody } from '@contract/auth/reauthenticate.body';
import type { User } from '@contract/account/user';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api } from './api';

interface SignInOptions {
  /** Offers passkeys in the suggestions of a field with `autocomplete="… webauthn"` instead of opening a dialog. */
  useBrowserAutofill?: boolean;
  /** Aborts before the browser prompts. */
  signal?: AbortSignal;
}

/** Signs in with a passkey that the artist picks. @throws ApiError, or the browser's error */
export async function signInWithPasskey({ useBrowserAutofill = false, signal }: SignInOptions = {}): Promise<User> {
  const optionsJSON = await api.post<PasskeyRequestOptions>('/api/login/passkey/options', undefined, { signal });
  signal?.throwIfAborted();
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return api.post<User>('/api/login/passkey', { credential });
}

/** Creates a passkey in the browser and adds it to the account. @throws ApiError, or the browser's error */
export async function addPasskey(body: ReauthenticateBody): Promise<Passkey> {
  const optionsJSON = await api.post<PasskeyCreationOptions>('/api/passkeys/options', body);
  const credential = await startRegistration({ optionsJSON });
  return api.post<Passkey>('/api/passkeys', { credential });
}

/**
 * Whether the artist closed the browser's dialog or let it time out. Browsers don't distinguish these from having no
 * passkey, which would reveal whether the artist has an account.
 */
export function wasCanceled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** Whether the authenticator already has a passkey of this account. */
export function hasPasskeyAlready(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}
