import { appName } from '@contract/app';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { AuthPoster } from '@/features/auth/auth-poster';
import { AuthTabs } from '@/features/auth/auth-tabs';
import { bannerText } from '@/features/auth/error-banner';
import { homePath } from '@/session/home-path';
import { useAuth } from '@/session/use-auth';
import { clearUser } from '@/session/user-query';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Wordmark } from '@/ui/wordmark';

/** Log in and sign up; whoever is signed in goes where they belong. */
export function AuthPage() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const [query] = useSearchParams();
  const error = bannerText(query.get('error'));

  // SPEC.md section 2: what is remembered of the user is cleared on load. The server is asked at once, so that somebody
  // who is signed in is still sent on.
  useEffect(() => void clearUser(queryClient), [queryClient]);

  if (user) return <Navigate to={homePath(user, new Date())} replace />;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 py-5 sm:px-10">
        <header className="flex items-center justify-between">
          <Button variant="quiet" className="-ml-3" asChild>
            <Link to="/">
              <ArrowLeft className="size-5" aria-hidden="true" />
              Back to Home
            </Link>
          </Button>
        </header>
        <main id="main" tabIndex={-1} className="mx-auto my-auto w-full max-w-sm py-10">
          <h1 className="mb-8">
            <Wordmark name={appName} className="text-4xl" />
          </h1>
          {error && (
            <Banner tone="danger" className="mb-6">
              {error}
            </Banner>
          )}
          <AuthTabs />
        </main>
      </div>
      <AuthPoster />
    </div>
  );
}
