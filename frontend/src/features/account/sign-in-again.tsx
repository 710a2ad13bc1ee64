import { freshSignInMinutes } from '@contract/account/account-deletion';
import { type SocialProvider, socialProviderNames } from '@contract/config';
import type { User } from '@contract/account/user';
import { useQueryClient } from '@tanstack/react-query';
import { PasskeyButton } from '@/session/passkey-button';
import { rememberReturn } from '@/session/return-path';
import { useAuth } from '@/session/use-auth';
import { Button } from '@/ui/button';
import { usePasskeys } from './passkeys-query';
import { sessionsKey } from './sessions-key';
import { signInMethodsKey } from './use-sign-in-methods';

/** Re-authenticates an account without a password, by a provider or a passkey, and returns to this screen. */
export function SignInAgain({ providers, onCancel }: { providers: SocialProvider[]; onCancel: () => void }) {
  const queryClient = useQueryClient();
  const { user, adopt } = useAuth();
  const passkeys = usePasskeys();
  const continueAs = async (signedIn: User) => {
    // The artist may have picked another account's passkey.
    if (signedIn.id !== user?.id) return adopt(signedIn);
    await queryClient.invalidateQueries({ queryKey: sessionsKey });
    await queryClient.invalidateQueries({ queryKey: signInMethodsKey });
  };
  return (
    <>
      <p>
        Your account has no password. So that we know it’s you, please sign in again. You have {freshSignInMinutes}{' '}
        minutes after that.
      </p>
      <div className="tear-line mt-6 flex flex-wrap justify-end gap-3 pt-5">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        {passkeys.data && passkeys.data.length > 0 && <PasskeyButton onSignedIn={continueAs} />}
        {providers.map((provider) => (
          <Button
            key={provider}
            onClick={() => {
              rememberReturn();
              window.location.assign(`/api/auth/${provider}`);
            }}
          >
            Sign in with {socialProviderNames[provider]}
          </Button>
        ))}
      </div>
    </>
  );
}
