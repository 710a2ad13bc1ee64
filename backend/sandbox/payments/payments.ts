import { join } from 'node:path';
import { Router } from 'express';
import { DiskState } from '../disk-state.js';
import type { PaymentsApi } from './api/call.js';
import { paymentsApiRouter } from './api/payments-api.router.js';
import { Billing } from './billing.js';
import { SandboxClock } from './clock.js';
import { EventLog } from './event-log.js';
import { Faults } from './faults.js';
import { adminRouter } from './pages/admin.router.js';
import { Challenges } from './pages/challenges.router.js';
import { checkoutRouter } from './pages/checkout.router.js';
import { invoiceRouter } from './pages/invoice.router.js';
import { portalRouter } from './pages/portal.router.js';
import { stripeScript } from './pages/stripe-script.js';
import { initialState, type PaymentsState } from './state.js';
import { WebhookSender } from './webhook-sender.js';

export interface PaymentsOptions {
  dataDir: string;
  /** The product's URL as the browser sees it. */
  publicUrl: string;
  webhookUrl: string;
  webhookSecret: string;
}

const settleEveryMs = 30_000;

/** The payments sandbox: Stripe's API, hosted pages and webhooks, with one state on disk. */
export class Payments {
  /** Stripe's `/v1`. */
  readonly api: Router;
  /** Everything below `/sandbox/payments`. */
  readonly pages = Router();
  private readonly disk: DiskState<PaymentsState>;
  private readonly webhooks: WebhookSender;
  private readonly timer: NodeJS.Timeout;

  constructor(options: PaymentsOptions) {
    this.disk = DiskState.open(join(options.dataDir, 'payments.json'), initialState);
    const state = this.disk.value;
    const changed = () => this.disk.changed();
    const clock = new SandboxClock(state);
    this.webhooks = new WebhookSender(state, { url: options.webhookUrl, secret: options.webhookSecret }, changed);
    const events = new EventLog(state, clock, () => {
      changed();
      this.webhooks.wake();
    });
    const pagesUrl = `${options.publicUrl}/sandbox/payments`;
    const billing = new Billing(state, clock, events, pagesUrl);
    const api: PaymentsApi = { state, clock, events, billing, pagesUrl };
    const faults = new Faults();

    this.api = paymentsApiRouter(api, faults, changed);
    this.pages.get('/stripe.js', (_request, response) => {
      response.type('text/javascript').send(stripeScript);
    });
    const challenges = new Challenges(() => clock.now());
    this.pages.use('/authenticate', challenges.router);
    this.pages.use('/checkout', checkoutRouter(api, challenges, changed));
    this.pages.use('/invoice', invoiceRouter(api, challenges, changed));
    this.pages.use('/portal', portalRouter(api, challenges, changed));
    this.pages.use(adminRouter(api, { webhooks: this.webhooks, faults, changed }));
    this.timer = setInterval(() => billing.settle(), settleEveryMs);
    this.webhooks.wake();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.webhooks.close();
    await this.disk.flush();
  }
}
