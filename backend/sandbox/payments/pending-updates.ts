import type { SandboxClock } from './clock.js';
import type { EventLog } from './event-log.js';
import { planOf } from './objects/catalog.js';
import { itemOf } from './objects/subscription.js';
import type { PaymentsState, PendingSwitch } from './state.js';
import type { StoredInvoice, StoredSubscription } from './stored.js';

const longestSeconds = 23 * 3600;

/**
 * Price changes that wait for a payment: `pending_update` on the subscription, and an open invoice. They end when the
 * invoice is paid, with another change, with the subscription, or after 23 hours.
 * https://docs.stripe.com/billing/subscriptions/pending-updates-reference
 */
export class PendingUpdates {
  constructor(
    private readonly state: PaymentsState,
    private readonly clock: SandboxClock,
    private readonly events: EventLog,
  ) {}

  start(subscription: StoredSubscription, pending: PendingSwitch): void {
    const item = itemOf(subscription);
    const price = this.state.prices[pending.price];
    this.state.pendingSwitches[subscription.id] = pending;
    this.events.update('customer.subscription.updated', subscription, (changed) => {
      changed.pending_update = {
        billing_cycle_anchor: null,
        cancel_at_period_end: null,
        discount: null,
        discounts: null,
        expires_at: Math.min(this.clock.now() + longestSeconds, item.current_period_end),
        metadata: null,
        subscription_items: price ? [{ ...item, price, plan: planOf(price) }] : [],
        trial_end: null,
        trial_from_plan: null,
      };
    });
  }

  /** The pending change that an invoice pays for, if any. */
  find(invoice: StoredInvoice): PendingSwitch | undefined {
    return Object.values(this.state.pendingSwitches).find((pending) => pending.invoice === invoice.id);
  }

  /** Removes a pending change that was applied. */
  finish(subscription: StoredSubscription): void {
    delete this.state.pendingSwitches[subscription.id];
    this.events.update('customer.subscription.updated', subscription, (changed) => (changed.pending_update = null));
    this.events.emit('customer.subscription.pending_update_applied', subscription);
  }

  /** Drops a pending change and voids its invoice. */
  discard(subscription: StoredSubscription): void {
    const pending = this.state.pendingSwitches[subscription.id];
    if (!pending) return;
    delete this.state.pendingSwitches[subscription.id];
    const invoice = this.state.invoices[pending.invoice];
    if (invoice) this.voidInvoice(invoice);
    this.events.update('customer.subscription.updated', subscription, (changed) => (changed.pending_update = null));
    this.events.emit('customer.subscription.pending_update_expired', subscription);
  }

  private voidInvoice(invoice: StoredInvoice): void {
    invoice.status = 'void';
    invoice.auto_advance = false;
    invoice.status_transitions.voided_at = this.clock.now();
    const customer = this.state.customers[invoice.customer];
    // Refund the credit it used.
    if (customer) customer.balance += invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance);
    this.events.emit('invoice.voided', invoice);
  }
}
