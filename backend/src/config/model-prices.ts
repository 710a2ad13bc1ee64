/** What a model costs, in US dollars per million tokens. */
export interface ModelPrice {
  input: number;
  cachedInput: number;
  /** Input tokens that the provider writes to its cache. */
  cacheWrite: number;
  output: number;
}

/** Price lists by model name. */
export type ModelPrices = ReadonlyMap<string, ModelPrice>;

/** The most a token price may be, in US dollars per million: beyond it, it is a typing error. */
const highestPrice = 100_000;

/**
 * Reads prices written like `my-model=0.5/0.05/1.5,other=0/0/0`: input, cached input and output, and optionally cache writes,
 * which otherwise cost as much as input.
 * @returns the prices, and the entries that can't be read
 */
export function readModelPrices(text: string): { prices: ModelPrices; unreadable: string[] } {
  const prices = new Map<string, ModelPrice>();
  const unreadable: string[] = [];
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  for (const entry of entries) {
    // Some servers have `=` in their models' names.
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

/** @returns NaN for what is not a price */
function asPrice(text: string): number {
  const price = /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : NaN;
  return price <= highestPrice ? price : NaN;
}
