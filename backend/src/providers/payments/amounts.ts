/**
 * Stripe's amounts are whole numbers of a currency's minor unit. How many decimals that unit has is Stripe's own rule,
 * not ISO 4217's: https://docs.stripe.com/currencies#minor-units
 */
const zeroDecimals = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');

const threeDecimals = 'bhd jod kwd omr tnd'.split(' ');

/**
 * How many decimals an amount in a currency has. ISK and UGX have none but are counted in hundredths, as are HUF and TWD
 * in charges: https://docs.stripe.com/currencies#special-cases
 * @param currency ISO 4217, in any case
 */
function decimalsOf(currency: string): number {
  const code = currency.toLowerCase();
  if (zeroDecimals.includes(code)) return 0;
  return threeDecimals.includes(code) ? 3 : 2;
}

/** Converts a Stripe amount to the currency's main unit: 2995 of `usd` is 29.95, of `jpy` 2995. */
export function toMainUnit(amount: number, currency: string): number {
  return amount / 10 ** decimalsOf(currency);
}
