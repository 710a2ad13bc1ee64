import { type Plan, plans } from '../../../contract/subscription/plans.js';
import { priceProblem } from './price-problem.js';

const monthly = plans.find((plan) => plan.id === 'monthly') as Plan;
const right = { amount: 2995, currency: 'usd', interval: { unit: 'month', count: 1 }, isActive: true };

describe('a provider’s price', () => {
  it('has no problem when it charges what the plan says', () => {
    expect(priceProblem(monthly, right)).toBeNull();
  });

  it.each([
    ['unknown', null, 'the provider does not know it'],
    ['archived', { ...right, isActive: false }, 'it is not active at the provider'],
    ['in euros', { ...right, currency: 'eur' }, 'its currency is eur, not usd'],
    ['a cent cheaper', { ...right, amount: 2994 }, 'its amount is 2994, not 2995'],
    ['by volume', { ...right, amount: null }, 'its amount is not fixed, not 2995'],
    ['yearly', { ...right, interval: { unit: 'year', count: 1 } }, 'it is paid every 1 year, not every 1 month'],
    ['quarterly', { ...right, interval: { unit: 'month', count: 3 } }, 'it is paid every 3 month, not every 1 month'],
    ['paid once', { ...right, interval: null }, 'it is paid once, not every 1 month'],
  ])('that is %s is reported', (_what, price, problem) => {
    expect(priceProblem(monthly, price)).toBe(problem);
  });
});
