import { planOfPrice } from './plan-prices.js';

const prices = { monthly: 'price_m', yearly: 'price_y' };

describe('the plan of a price', () => {
  it.each([
    ['price_m', 'monthly'],
    ['price_y', 'yearly'],
  ])('%s pays for the %s plan', (priceId, planId) => {
    expect(planOfPrice(priceId, prices)?.id).toBe(planId);
  });

  it.each([['price_of_somebody_else'], ['monthly'], [''], [null]])('%p doesn’t belong to a plan', (priceId) => {
    expect(planOfPrice(priceId, prices)).toBeNull();
  });
});
