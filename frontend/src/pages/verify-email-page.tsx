import type { EmailVerified } from '@contract/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth-frame';
import { useMailedLink } from '@/features/auth/use-mailed-link';
import { api, sentenceOf } from '@/lib/api';
import { userKey } from '@/session/user-query';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';

/** Confirms an address by a mailed link (`?token=…`), the account's own or the one that it is to have. */
export function VerifyEmailPage() {
  const link = useMailedLink('token');
  return link ? <Confirmation {...link} /> : <Navigate to="/auth" replace />;
}

const back = { to: '/', label: 'Back to Home' };

function Confirmation({ token }: { token: string }) {
  const queryClient = useQueryClient();
  // A query and not a mutation: it runs by itself, and once per token.
  const confirmation = useQuery({
    queryKey: ['/api/verify-email', token],
    queryFn: async () => {
      const confirmed = await api.post<EmailVerified>('/api/verify-email', { token });
      await queryClient.invalidateQueries({ queryKey: userKey });
      return confirmed;
    },
  });

  if (confirmation.isPending) {
    return (
      <AuthFrame back={back} title="Confirming your address">
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-5" />
          One moment...
        </p>
      </AuthFrame>
    );
  }
  if (confirmation.error) {
    return (
      <AuthFrame back={back} title="That link doesn't work">
        <p role="alert" className="mb-6 text-muted">
          {sentenceOf(confirmation.error)}
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
