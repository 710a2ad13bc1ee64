import { plans } from '@contract/subscription/plans';
import type { ReactNode } from 'react';
import { PlanCard } from './plan-card';
import { useCheckout } from './use-checkout';

interface PlanChoiceProps {
  /** How an earlier checkout ended, or what is owed. */
  notice?: ReactNode;
  /** Disables the buttons. */
  disabled?: boolean;
}

/** The two plans. */
export function PlanChoice({ notice, disabled = false }: PlanChoiceProps) {
  const { pendingPlan, startCheckout } = useCheckout();
  return (
    <>
      <h1 className="display-lg">Choose Your Plan</h1>
      <p className="mt-5 max-w-[52ch] text-lg text-muted">
        You pay by card on our payment provider&apos;s page. Cancel when you like: you keep access until the end of the
        period that you paid for.
      </p>
      {notice && <div className="mt-8 max-w-3xl">{notice}</div>}
      <ul className="mt-10 grid items-start gap-8 md:mt-14 md:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.id} className="h-full">
            <PlanCard
              plan={plan}
              isAnnounced={plan.id === 'yearly'}
              pending={pendingPlan === plan.id}
              disabled={disabled || pendingPlan !== null}
              onChoose={() => void startCheckout(plan)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
