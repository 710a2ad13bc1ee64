import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { type Sandbox, startSandbox } from '../../backend/sandbox/server.js';
import type { TestApp } from './app.js';
import type { Answer } from './client.js';
import { until } from './replies.js';

const webhookSecret = 'whsec_of_the_tests';

/** An event as it was sent to the webhook: its bytes and the signature over them. */
export interface SentEvent {
  id: string;
  type: string;
  customerId: string | null;
  body: string;
  signature: string;
}

/**
 * A payments stand-in of a test's own. Its events come here instead of to the product; the test passes them on, when, in
 * which order and how often it wants.
 */
export class TestPayments {
  /** Stripe's real client, for looking at the provider's side and for doing there what its operators do. */
  readonly stripe: Stripe;
  /** What `startApp` is to be given. */
  readonly variables: Record<string, string>;

  private constructor(
    private readonly sandbox: Sandbox,
    private readonly sent: SentEvent[],
    readonly close: () => Promise<void>,
  ) {
    this.stripe = new Stripe('sk_test_operator', {
      protocol: 'http',
      host: '127.0.0.1',
      port: sandbox.port,
      maxNetworkRetries: 0,
    });
    this.variables = { SANDBOX_URL: sandbox.url, STRIPE_WEBHOOK_SECRET: webhookSecret };
  }

  static async start(): Promise<TestPayments> {
    const sent: SentEvent[] = [];
    const receiver = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        sent.push(readSent(Buffer.concat(chunks).toString(), String(request.headers['stripe-signature'])));
        response.end();
      })();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const dataDir = await mkdtemp(join(tmpdir(), 'payments-'));
    const sandbox = await startSandbox({
      port: 0,
      smtpPort: 0,
      dataDir,
      publicUrl: 'http://localhost:3000',
      webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      webhookSecret,
      tokensPerSecond: 1000,
    });
    return new TestPayments(sandbox, sent, async () => {
      await sandbox.close();
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  /** Pays on the hosted checkout page. */
  async pay(sessionId: string, number = '4242 4242 4242 4242', promotionCode = ''): Promise<void> {
    const address = await this.submitCard(sessionId, number, promotionCode);
    if (address.includes('/authenticate/')) await this.confirm(address, 'complete');
  }

  /** Presses "Pay" on the hosted checkout page. Returns where that leads: back, or to the bank's confirmation. */
  private async submitCard(sessionId: string, number: string, promotionCode: string): Promise<string> {
    const response = await fetch(`${this.sandbox.url}/sandbox/payments/checkout/${sessionId}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ number, expiry: '12 / 40', cvc: '123', promotionCode }),
    });
    if (response.status !== 303) throw new Error(`Paying answered ${response.status}: ${await response.text()}`);
    return response.headers.get('location') ?? '';
  }

  /** Pays an open invoice on its hosted page, and answers the bank when it asks. */
  async payInvoice(url: string, outcome: 'complete' | 'fail' = 'complete'): Promise<void> {
    const response = await fetch(`${this.sandbox.url}${new URL(url).pathname}/pay`, {
      method: 'POST',
      redirect: 'manual',
    });
    const address = response.headers.get('location') ?? '';
    if (response.status !== 303) throw new Error(`Paying the invoice answered ${response.status}`);
    if (address.includes('/authenticate/')) await this.confirm(address, outcome);
  }

  private async confirm(address: string, outcome: 'complete' | 'fail'): Promise<void> {
    const body = new URLSearchParams({ outcome });
    const response = await fetch(this.sandbox.url + address, { method: 'POST', redirect: 'manual', body });
    if (response.status !== 303) throw new Error(`Confirming answered ${response.status}`);
  }

  /** One of the provider's hosted pages, by the address that people are sent to. */
  async page(url: string): Promise<string> {
    const response = await fetch(this.sandbox.url + new URL(url).pathname);
    return response.text();
  }

  /** Puts in another card on the provider's own pages. */
  async replaceCard(portalUrl: string, number = '4242 4242 4242 4242'): Promise<void> {
    const response = await fetch(`${this.sandbox.url}${new URL(portalUrl).pathname}/card`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ number, expiry: '12 / 40', cvc: '123' }),
    });
    if (response.status !== 303) throw new Error(`Replacing the card answered ${response.status}`);
  }

  /** The latest event of a type about a customer, once it was sent. */
  event(customerId: string, type: string): Promise<SentEvent> {
    return until(async () => this.sent.findLast((event) => event.customerId === customerId && event.type === type));
  }

  /** Passes events on to the product's webhook, one after the other. Answers what it answered. */
  async deliver(app: TestApp, ...events: Pick<SentEvent, 'body' | 'signature'>[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const { body, signature } of events) {
      answers.push(
        await app.visitor().call('POST', '/api/subscription/webhook', body, { 'stripe-signature': signature }),
      );
    }
    return answers;
  }

  /** A body as the provider would sign it, with any content and at any time (seconds since 1970). */
  sign(
    content: unknown,
    { at = Math.floor(Date.now() / 1000), secret = webhookSecret, scheme = 'v1' } = {},
  ): Pick<SentEvent, 'body' | 'signature'> {
    const body = JSON.stringify(content, null, 2);
    const signature = this.stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at, scheme });
    return { body, signature };
  }

  /** How many answers the model beside it has begun, and how many of them were cut off by who had asked. */
  async modelStats(): Promise<{ started: number; aborted: number }> {
    return (await fetch(`${this.sandbox.url}/sandbox/ai/stats`)).json() as Promise<{
      started: number;
      aborted: number;
    }>;
  }

  /** Takes the provider's API down, or brings it back (`none`). */
  async fail(mode: 'none' | 'down' | 'error-500' | 'hang'): Promise<void> {
    await this.steer('faults', { mode });
  }

  /** Has the invoices of renewals stay drafts for so long before they are charged; those that have waited so long are. */
  async keepDrafts(minutes: number): Promise<void> {
    await this.steer('drafts', { minutes });
  }

  /** Registers a restricted key with permissions such as `rak_customer_write`. */
  async permit(key: string, permissions: string[]): Promise<void> {
    await this.steer('keys', { key, permissions });
  }

  /** Forgets everything that belongs to the key in use, as if that key were another account's; its prices go too if wanted. */
  async becomeAnotherAccount(prices: 'kept' | 'gone' = 'kept'): Promise<void> {
    await this.steer('reset', { prices });
  }

  /** Moves the provider's clock ahead; what falls due on the way happens. */
  async advance(days: number): Promise<void> {
    await this.steer('clock', { advanceDays: days });
  }

  /** Moves the provider's clock ahead to so many days after a moment. */
  async advanceTo(moment: string | null, days = 0): Promise<void> {
    const target = Date.parse(moment ?? '') + Math.round(days * 86_400_000);
    await this.steer('clock', { advanceTo: new Date(target).toISOString() });
  }

  private async steer(what: string, body: object): Promise<void> {
    const response = await fetch(`${this.sandbox.url}/sandbox/payments/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`Steering the stand-in (${what}) answered ${response.status}`);
  }
}

function readSent(body: string, signature: string): SentEvent {
  const event = JSON.parse(body) as { id: string; type: string; data?: { object?: { customer?: string | null } } };
  return { id: event.id, type: event.type, customerId: event.data?.object?.customer ?? null, body, signature };
}
