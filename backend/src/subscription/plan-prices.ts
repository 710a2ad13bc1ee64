import { type Plan, type PlanId, plans } from '../../../contract/subscription/plans.js';
import type { SubscribedPlan } from '../../../contract/subscription/subscription.js';

/** The provider's price id of each plan. */
export type PlanPrices = Record<PlanId, string>;

/** The plan of a price, or null if it isn't one of ours. */
export function planOfPrice(priceId: string | null, prices: PlanPrices): Plan | null {
  return plans.find((plan) => prices[plan.id] === priceId) ?? null;
}

/** @throws Error for an unknown id */
export function planById(id: PlanId): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

export function toSubscribedPlan({ id, name, price, interval }: Plan): SubscribedPlan {
  return { id, name, price, interval };
}
