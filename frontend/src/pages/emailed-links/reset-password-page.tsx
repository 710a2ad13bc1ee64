import type { ResetTokenState } from '@contract/account/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth-frame';
import { ResetPasswordForm } from '@/features/auth/reset-password-form';
import { useLinkForgotten, useMailedLink } from '@/features/auth/use-mailed-link';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Redirect } from '@/ui/redirect';
import { Spinner } from '@/ui/spinner';

/** Sets a new password with an emailed link (`?email=…&token=…`). */
export function ResetPasswordPage() {
  const link = useMailedLink('email', 'token');
  return link ? <PasswordReset {...link} /> : <Redirect to="/auth" />;
}

const back = { to: '/auth', label: 'Back' };

function PasswordReset({ email, token }: { email: string; token: string }) {
  const [isDone, setIsDone] = useState(false);
  useLinkForgotten(isDone);
  const check = useQuery({
    queryKey: ['/api/verify-reset-token', email, token],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ email, token }).toString();
      return api.get<ResetTokenState>(`/api/verify-reset-token?${query}`, { signal });
    },
    gcTime: 0,
  });

  if (isDone) {
    return (
      <AuthFrame back={back} title="Password Reset Successfully">
        <p role="status" className="mb-6 text-muted">
          Every device was signed out. Log in with your new password.
        </p>
        <Button size="lg" className="w-full" asChild>
          <Link to="/auth">Go to Login</Link>
        </Button>
      </AuthFrame>
    );
  }
  if (check.isPending) {
    return (
      <AuthFrame back={back} title="Reset your password">
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-5" />
          Verifying your reset token...
        </p>
      </AuthFrame>
    );
  }
  const isRefused = check.error instanceof ApiError && check.error.status >= 400 && check.error.status < 500;
  if (check.error && !isRefused) {
    return (
      <AuthFrame back={back} title="Reset your password">
        <Banner tone="danger" className="mb-6">
          {sentenceOf(check.error)}
        </Banner>
        <Button size="lg" className="w-full" onClick={() => void check.refetch()}>
          Try again
        </Button>
      </AuthFrame>
    );
  }
  if (!check.data?.valid) {
    return (
      <AuthFrame back={back} title="Invalid or Expired Token">
        <p role="alert" className="mb-6 text-muted">
          Links work once, for 60 minutes. A newer link replaces older ones.
        </p>
        <Button size="lg" className="w-full" asChild>
          <Link to="/forgot-password">Request New Reset Link</Link>
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame back={back} title="Reset your password">
      <ResetPasswordForm email={email} token={token} onDone={() => setIsDone(true)} />
    </AuthFrame>
  );
}
