export type PlanId = 'monthly' | 'yearly';

export interface Plan {
  id: PlanId;
  name: string;
  /** US dollars. */
  price: number;
  interval: 'month' | 'year';
  trialDays: number;
  /** Shown next to the price. */
  note?: string;
  features: readonly string[];
}

/** The two plans. The provider's price ids are configuration: GET /api/config. */
export const plans: readonly [monthly: Plan, yearly: Plan] = [
  {
    id: 'monthly',
    name: 'Monthly Plan',
    price: 29.95,
    interval: 'month',
    trialDays: 0,
    features: [
      'Full access to AI-powered music collaboration',
      'Unlimited chat sessions',
      'PR content generation',
      'Media file management',
      'Professional PDF exports',
    ],
  },
  {
    id: 'yearly',
    name: 'Yearly Plan',
    price: 299.95,
    interval: 'year',
    trialDays: 0,
    note: 'Save 16% compared to monthly',
    features: ['Everything in Monthly', 'Priority support', 'Extended chat history', 'Advanced analytics'],
  },
];

/** A plan's price in running text: `$29.95 a month`. */
export function priceText({ price, interval }: Plan): string {
  return `$${price.toFixed(2)} a ${interval}`;
}
