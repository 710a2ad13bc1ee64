/** `$29.95`. `amount` is in the currency's main unit; `currency` is ISO 4217, in any case. */
export function formatMoney(amount: number, currency = 'usd'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}
