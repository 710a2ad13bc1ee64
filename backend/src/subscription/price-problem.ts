import type { Plan } from '../../../contract/subscription/plans.js';
import type { ProviderPrice } from '../providers/payments/payments.js';

/** How a price contradicts its plan, as the end of a sentence, or null. Plans are in US dollars. */
export function priceProblem(plan: Plan, price: ProviderPrice | null): string | null {
  if (!price) return 'the provider does not know it';
  if (!price.isActive) return 'it is not active at the provider';
  if (price.currency !== 'usd') return `its currency is ${price.currency}, not usd`;
  const cents = Math.round(plan.price * 100);
  if (price.amount !== cents) return `its amount is ${price.amount ?? 'not fixed'}, not ${cents}`;
  const { interval } = price;
  if (interval?.count === 1 && interval.unit === plan.interval) return null;
  return `it is paid ${interval ? `every ${interval.count} ${interval.unit}` : 'once'}, not every 1 ${plan.interval}`;
}
