import type Stripe from 'stripe';
import type { ProviderInvoice, SwitchQuote } from './payments.js';

/** Converts a Stripe invoice. */
export function readInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: new Date(invoice.created * 1000),
    total: invoice.total,
    currency: invoice.currency,
    status: invoice.status ?? '',
    url: invoice.hosted_invoice_url ?? null,
  };
}

/** Reads the preview of a switch's invoice. Its negative lines are credit. */
export function readQuote(preview: Stripe.Invoice): SwitchQuote {
  const { data: lines } = preview.lines;
  const credit = lines.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
  return {
    currency: preview.currency,
    credit,
    charge: preview.total + credit,
    due: preview.amount_due,
    creditLeft: Math.max(0, -(preview.total + preview.starting_balance)),
    renewsAt: new Date(Math.max(...lines.filter(isCharge).map(({ period }) => period.end)) * 1000),
  };
}

/** Whether a line is for the new period. A credit line, even of 0, ends where the old period would have ended. */
function isCharge({ amount, parent }: Stripe.InvoiceLineItem): boolean {
  const isProration = (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false;
  return amount > 0 || !isProration;
}
