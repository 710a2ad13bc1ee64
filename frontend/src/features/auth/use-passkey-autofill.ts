import { passkeyChallengeMinutes } from '@contract/auth/passkey';
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/lib/api';
import { signInWithPasskey } from '@/lib/passkeys';
import { useAuth } from '@/session/use-auth';
import { notifyPasskeyFailure, passkeySignInKey } from '@/session/use-passkey-sign-in';

/** Replace a challenge a minute before it expires. */
const renewMs = (passkeyChallengeMinutes - 1) * 60_000;

/**
 * Offers passkeys in the browser's suggestions for the email field (conditional mediation), where supported. Failures
 * are ignored until the artist picks a passkey. Browsers allow one request at a time, so nothing is offered while the
 * passkey button's dialog is open.
 */
export function usePasskeyAutofill(isEnabled: boolean): void {
  const { adopt } = useAuth();
  const isAsking = useIsMutating({ mutationKey: passkeySignInKey }) > 0;
  const isOffered = isEnabled && !isAsking;
  const signIn = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    signal.throwIfAborted();
    await adopt(await signInWithPasskey({ useBrowserAutofill: true, signal }));
  });
  useEffect(() => {
    if (!isOffered) return;
    const left = new AbortController();
    const offer = () =>
      void signIn(left.signal).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'passkey_refused') notifyPasskeyFailure(error);
      });
    offer();
    const timer = setInterval(offer, renewMs);
    return () => {
      clearInterval(timer);
      left.abort();
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isOffered]);
}
