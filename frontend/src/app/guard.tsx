import { decideAccess, type Access } from '@contract/access';
import { Fragment, lazy, Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { sentenceOf } from '@/lib/api';
import { useAuth } from '@/session/use-auth';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/message-screen';
import { LoadingScreen } from './loading-screen';

const SessionWatch = lazy(() => import('@/session/session-watch').then((module) => ({ default: module.SessionWatch })));

/** Lets a visitor in, or sends them where they have to go first. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { user, isLoading, error, hasLostSession } = useAuth();
  if (access === 'public') return children;
  if (isLoading) return <LoadingScreen />;
  if (error) return <UnreachableScreen error={error} />;
  switch (decideAccess(access, user, new Date())) {
    case 'granted':
      // What a screen keeps belongs to one user and ends with them.
      return (
        <Fragment key={user?.id}>
          {children}
          {/* The chat has a line of its own. */}
          {access === 'user' && (
            <Suspense fallback={null}>
              <SessionWatch />
            </Suspense>
          )}
        </Fragment>
      );
    case 'unauthenticated':
      return <Navigate to={hasLostSession ? '/auth?error=session_expired' : '/auth'} replace />;
    case 'payment_required':
      return <Navigate to="/paywall" replace />;
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
