import { createHmac } from 'node:crypto';
import type { Delivery, PaymentsState } from './state.js';
import type { StoredEvent } from './stored.js';

export interface WebhookMode {
  /** `off` holds events back until another mode is chosen; `delay` sends each `delayMs` late. */
  mode: 'normal' | 'off' | 'delay';
  delayMs: number;
}

const answerWithinMs = 10_000;
const longestPauseMs = 60_000;
/** As long as Stripe tries. */
const giveUpAfterMs = 3 * 86_400_000;
/** Events that are on their way at once. */
const atOnce = 8;

/**
 * Brings events to the webhook, signed as Stripe signs: those of one customer one at a time in their order, customers taking
 * turns, so that nobody waits for all that happened to others. One that is not answered with 2xx is tried again later, with
 * growing pauses, and does not hold up the others.
 */
export class WebhookSender {
  private current: WebhookMode = { mode: 'normal', delayMs: 0 };
  private timer: NodeJS.Timeout | undefined;
  /** The customers of whom an event is on its way. */
  private readonly busy = new Set<string>();
  /** When each customer had their last turn, as a count of turns. */
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

  /** Sends the events that are due. Returns at once. */
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

  /** Of the customers with whom nothing is on its way: the one who has waited longest for a turn; else what is due first. */
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
    // Cut by closing: it was not tried, and nothing is written any more.
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

/** Whom an event is about; empty for what is about nobody, and for an event that is no longer kept. */
function customerOf(event: StoredEvent | undefined): string {
  const { object, id, customer } = (event?.data.object ?? {}) as { object?: string; id?: string; customer?: unknown };
  if (object === 'customer') return id ?? '';
  return typeof customer === 'string' ? customer : '';
}

/** The `Stripe-Signature` of a body: `t=…,v1=…`. `timestamp` is real seconds since 1970. */
function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
