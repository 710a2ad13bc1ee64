import type { PlanId } from './plans.js';

/** POST /api/subscription/create-checkout-session, 201. */
export interface CheckoutSession {
  sessionId: string;
  /** The provider's hosted checkout page. */
  url: string;
}

/** POST /api/subscription/verify-status. Dates are ISO 8601, UTC. */
export interface SubscriptionStatus {
  isActive: boolean;
  customerId: string | null;
  subscriptionId: string | null;
  startDate: string | null;
  endDate: string | null;
  /** The provider's word, or `""` for none. */
  status: string;
  tier: PlanId | null;
}

/** GET /api/subscription/details. */
export interface SubscriptionDetails {
  status: string;
  cancelAtPeriodEnd: boolean;
  startDate: string | null;
  endDate: string | null;
  plan: { id: PlanId; name: string; price: number; interval: 'month' | 'year' } | null;
  customerId: string | null;
  subscriptionId: string | null;
}
