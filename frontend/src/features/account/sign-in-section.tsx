import type { User } from '@contract/account/user';
import { useState } from 'react';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { AccountSection } from './account-section';
import { ChangeEmailDialog } from './change-email-dialog';
import { ChangePasswordDialog } from './change-password-dialog';
import { SetPasswordDialog } from './set-password-dialog';
import { useSignInMethods } from './use-sign-in-methods';

/** The email address and password, and how to change them. */
export function SignInSection({ user }: { user: User }) {
  const [dialog, setDialog] = useState<'password' | 'email' | null>(null);
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null);
  const [isPasswordAskedFor, setIsPasswordAskedFor] = useState(false);
  const methods = useSignInMethods();
  const hasPassword = methods.data?.hasPassword ?? true;
  const close = () => setDialog(null);
  return (
    <AccountSection title="Sign-in">
      <p className="min-w-0 max-w-full break-words">
        You log in as <strong>{user.email}</strong>{' '}
        {user.emailVerified ? <Badge tone="success">Confirmed</Badge> : <Badge>Not confirmed yet</Badge>}
      </p>
      {requestedEmail !== null && requestedEmail.toLowerCase() !== user.email.toLowerCase() && (
        <Banner tone="info" title="Check your inbox">
          We mailed a link to {requestedEmail}. Your address changes when you open it.
        </Banner>
      )}
      {isPasswordAskedFor && (
        <Banner tone="info" title="Check your inbox">
          We mailed a link to {user.email}. Open it to choose your password.
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={methods.isPending} onClick={() => setDialog('password')}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
        <Button variant="outline" disabled={methods.isPending} onClick={() => setDialog('email')}>
          Change email address
        </Button>
      </div>
      {dialog === 'password' && hasPassword && <ChangePasswordDialog onClose={close} />}
      {dialog === 'email' && hasPassword && <ChangeEmailDialog onClose={close} onAsked={setRequestedEmail} />}
      {dialog && !hasPassword && (
        <SetPasswordDialog
          isFor={dialog}
          email={user.email}
          onClose={close}
          onSent={() => setIsPasswordAskedFor(true)}
        />
      )}
    </AccountSection>
  );
}
