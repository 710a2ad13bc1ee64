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
  /** The provider's word, or `""` for none. */
  status: string;
  tier: PlanId | null;
}

/** POST /api/subscription/portal, 201: where the card, the invoices and the plan can be seen to. */
export interface PortalSession {
  url: string;
}

/** GET /api/subscription/invoices, newest first. */
export interface Invoice {
  id: string;
  /** What people quote; null until it is final. */
  number: string | null;
  /** ISO 8601, UTC. */
  date: Timestamp;
  /** In `currency`'s main unit, such as dollars. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** The provider's word: `paid`, `open`, `void`, … */
  status: string;
  /** The provider's page of it, or null. */
  url: string | null;
}

/** POST /api/subscription/switch/preview: what changing to a plan would mean now. Money in `currency`'s main unit. */
export interface SwitchPreview {
  plan: SubscribedPlan;
  /** ISO 4217, lower case. */
  currency: string;
  /** What the paid time that is left is worth. */
  credit: number;
  /** What the new plan's first period costs. */
  charge: number;
  dueNow: number;
  /** What is left of the credit; it pays for what comes next. */
  creditLeft: number;
  /** When the new plan renews first. */
  renewsAt: Timestamp;
  /** The moment for which this holds; to be sent along with the switch. */
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

/** POST /api/subscription/switch: the subscription as it is now. */
export interface PlanSwitch extends SubscriptionDetails {
  /** The provider's page where the bank's confirmation is given, without which the plan stays as it is; null when done. */
  confirmUrl: string | null;
}
