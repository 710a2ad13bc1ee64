import { plans, priceText } from '@contract/subscription/plans';

/** "$29.95 a month" and "$299.95 a year", for running text. */
export const prices = plans.map(priceText);
