import type { StoredPrice } from './stored.js';

/** Currencies whose amounts don't have two decimals. https://docs.stripe.com/currencies#zero-decimal */
const decimals: Record<string, number> = {
  ...Object.fromEntries(
    'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ').map((currency) => [currency, 0]),
  ),
  ...Object.fromEntries('bhd jod kwd omr tnd'.split(' ').map((currency) => [currency, 3])),
};

/** Whether a currency has three decimals; the last must be 0. */
export function isThreeDecimal(currency: string): boolean {
  return decimals[currency] === 3;
}

/** "$29.95". `amount` is in the currency's smallest unit, `currency` ISO 4217 in lower case. */
export function money(amount: number, currency: string): string {
  const main = amount / 10 ** (decimals[currency] ?? 2);
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(main);
}

/** "$29.95 a month". */
export function priceLabel(price: StoredPrice, quantity: number): string {
  const { interval = 'once', interval_count: count = 1 } = price.recurring ?? {};
  const every = count === 1 ? `a ${interval}` : `every ${count} ${interval}s`;
  return `${money((price.unit_amount ?? 0) * quantity, price.currency)} ${every}`;
}

/** "21 Nov 2026, 09:30 UTC". `moment` is seconds since 1970. */
export function momentLabel(moment: number): string {
  const date = new Date(moment * 1000);
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return `${day.format(date)}, ${date.toISOString().slice(11, 16)} UTC`;
}
