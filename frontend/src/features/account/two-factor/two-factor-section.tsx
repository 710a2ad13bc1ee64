import type { User } from '@contract/account/user';
import { Suspense, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { onDemand } from '@/ui/on-demand';
import { Spinner } from '@/ui/spinner';
import { AccountSection } from '../account-section';
import { ChangeTwoFactorDialog } from './change-two-factor-dialog';
import { LoadFailure } from '../load-failure';
import { useTwoFactor } from './two-factor-query';
import { useSignInMethods } from '../use-sign-in-methods';

/** Warn when fewer recovery codes than this are left. */
const fewCodes = 3;

/** Loaded on demand: it includes the QR code library, which few accounts need. */
const TurnOnTwoFactorDialog = onDemand(() =>
  import('./turn-on-two-factor-dialog').then(({ TurnOnTwoFactorDialog: Loaded }) => Loaded),
);

/** The state of two-step verification, and how to change it. */
export function TwoFactorSection({ user }: { user: User }) {
  const [dialog, setDialog] = useState<'on' | 'off' | 'codes' | null>(null);
  const { data: state, error, isPending, refetch } = useTwoFactor();
  const hasPassword = useSignInMethods().data?.hasPassword ?? true;
  const close = () => setDialog(null);
  return (
    <AccountSection title="Two-step verification">
      {isPending && <Spinner className="size-6" label="Loading" />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {state?.enabledAt === null && (
        <>
          <p className="max-w-[60ch]">
            Ask for a code from your phone at every sign-in, so that a stolen password isn't enough to open your
            account. Logging in with a passkey needs no code.
          </p>
          {!user.emailVerified && <p className="text-muted">Confirm your email address first.</p>}
          <Button variant="outline" disabled={!user.emailVerified} onClick={() => setDialog('on')}>
            Turn on
          </Button>
        </>
      )}
      {state?.enabledAt && (
        <>
          <p>
            <Badge tone="success">On</Badge> since {formatDay(state.enabledAt)}.{' '}
            {state.recoveryCodesLeft === 1 ? '1 recovery code' : `${state.recoveryCodesLeft} recovery codes`} left.
          </p>
          {state.recoveryCodesLeft < fewCodes && (
            <Banner tone="info" title="You're running out of recovery codes">
              If you lose your phone, you need one to get back in. Get new ones while you can.
            </Banner>
          )}
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setDialog('codes')}>
              Get new recovery codes
            </Button>
            <Button variant="outline" onClick={() => setDialog('off')}>
              Turn off
            </Button>
          </div>
        </>
      )}
      {dialog === 'on' && (
        <Suspense>
          <TurnOnTwoFactorDialog onClose={close} />
        </Suspense>
      )}
      {(dialog === 'off' || dialog === 'codes') && (
        <ChangeTwoFactorDialog change={dialog} hasPassword={hasPassword} onClose={close} />
      )}
    </AccountSection>
  );
}
