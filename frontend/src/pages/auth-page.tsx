import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth-frame';
import { AuthTabs } from '@/features/auth/auth-tabs';
import { bannerText } from '@/features/auth/error-banner';
import { SecondStepForm } from '@/features/auth/second-step-form';
import { homePath } from '@/session/home-path';
import { forgetReturn, readReturnPath } from '@/session/return-path';
import { useAuth } from '@/session/use-auth';
import { clearUser } from '@/session/user-query';
import { Banner } from '@/ui/banner';
import { Redirect } from '@/ui/redirect';

/** Log in and sign up. Redirects signed-in users to their screen. */
export function AuthPage() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const [query] = useSearchParams();
  const error = bannerText(query.get('error'));
  const [returnPath] = useState(readReturnPath);

  // SPEC.md clears the cached user on load. Reload it at once, so a signed-in user is still redirected.
  useEffect(() => void clearUser(queryClient), [queryClient]);

  useEffect(forgetReturn, []);

  if (user) return <Redirect to={returnPath ?? homePath(user, new Date())} />;
  if (query.get('step') === 'two-factor') {
    return (
      <AuthFrame back={{ to: '/auth', label: 'Back to Log In' }} title="Two-step verification">
        <SecondStepForm />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame back={{ to: '/', label: 'Back to Home' }}>
      {error && (
        <Banner tone="danger" className="mb-6">
          {error}
        </Banner>
      )}
      <AuthTabs />
    </AuthFrame>
  );
}
