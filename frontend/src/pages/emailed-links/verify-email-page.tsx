import type { EmailVerified } from '@contract/account/account';
import { appName } from '@contract/app';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth-frame';
import { ConfirmWithPasswordForm } from '@/features/auth/confirm-with-password-form';
import { useLinkForgotten, useMailedLink } from '@/features/auth/use-mailed-link';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { useAuth } from '@/session/use-auth';
import { userKey } from '@/session/user-query';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Redirect } from '@/ui/redirect';
import { Spinner } from '@/ui/spinner';

/**
 * Confirms a current or new email address with an emailed link (`?token=…`): at once in a session of that account,
 * otherwise together with a new password.
 */
export function VerifyEmailPage() {
  const link = useMailedLink('token');
  return link ? <Confirmation {...link} /> : <Redirect to="/auth" />;
}

const back = { to: '/', label: 'Back to Home' };

function Confirmation({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const { isLoading } = useAuth();
  const [isPasswordSet, setIsPasswordSet] = useState(false);
  // A query rather than a mutation: it runs on load, once per token.
  const confirmation = useQuery({
    queryKey: ['/api/verify-email', token],
    enabled: !isLoading && !isPasswordSet,
    queryFn: async () => {
      const confirmed = await api.post<EmailVerified>('/api/verify-email', { token });
      await queryClient.invalidateQueries({ queryKey: userKey });
      return confirmed;
    },
  });
  useLinkForgotten(confirmation.isSuccess || isPasswordSet);

  const { error } = confirmation;
  const emailToConfirm =
    error instanceof ApiError && error.code === 'new_password_required' ? error.json?.email : undefined;
  if (isPasswordSet) {
    return (
      <AuthFrame back={back} title="Your address is confirmed">
        <p role="status" className="mb-6 text-muted">
          Every device was signed out. Log in with your new password.
        </p>
        <Button size="lg" className="w-full" asChild>
          <Link to="/auth">Go to Login</Link>
        </Button>
      </AuthFrame>
    );
  }
  if (emailToConfirm !== undefined) {
    return (
      <AuthFrame back={back} title="Choose a password to finish">
        <p className="mb-3 break-words text-muted">
          This confirms <strong>{emailToConfirm}</strong>, replaces the account's password and signs out every device.
        </p>
        <p className="mb-6 text-muted">Didn't sign up for {appName}? Close this page.</p>
        <ConfirmWithPasswordForm email={emailToConfirm} token={token} onDone={() => setIsPasswordSet(true)} />
      </AuthFrame>
    );
  }
  if (confirmation.isPending || confirmation.isRefetching) {
    return (
      <AuthFrame back={back} title="Confirming your address">
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-5" />
          One moment...
        </p>
      </AuthFrame>
    );
  }
  if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) {
    return (
      <AuthFrame back={back} title="Confirming your address">
        <Banner tone="danger" className="mb-6">
          {sentenceOf(error)}
        </Banner>
        <Button size="lg" className="w-full" onClick={() => void confirmation.refetch()}>
          Try again
        </Button>
      </AuthFrame>
    );
  }
  if (error) {
    return (
      <AuthFrame back={back} title="That link doesn't work">
        <p role="alert" className="mb-6 text-muted">
          {sentenceOf(error)}
        </p>
        <Button size="lg" className="w-full" asChild>
          <Link to="/auth">Go to Login</Link>
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame back={back} title="Your address is confirmed">
      <p role="status" className="mb-6 break-words text-muted">
        {confirmation.data.email}
      </p>
      <Button size="lg" className="w-full" asChild>
        <Link to="/auth">Continue</Link>
      </Button>
    </AuthFrame>
  );
}
