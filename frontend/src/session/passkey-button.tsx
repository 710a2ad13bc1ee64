import type { User } from '@contract/account/user';
import { KeyRound } from 'lucide-react';
import { Button, type ButtonVariant } from '@/ui/button';
import { usePasskeySignIn } from './use-passkey-sign-in';
import { usePasskeySupport } from './use-passkey-support';

interface PasskeyButtonProps {
  label?: string;
  variant?: ButtonVariant;
  onSignedIn: (user: User) => unknown;
}

/** Signs in with a passkey. Hidden where passkeys don't work. */
export function PasskeyButton({
  label = 'Sign in with a passkey',
  variant = 'outline',
  onSignedIn,
}: PasskeyButtonProps) {
  const support = usePasskeySupport();
  const signIn = usePasskeySignIn(onSignedIn);
  if (support !== 'supported') return null;
  return (
    <Button variant={variant} pending={signIn.isPending} onClick={() => signIn.mutate()}>
      {!signIn.isPending && <KeyRound className="size-4.5" aria-hidden="true" />}
      {label}
    </Button>
  );
}
