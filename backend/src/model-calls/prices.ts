import type { ModelPrice, ModelPrices } from '../config/model-prices.js';
import type { Usage } from '../providers/assistant/assistant.js';

/** A price list entry of the provider. */
interface ListPrice extends ModelPrice {
  /** Above this many input tokens, the whole call costs more: its input and output are multiplied by these factors. */
  longContext?: { above: number; input: number; output: number };
}

/** All models of OpenAI's GPT-5.6 and GPT-6 families. */
const longContext = { above: 272_000, input: 2, output: 1.5 };

/**
 * OpenAI's standard processing, cache writes at 30 minutes of retention.
 * Source: https://developers.openai.com/api/docs/pricing and the models' pages there (/api/docs/models/gpt-6.2-sol),
 * read on 23 November 2026.
 */
const listPrices = new Map<string, ListPrice>(
  Object.entries({
    'gpt-6.2-astra': { input: 8, cachedInput: 0.4, cacheWrite: 10, output: 40, longContext },
    'gpt-6.2-sol': { input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10, longContext },
    'gpt-6.1-sol': { input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10, longContext },
    'gpt-6.1-terra': { input: 1, cachedInput: 0.05, cacheWrite: 1.25, output: 5, longContext },
    'gpt-6-astra': { input: 10, cachedInput: 1, cacheWrite: 12.5, output: 50, longContext },
    'gpt-6-sol': { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 10, longContext },
    'gpt-6-luna': { input: 0.1, cachedInput: 0.01, cacheWrite: 0.125, output: 0.5, longContext },
    'gpt-5.6-terra': { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 12, longContext },
    'gpt-5.6-luna': { input: 0.2, cachedInput: 0.02, cacheWrite: 0.25, output: 1.2, longContext },
    // Before GPT-5.6, writing to the cache cost nothing extra.
    'gpt-4.1': { input: 2, cachedInput: 0.5, cacheWrite: 2, output: 8 },
    'gpt-4.1-mini': { input: 0.4, cachedInput: 0.1, cacheWrite: 0.4, output: 1.6 },
  }),
);

/** The date of a snapshot: `gpt-6.1-terra-2026-10-26`. */
const snapshotDate = /-\d{4}-\d{2}-\d{2}$/;

/** What a call cost. */
export interface Cost {
  /** Millionths of a US dollar, rounded up. */
  micros: number;
  /** False for a model without a price: its calls cost 0. */
  isPriced: boolean;
}

/**
 * The cost of a call. A snapshot costs the same as its base model.
 * @param own the operator's prices, which take precedence over the list's
 */
export function costOf(model: string, usage: Usage, own: ModelPrices): Cost {
  const price = priceOf(model, own);
  if (!price) return { micros: 0, isPriced: false };
  const { input, cachedInput, cacheWrites, output } = usage;
  const isLong = price.longContext !== undefined && input > price.longContext.above;
  const factors = isLong && price.longContext ? price.longContext : { input: 1, output: 1 };
  const read =
    Math.max(0, input - cachedInput - cacheWrites) * price.input +
    cachedInput * price.cachedInput +
    cacheWrites * price.cacheWrite;
  // One dollar per million tokens is a millionth of a dollar per token. The sum of fractions is off by less than 1e-6.
  const micros = Math.ceil(read * factors.input + output * price.output * factors.output - 1e-6);
  return { micros: Math.max(0, micros), isPriced: true };
}

/** Whether a model has a price (0 counts), so that budgets apply to it. */
export function hasPrice(model: string, own: ModelPrices): boolean {
  return priceOf(model, own) !== undefined;
}

/** The startup warning about models without a price; null if all have one. */
export function unpricedModels(models: readonly string[], own: ModelPrices): string | null {
  const unpriced = [...new Set(models)].filter((model) => !hasPrice(model, own));
  if (unpriced.length === 0) return null;
  const names = unpriced.join(' and ');
  return `No price is known for ${names}: budgets don't limit what it costs. Set OPENAI_PRICES, for example ${unpriced[0]}=0.5/0.05/1.5`;
}

function priceOf(model: string, own: ModelPrices): ListPrice | undefined {
  const base = model.replace(snapshotDate, '');
  return own.get(model) ?? own.get(base) ?? listPrices.get(base);
}
