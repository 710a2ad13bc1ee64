import type { User } from '@contract/account/user';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { graceEnd, isPaymentDue } from './subscription-state';
import { usePortal } from './use-portal';

/** Shown after a failed renewal: when access ends, and a link to pay or cancel. Empty for everyone else. */
export function PaymentDueBanner({ user, className }: { user: User; className?: string }) {
  const { openPortal, isOpening } = usePortal();
  if (!isPaymentDue(user)) return null;
  const { hasActiveSubscription, subscriptionEndDate: endDate } = user;
  return (
    <Banner
      tone="danger"
      title="Your last payment did not go through."
      className={className}
      action={
        <Button className="mt-2" pending={isOpening} onClick={openPortal}>
          Update your card
        </Button>
      }
    >
      {hasActiveSubscription && endDate
        ? `You keep access until ${graceEnd(endDate)}. Update your card by then and nothing is interrupted.`
        : 'Your plan continues as soon as it is paid. Your conversations are safe.'}{' '}
      You can cancel your plan on the payment pages instead.
    </Banner>
  );
}
