import { type Plan, type PlanId, plans } from '../../../contract/plans.js';

/** The provider's price id of each plan. */
export type PlanPrices = Record<PlanId, string>;

/** The plan that a price pays for, or null for a price that is none of ours. */
export function planOfPrice(priceId: string | null, prices: PlanPrices): Plan | null {
  return plans.find((plan) => prices[plan.id] === priceId) ?? null;
}
