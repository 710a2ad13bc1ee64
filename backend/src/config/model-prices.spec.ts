import { readModelPrices } from './model-prices.js';

describe('OPENAI_PRICES', () => {
  it('lists input, cached input, output and cache writes by model', () => {
    const { prices, unreadable } = readModelPrices(' a=1/0.1/4 , vendor/b=x:7b=2/0.2/8/2.5,, c=0/0/0 ');
    expect(unreadable).toEqual([]);
    expect([...prices]).toEqual([
      ['a', { input: 1, cachedInput: 0.1, cacheWrite: 1, output: 4 }],
      ['vendor/b=x:7b', { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 8 }],
      ['c', { input: 0, cachedInput: 0, cacheWrite: 0, output: 0 }],
    ]);
  });

  it('is empty if unset', () => {
    expect(readModelPrices('')).toEqual({ prices: new Map(), unreadable: [] });
  });

  it.each([
    'a',
    'a=',
    'a=1',
    'a=1/2',
    'a=1/2/3/4/5',
    '=1/2/3',
    'a=1/2/x',
    'a=-1/2/3',
    'a=1/2/1e3',
    'a=1/2/100001',
    'a=1//3',
  ])('refuses "%s"', (entry) => {
    const { prices, unreadable } = readModelPrices(`${entry},b=1/1/1`);
    expect([unreadable, [...prices.keys()]]).toEqual([[entry], ['b']]);
  });
});
