import { decideAccess, type Access } from '@contract/auth/access';
import { Fragment, lazy, Suspense, type ReactNode } from 'react';
import { sentenceOf } from '@/lib/api';
import { useAuth } from '@/session/use-auth';
import { Button } from '@/ui/button';
import { LoadingScreen } from '@/ui/screens/loading-screen';
import { MessageScreen } from '@/ui/screens/message-screen';
import { Redirect } from '@/ui/redirect';

const SessionWatch = lazy(() => import('@/session/session-watch').then((module) => ({ default: module.SessionWatch })));

/** Shows a screen to users with access; redirects others to sign-in or the paywall. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { user, isLoading, error, hasLostSession } = useAuth();
  if (access === 'public') return children;
  if (isLoading) return <LoadingScreen />;
  if (error) return <UnreachableScreen error={error} />;
  switch (decideAccess(access, user, new Date())) {
    case 'granted':
      // Keyed by user, so screen state never carries over to another account.
      return (
        <Fragment key={user?.id}>
          {children}
          {/* The chat has its own socket. */}
          {access === 'user' && (
            <Suspense fallback={null}>
              <SessionWatch />
            </Suspense>
          )}
        </Fragment>
      );
    case 'unauthenticated':
      return <Redirect to={hasLostSession ? '/auth?error=session_expired' : '/auth'} />;
    case 'payment_required':
      return <Redirect to="/paywall" />;
  }
}

function UnreachableScreen({ error }: { error: Error }) {
  return (
    <MessageScreen
      title="We can't open this right now."
      actions={
        <Button size="lg" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error)}
    </MessageScreen>
  );
}
