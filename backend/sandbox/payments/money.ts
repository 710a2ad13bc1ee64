import type { StoredPrice } from '../stored.js';

/** "$29.95". `amount` is in the currency's smallest unit. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
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
