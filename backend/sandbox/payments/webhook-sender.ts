import { createHmac } from 'node:crypto';
import type { Delivery, PaymentsState } from './state.js';
import type { StoredEvent } from './stored.js';

export interface WebhookMode {
  /** `off` holds events until the mode changes; `delay` sends each one `delayMs` late. */
  mode: 'normal' | 'off' | 'delay';
  delayMs: number;
}

const answerWithinMs = 10_000;
const longestPauseMs = 60_000;
/** Stripe's own limit. */
const giveUpAfterMs = 3 * 86_400_000;
/** Concurrent deliveries. */
const atOnce = 8;

/**
 * Delivers signed events to the webhook: one at a time and in order per customer, with customers taking turns. A
 * delivery without a 2xx response is retried later with growing pauses, and doesn't hold up the others.
 */
export class WebhookSender {
  private current: WebhookMode = { mode: 'normal', delayMs: 0 };
  private timer: NodeJS.Timeout | undefined;
  /** Customers with a delivery in flight. */
  private readonly busy = new Set<string>();
  /** Each customer's last turn, as a sequence number. */
  private readonly turns = new Map<string, number>();
  private turn = 0;
  private readonly closing = new AbortController();

  constructor(
    private readonly state: PaymentsState,
    private readonly target: { url: string; secret: string },
    private readonly changed: () => void,
  ) {}

  get mode(): WebhookMode {
    return this.current;
  }

  set mode(mode: WebhookMode) {
    this.current = mode;
    this.wake();
  }

  /** Sends due events. Returns immediately. */
  wake(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.closing.signal.aborted || this.current.mode === 'off') return;
    while (this.busy.size < atOnce) {
      const next = this.findNext();
      if (!next) return;
      const wait = this.dueAt(next.delivery) - Date.now();
      if (wait > 0) {
        this.timer = setTimeout(() => this.wake(), wait);
        return;
      }
      void this.send(next.delivery, next.customer);
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.closing.abort();
  }

  /**
   * Of the customers without a delivery in flight, picks the one who has waited longest for a turn, otherwise the
   * earliest due event.
   */
  private findNext(): { delivery: Delivery; customer: string } | undefined {
    const firsts = new Map<string, Delivery>();
    for (const delivery of this.state.deliveries) {
      const customer = customerOf(this.state.events[delivery.eventId]);
      const first = firsts.get(customer);
      if (!this.busy.has(customer) && !(first && this.dueAt(first) <= this.dueAt(delivery))) {
        firsts.set(customer, delivery);
      }
    }
    const now = Date.now();
    const rank = ([customer, delivery]: [string, Delivery]): [number, number] => {
      const dueAt = this.dueAt(delivery);
      return dueAt <= now ? [0, this.turns.get(customer) ?? 0] : [1, dueAt];
    };
    const [next] = [...firsts].sort((one, other) => {
      const [[a, b], [c, d]] = [rank(one), rank(other)];
      return a - c || b - d;
    });
    return next && { customer: next[0], delivery: next[1] };
  }

  private dueAt(delivery: Delivery): number {
    const delay = delivery.attempts === 0 && this.current.mode === 'delay' ? this.current.delayMs : 0;
    return delivery.nextAttemptAt + delay;
  }

  private async send(delivery: Delivery, customer: string): Promise<void> {
    this.busy.add(customer);
    this.turns.set(customer, (this.turn += 1));
    const event = this.state.events[delivery.eventId];
    const isOver = !event || (await this.post({ ...event, pending_webhooks: 1 }));
    // Aborted by closing: it doesn't count as an attempt, and nothing is written any more.
    if (this.closing.signal.aborted) return;
    delivery.attempts += 1;
    if (isOver || Date.now() - delivery.firstAttemptAt > giveUpAfterMs) {
      this.state.deliveries = this.state.deliveries.filter((waiting) => waiting !== delivery);
      if (event) event.pending_webhooks = 0;
    } else {
      delivery.nextAttemptAt = Date.now() + Math.min(longestPauseMs, 1000 * 2 ** (delivery.attempts - 1));
    }
    this.busy.delete(customer);
    if (this.state.deliveries.length === 0) this.turns.clear();
    this.changed();
    this.wake();
  }

  private async post(event: object): Promise<boolean> {
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(this.target.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureHeader(body, this.target.secret, Math.floor(Date.now() / 1000)),
          'User-Agent': 'Stripe/1.0 (sandbox)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(answerWithinMs)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}

/** An event's customer; empty without one, and for an event that is no longer stored. */
function customerOf(event: StoredEvent | undefined): string {
  const { object, id, customer } = (event?.data.object ?? {}) as { object?: string; id?: string; customer?: unknown };
  if (object === 'customer') return id ?? '';
  return typeof customer === 'string' ? customer : '';
}

/** The `Stripe-Signature` header of a body: `t=…,v1=…`. `timestamp` is real seconds since 1970. */
function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
