/** Prices of a model, in US dollars per million tokens. */
export interface ModelPrice {
  input: number;
  cachedInput: number;
  /** Input tokens that the provider writes to its cache. */
  cacheWrite: number;
  output: number;
}

/** Price lists by model name. */
export type ModelPrices = ReadonlyMap<string, ModelPrice>;

/** The highest plausible price, in US dollars per million tokens. Anything above is a typo. */
const highestPrice = 100_000;

/**
 * Parses prices like `my-model=0.5/0.05/1.5,other=0/0/0`: input, cached input and output, and optionally cache writes, which
 * cost as much as input by default.
 * @returns the prices, and the entries that are invalid
 */
export function readModelPrices(text: string): { prices: ModelPrices; unreadable: string[] } {
  const prices = new Map<string, ModelPrice>();
  const unreadable: string[] = [];
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  for (const entry of entries) {
    // Model names of some servers contain `=`.
    const at = entry.lastIndexOf('=');
    const model = entry.slice(0, at).trim();
    const fields = entry
      .slice(at + 1)
      .split('/')
      .map(asPrice);
    const [input, cachedInput, output, cacheWrite] = fields;
    const isReadable = at > 0 && model !== '' && [3, 4].includes(fields.length) && !fields.some(Number.isNaN);
    if (!isReadable || input === undefined || cachedInput === undefined || output === undefined) unreadable.push(entry);
    else prices.set(model, { input, cachedInput, cacheWrite: cacheWrite ?? input, output });
  }
  return { prices, unreadable };
}

/** @returns NaN if it isn’t a price */
function asPrice(text: string): number {
  const price = /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : NaN;
  return price <= highestPrice ? price : NaN;
}
