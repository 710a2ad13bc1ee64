import type { PlanId } from './plans.js';
import type { Timestamp } from '../rules/scalars.js';

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
  startDate: Timestamp | null;
  endDate: Timestamp | null;
  /** The provider's status, or `""` for none. */
  status: string;
  tier: PlanId | null;
}

/** POST /api/subscription/portal, 201: the customer portal for card, invoices and plan. */
export interface PortalSession {
  url: string;
}

/** GET /api/subscription/invoices, newest first. */
export interface Invoice {
  id: string;
  /** The invoice number; null until final. */
  number: string | null;
  /** ISO 8601, UTC. */
  date: Timestamp;
  /** In `currency`'s main unit, such as dollars. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** The provider's status: `paid`, `open`, `void`, … */
  status: string;
  /** The provider's invoice page, or null. */
  url: string | null;
}

/** POST /api/subscription/switch/preview: the effect of switching plans now. Money in `currency`'s main unit. */
export interface SwitchPreview {
  plan: SubscribedPlan;
  /** ISO 4217, lower case. */
  currency: string;
  /** Value of the remaining paid time. */
  credit: number;
  /** Price of the new plan's first period. */
  charge: number;
  dueNow: number;
  /** Credit left over for the next invoices. */
  creditLeft: number;
  /** The new plan's first renewal. */
  renewsAt: Timestamp;
  /** The time of this preview; send it with the switch. */
  asOf: Timestamp;
}

export interface SubscribedPlan {
  id: PlanId;
  name: string;
  /** US dollars. */
  price: number;
  interval: 'month' | 'year';
}

/** GET /api/subscription/details. */
export interface SubscriptionDetails {
  status: string;
  cancelAtPeriodEnd: boolean;
  startDate: Timestamp | null;
  endDate: Timestamp | null;
  plan: SubscribedPlan | null;
  customerId: string | null;
  subscriptionId: string | null;
}

/** POST /api/subscription/switch: the subscription after the switch. */
export interface PlanSwitch extends SubscriptionDetails {
  /** The provider's page for the bank's confirmation, required before the plan changes; null if none is needed. */
  confirmUrl: string | null;
}
