import { plans } from '@contract/subscription/plans';
import type { SubscriptionDetails } from '@contract/subscription/subscription';
import type { User } from '@contract/account/user';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { ConfirmPaymentCard } from './confirm-payment-card';
import { InvoiceList } from './invoice-list';
import { PaymentDueBanner } from './payment-due-banner';
import { accessEnd, mayCancel, statusBadge } from './subscription-state';
import { SwitchPreviewCard } from './switch-preview-card';
import { useConfirmation } from './use-confirmation';
import { usePortal } from './use-portal';
import { detailsKey, useSubscriptionChanges } from './use-subscription-changes';
import { YearlyOffer } from './yearly-offer';

interface SubscriptionDetailsDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Subscription Details: status, dates and actions. */
export function SubscriptionDetailsDialog({ user, open, onOpenChange }: SubscriptionDetailsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Subscription Details" width="md">
      <Details user={user} />
    </Dialog>
  );
}

function Details({ user }: { user: User }) {
  const { data: details } = useQuery<SubscriptionDetails>({
    queryKey: detailsKey,
    enabled: user.hasActiveSubscription,
    refetchOnMount: 'always',
  });
  const { cancel, resume, preview, change } = useSubscriptionChanges();
  const { openPortal, isOpening } = usePortal();
  const confirmation = useConfirmation(user, { preview, change });
  const [isAskingToCancel, setIsAskingToCancel] = useState(false);

  const { label, tone } = statusBadge(user.subscriptionStatus);
  const isEnding = user.cancelAtPeriodEnd && user.subscriptionStatus !== 'canceled';
  const other = plans.find(({ id }) => id !== details?.plan?.id);
  const plan = details?.plan;
  return (
    <div className="flex flex-col gap-5">
      <PaymentDueBanner user={user} />
      <dl className="tear-line flex flex-col gap-y-2.5 pt-5">
        <Detail name="Status">
          <Badge tone={tone}>{label}</Badge>
        </Detail>
        {plan && (
          <Detail name="Plan">
            {plan.name}, {formatMoney(plan.price)} per {plan.interval}
          </Detail>
        )}
        {user.subscriptionStartDate && <Detail name="Started">{formatDay(user.subscriptionStartDate)}</Detail>}
        {user.subscriptionEndDate && <Detail name={endLabel(user)}>{formatDay(user.subscriptionEndDate)}</Detail>}
      </dl>

      {(isEnding || user.subscriptionStatus === 'canceled') && (
        <Banner tone="info" title="Your subscription has been canceled.">
          You keep access until {accessEnd(user.subscriptionEndDate)}.
        </Banner>
      )}

      {confirmation ? (
        <ConfirmPaymentCard
          planName={confirmation.planName}
          url={confirmation.url}
          onBack={() => {
            change.reset();
            preview.reset();
          }}
        />
      ) : preview.data ? (
        <SwitchPreviewCard
          preview={preview.data}
          pending={change.isPending}
          onConfirm={() => change.mutate(preview.data)}
          onBack={() => preview.reset()}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {plan?.id === 'monthly' && mayCancel(user) && (
            <div className="w-full">
              <YearlyOffer pending={preview.isPending} onSwitch={() => preview.mutate('yearly')} />
            </div>
          )}
          {isEnding && (
            <Button pending={resume.isPending} onClick={() => resume.mutate()}>
              Resume Subscription
            </Button>
          )}
          {plan?.id === 'yearly' && other && mayCancel(user) && (
            <Button pending={preview.isPending} onClick={() => preview.mutate(other.id)}>
              Switch to {other.name}
            </Button>
          )}
          <Button variant="outline" pending={isOpening} onClick={openPortal}>
            Card and billing
          </Button>
          {mayCancel(user) && (
            <div className="w-full">
              {/* Without an outline; aligned with the outlines of the other buttons. */}
              <Button variant="quiet" className="-ml-5" onClick={() => setIsAskingToCancel(true)}>
                Cancel Subscription
              </Button>
            </div>
          )}
        </div>
      )}

      <InvoiceList />

      <AlertDialog
        open={isAskingToCancel}
        onOpenChange={setIsAskingToCancel}
        title="Cancel Subscription"
        description={`You keep access until ${accessEnd(user.subscriptionEndDate)}. After that nothing more is charged, and your conversations stay here in case you come back.`}
        confirmLabel="Cancel Subscription"
        cancelLabel="Keep it"
        isDestructive
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setIsAskingToCancel(false) })}
      />
    </div>
  );
}

/** A label and value. The value wraps below the label if there is too little room. */
function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-20 text-muted">{name}</dt>
      <dd className="flex-[1_1_9rem] font-semibold">{children}</dd>
    </div>
  );
}

function endLabel({ subscriptionStatus, cancelAtPeriodEnd }: User): string {
  if (subscriptionStatus === 'past_due' || subscriptionStatus === 'unpaid') return 'Paid until';
  return cancelAtPeriodEnd || subscriptionStatus === 'canceled' ? 'Ends' : 'Renews';
}
