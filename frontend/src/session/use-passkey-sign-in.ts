import type { User } from '@contract/account/user';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '@/lib/api';
import { signInWithPasskey, wasCanceled } from '@/lib/passkeys';
import { toast } from '@/ui/toasts/toast-store';

export const passkeySignInKey = ['passkey-sign-in'] as const;

/** Signs in with a passkey from the browser's dialog. */
export function usePasskeySignIn(onSuccess: (user: User) => unknown) {
  return useMutation({
    mutationKey: passkeySignInKey,
    mutationFn: () => signInWithPasskey(),
    onSuccess,
    onError: notifyPasskeyFailure,
  });
}

export function notifyPasskeyFailure(error: unknown): void {
  if (wasCanceled(error)) {
    toast({ title: 'No passkey was used', description: 'Try again, or log in another way.' });
  } else toast({ title: 'Login failed', description: sentenceOf(error), variant: 'destructive' });
}
