import type { SubscriptionDetails, SubscriptionStatus } from '../../../contract/subscription/subscription.js';
import { isEntitled } from './entitlement.js';
import { planOfPrice, type PlanPrices, toSubscribedPlan } from './plan-prices.js';
import type { SubscriptionRow } from './subscription-row.js';

export function toDetails(row: SubscriptionRow, prices: PlanPrices): SubscriptionDetails {
  const plan = planOfPrice(row.priceId, prices);
  return {
    status: row.status,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    startDate: row.startDate?.toISOString() ?? null,
    endDate: row.endDate?.toISOString() ?? null,
    plan: plan && toSubscribedPlan(plan),
    customerId: row.customerId,
    subscriptionId: row.subscriptionId,
  };
}

/** The status at a moment; not active if the account has never gone to checkout. */
export function toStatus(row: SubscriptionRow | null, prices: PlanPrices, now: Date): SubscriptionStatus {
  return {
    isActive: isEntitled(row, now),
    customerId: row?.customerId ?? null,
    subscriptionId: row?.subscriptionId ?? null,
    startDate: row?.startDate?.toISOString() ?? null,
    endDate: row?.endDate?.toISOString() ?? null,
    status: row?.status ?? '',
    tier: planOfPrice(row?.priceId ?? null, prices)?.id ?? null,
  };
}
