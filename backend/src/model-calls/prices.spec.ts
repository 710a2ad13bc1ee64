import { readModelPrices } from '../config/model-prices.js';
import type { Usage } from '../providers/assistant/assistant.js';
import { costOf, unpricedModels } from './prices.js';

const own = readModelPrices('my-model=0.5/0.05/1.5,free=0/0/0,gpt-6-luna=1/0.1/4/2').prices;
const usage = (change: Partial<Usage>): Usage => ({
  input: 0,
  cachedInput: 0,
  cacheWrites: 0,
  output: 0,
  reasoning: 0,
  ...change,
});

describe('the cost of a call', () => {
  it.each([
    ['input', 'gpt-6.1-terra', { input: 1000 }, 1000],
    ['output, reasoning included', 'gpt-6.1-terra', { output: 1000, reasoning: 900 }, 5000],
    ['cached input at its own price', 'gpt-6.1-terra', { input: 1000, cachedInput: 1000 }, 50],
    ['cache writes at theirs', 'gpt-6.1-terra', { input: 1000, cacheWrites: 1000 }, 1250],
    ['all of it', 'gpt-6.1-terra', { input: 10_000, cachedInput: 8000, cacheWrites: 1000, output: 100 }, 3150],
    ['fractions, rounded up', 'gpt-6.1-terra', { input: 1, cachedInput: 1 }, 1],
    ['no fraction if there is none', 'gpt-6.2-sol', { cachedInput: 30, input: 30 }, 3],
    ['a prompt of 272,000 tokens', 'gpt-6.1-terra', { input: 272_000, output: 100 }, 272_500],
    ['a longer one, doubled', 'gpt-6.1-terra', { input: 272_001, output: 100 }, 544_752],
    ['a dated snapshot', 'gpt-6.1-terra-2026-10-26', { input: 1000 }, 1000],
    ['a model of the operator', 'my-model', { input: 1000, cachedInput: 500, output: 1000 }, 1775],
    ['a model whose cache writes cost as much as input', 'my-model', { input: 1000, cacheWrites: 1000 }, 500],
    ['the operator’s price before the list’s', 'gpt-6-luna', { input: 1000, cacheWrites: 500, output: 1000 }, 5500],
    ['the operator’s price for a snapshot', 'gpt-6-luna-2026-09-22', { input: 1000 }, 1000],
    ['a free model', 'free', { input: 1000, output: 1000 }, 0],
    ['more cached tokens than input', 'gpt-6.1-terra', { input: 10, cachedInput: 20 }, 1],
    ['nothing', 'gpt-6.1-terra', {}, 0],
  ])('is right for %s', (_, model, change, micros) => {
    expect(costOf(model, usage(change), own)).toEqual({ micros, isPriced: true });
  });

  it.each(['gpt-7', 'gpt-6.1-terra-fast', ''])('is unknown for "%s", and counts as 0', (model) => {
    expect(costOf(model, usage({ input: 1_000_000 }), own)).toEqual({ micros: 0, isPriced: false });
  });
});

describe('models without a price', () => {
  it('are logged once, with what to do', () => {
    expect(unpricedModels(['gpt-6.1-terra', 'llama', 'llama'], own)).toBe(
      "No price is known for llama: budgets don't limit what it costs. Set OPENAI_PRICES, for example llama=0.5/0.05/1.5",
    );
    expect(unpricedModels(['gpt-6.1-terra', 'my-model', 'free'], own)).toBeNull();
  });
});
