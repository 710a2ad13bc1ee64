import type { User } from '@contract/account/user';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Activation } from '@/features/subscription/activation';
import { ActivationScreen } from '@/features/subscription/activation-screen';
import { CheckoutNotice } from '@/features/subscription/checkout-notice';
import { PaymentDueBanner } from '@/features/subscription/payment-due-banner';
import { PlanChoice } from '@/features/subscription/plan-choice';
import { isPaymentDue } from '@/features/subscription/subscription-state';
import { homePath } from '@/session/home-path';
import { SessionHeader } from '@/session/session-header';
import { useAuth } from '@/session/use-auth';
import { reloadUser, userKey } from '@/session/user-query';
import { Redirect } from '@/ui/redirect';
import { toast } from '@/ui/toasts/toast-store';

/** Plan choice, and the return from checkout (`?success=true&session_id=…`). */
export function PaywallPage() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isReturning = query.get('success') === 'true';
  const sessionId = query.get('session_id');
  const [problem, setProblem] = useState<{ phase: 'unpaid' | 'failed'; retryPath: string } | null>(null);

  const settle = async (outcome: Extract<Activation, { phase: 'active' | 'unpaid' | 'failed' }>) => {
    if (outcome.phase === 'active') {
      toast({ title: 'Success! Your subscription is now active. Redirecting to dashboard...' });
      await reloadUser(queryClient);
      await navigate('/chat', { replace: true });
      return;
    }
    // Already subscribed: this payment needs no confirmation.
    await reloadUser(queryClient);
    if (mayChat(queryClient.getQueryData<User | null>(userKey))) {
      await navigate('/chat', { replace: true });
      return;
    }
    if (outcome.phase === 'unpaid') {
      toast({
        title: 'Payment Issue',
        description: 'There was a problem with your payment. Please try again or contact support.',
        variant: 'destructive',
      });
    } else {
      toast({
        title: 'Subscription verification timeout',
        description: 'There was a problem verifying your subscription. Please contact support.',
        variant: 'destructive',
      });
    }
    setProblem({ phase: outcome.phase, retryPath: `/paywall?${query.toString()}` });
    await navigate('/paywall', { replace: true });
  };

  if (mayChat(user) && !isReturning) return <Redirect to="/chat" />;
  const isOwing = user !== null && isPaymentDue(user);
  const notice = isOwing ? <PaymentDueBanner user={user} /> : problem && <CheckoutNotice {...problem} />;
  return (
    <>
      <SessionHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl px-5 pb-24 pt-6 sm:px-8 md:pt-12">
        {isReturning ? (
          <ActivationScreen sessionId={sessionId} onSettled={(outcome) => void settle(outcome)} />
        ) : (
          <PlanChoice notice={notice} disabled={isOwing} />
        )}
      </main>
    </>
  );
}

/** Whether the user is subscribed; onboarding may still be open. */
function mayChat(user: User | null | undefined): boolean {
  return user != null && homePath({ ...user, hasCompletedOnboarding: true }, new Date()) === '/chat';
}
