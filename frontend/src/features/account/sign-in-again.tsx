import { freshSignInMinutes } from '@contract/account-deletion';
import { type SocialProvider, socialProviderNames } from '@contract/config';
import { rememberReturn } from '@/session/return-path';
import { Button } from '@/ui/button';

/** For an account without a password. The provider's page comes next, and then this screen again. */
export function SignInAgain({ providers, onCancel }: { providers: SocialProvider[]; onCancel: () => void }) {
  return (
    <>
      <p>
        Your account has no password. So that we know it is you, please sign in once more. You have {freshSignInMinutes}{' '}
        minutes after that.
      </p>
      <div className="tear-line mt-6 flex flex-wrap justify-end gap-3 pt-5">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
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
