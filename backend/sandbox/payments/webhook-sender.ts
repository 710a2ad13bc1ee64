import { createHmac } from 'node:crypto';
import type { Delivery, PaymentsState } from './state.js';

export interface WebhookMode {
  /** `off` holds events back until another mode is chosen; `delay` sends each `delayMs` late. */
  mode: 'normal' | 'off' | 'delay';
  delayMs: number;
}

const answerWithinMs = 10_000;
const longestPauseMs = 60_000;
/** As long as Stripe tries. */
const giveUpAfterMs = 3 * 86_400_000;

/**
 * Brings events to the webhook, one at a time in their order, signed as Stripe signs. One that is not answered with 2xx is
 * tried again later, with growing pauses, and does not hold up the others.
 */
export class WebhookSender {
  private current: WebhookMode = { mode: 'normal', delayMs: 0 };
  private timer: NodeJS.Timeout | undefined;
  private isSending = false;
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

  /** Looks for events that are due. Returns at once. */
  wake(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.closing.signal.aborted || this.isSending || this.current.mode === 'off') return;
    const next = this.state.deliveries.reduce<Delivery | undefined>(
      (first, delivery) => (first && this.dueAt(first) <= this.dueAt(delivery) ? first : delivery),
      undefined,
    );
    if (!next) return;
    const wait = Math.max(0, this.dueAt(next) - Date.now());
    this.timer = setTimeout(() => void this.send(next), wait);
  }

  close(): void {
    clearTimeout(this.timer);
    this.closing.abort();
  }

  private dueAt(delivery: Delivery): number {
    const delay = delivery.attempts === 0 && this.current.mode === 'delay' ? this.current.delayMs : 0;
    return delivery.nextAttemptAt + delay;
  }

  private async send(delivery: Delivery): Promise<void> {
    this.isSending = true;
    const event = this.state.events[delivery.eventId];
    const isOver = !event || (await this.post({ ...event, pending_webhooks: 1 }));
    // Cut by closing: it was not tried, and nothing is written any more.
    if (this.closing.signal.aborted) return;
    delivery.attempts += 1;
    if (isOver || Date.now() - delivery.firstAttemptAt > giveUpAfterMs) {
      this.state.deliveries.splice(this.state.deliveries.indexOf(delivery), 1);
      if (event) event.pending_webhooks = 0;
    } else {
      delivery.nextAttemptAt = Date.now() + Math.min(longestPauseMs, 1000 * 2 ** (delivery.attempts - 1));
    }
    this.isSending = false;
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

/** The `Stripe-Signature` of a body: `t=…,v1=…`. `timestamp` is real seconds since 1970. */
function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
