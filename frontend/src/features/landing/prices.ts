import { plans, priceText } from '@contract/plans';

/** "$29.95 a month" and "$299.95 a year", as running text says them. */
export const prices = plans.map(priceText);
