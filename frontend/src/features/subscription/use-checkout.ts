import type { AppConfig } from '@contract/config';
import type { Plan, PlanId } from '@contract/subscription/plans';
import type { CheckoutSession } from '@contract/subscription/subscription';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { configKey, useAppConfig } from '@/session/use-app-config';
import { toast } from '@/ui/toasts/toast-store';
import { startPayments } from './payment-script';

/** A failed step of the checkout, with its toast title. */
class CheckoutFailure extends Error {
  constructor(
    readonly title: string,
    readonly advice: string,
  ) {
    super(title);
  }
}

const paymentsUnavailable = new CheckoutFailure(
  'Failed to initialize payment system',
  "The payment provider's page can't be reached. Check your connection or your ad blocker and try again.",
);

/**
 * Starts the provider's hosted checkout for a plan. `pendingPlan` is the plan whose checkout is being prepared.
 * Failures are shown as toasts here.
 */
export function useCheckout(): { pendingPlan: PlanId | null; startCheckout: (plan: Plan) => Promise<void> } {
  const queryClient = useQueryClient();
  const payments = useAppConfig()?.stripe;
  const [pendingPlan, setPendingPlan] = useState<PlanId | null>(null);

  useEffect(() => {
    if (payments) startPayments(payments).catch(() => notify(paymentsUnavailable));
  }, [payments]);

  // The back/forward cache may restore this page while it is still pending.
  useEffect(() => {
    const stayHere = (event: PageTransitionEvent) => {
      if (event.persisted) setPendingPlan(null);
    };
    window.addEventListener('pageshow', stayHere);
    return () => window.removeEventListener('pageshow', stayHere);
  }, []);

  const startCheckout = async (plan: Plan) => {
    setPendingPlan(plan.id);
    try {
      const config = await queryClient.ensureQueryData<AppConfig>({ queryKey: configKey });
      // Stays pending while the browser navigates away.
      window.location.assign(await checkoutUrl(config, plan));
    } catch (error) {
      setPendingPlan(null);
      notify(
        error instanceof CheckoutFailure
          ? error
          : new CheckoutFailure('Failed to process subscription', sentenceOf(error)),
      );
    }
  };
  return { pendingPlan, startCheckout };
}

async function checkoutUrl(config: AppConfig, plan: Plan): Promise<string> {
  const priceId = config.plans.find(({ id }) => id === plan.id)?.priceId;
  if (!priceId)
    throw new CheckoutFailure('Invalid plan selected', "This plan isn't available right now. Choose the other one.");

  await startPayments(config.stripe).catch(() => {
    throw paymentsUnavailable;
  });

  const session = await api
    .post<CheckoutSession>('/api/subscription/create-checkout-session', { priceId, trialDays: plan.trialDays })
    .catch((error: unknown) => {
      throw new CheckoutFailure('Failed to create checkout session', sentenceOf(error));
    });
  if (!session?.url) throw new Error("The payment provider didn't return a checkout page. Please try again.");
  return session.url;
}

function notify({ title, advice }: CheckoutFailure): void {
  toast({ title, description: advice, variant: 'destructive' });
}
