import { gracePeriodDays } from '@contract/limits';
import type { User } from '@contract/account/user';
import { formatDay } from '@/lib/dates';

type State = Pick<User, 'subscriptionStatus' | 'cancelAtPeriodEnd' | 'subscriptionEndDate'>;

/** Whether the subscription has an unpaid invoice. */
export function isPaymentDue({ subscriptionStatus }: Pick<State, 'subscriptionStatus'>): boolean {
  return subscriptionStatus === 'past_due' || subscriptionStatus === 'unpaid';
}

/** The cancel button's rule (SPEC.md section 4): active, not canceled, not set to cancel at period end. */
export function mayCancel({ subscriptionStatus, cancelAtPeriodEnd }: State): boolean {
  return (subscriptionStatus === 'active' || subscriptionStatus === 'trialing') && !cancelAtPeriodEnd;
}

/** A status's label in capitals and the badge's tone; unknown values are gray. */
export function statusBadge(status: string): { label: string; tone: 'success' | 'info' | 'danger' | 'neutral' } {
  const label = status === '' ? 'INACTIVE' : status.replaceAll('_', ' ').toUpperCase();
  switch (status) {
    case 'active':
      return { label, tone: 'success' };
    case 'trialing':
      return { label, tone: 'info' };
    case 'canceled':
      return { label, tone: 'danger' };
    default:
      return { label, tone: 'neutral' };
  }
}

/** When a canceled subscription's access ends, as the end of a sentence. */
export function accessEnd(endDate: string | null): string {
  return endDate ? formatDay(endDate) : 'the end of your billing period';
}

/** The day access ends unless the debt is paid. */
export function graceEnd(endDate: string): string {
  return formatDay(new Date(new Date(endDate).getTime() + gracePeriodDays * 86_400_000));
}
