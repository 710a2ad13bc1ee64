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

/** An event as sent to the webhook: its bytes and their signature. */
export interface SentEvent {
  id: string;
  type: string;
  customerId: string | null;
  body: string;
  signature: string;
}

/**
 * A payments sandbox for one test. It sends its events here instead of to the product, so the test decides when, in which
 * order and how often to deliver them.
 */
export class TestPayments {
  /** Stripe's own client, to look at the provider's side and act as its operator. */
  readonly stripe: Stripe;
  /** Environment variables that make the application use it. */
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

  /** Presses "Pay" on the hosted checkout page. Returns the next page: back, or the bank's confirmation. */
  private async submitCard(sessionId: string, number: string, promotionCode: string): Promise<string> {
    const response = await fetch(`${this.sandbox.url}/sandbox/payments/checkout/${sessionId}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ number, expiry: '12 / 40', cvc: '123', promotionCode }),
    });
    if (response.status !== 303) throw new Error(`Paying returned ${response.status}: ${await response.text()}`);
    return response.headers.get('location') ?? '';
  }

  /** Pays an open invoice on its hosted page and confirms with the bank if asked. */
  async payInvoice(url: string, outcome: 'complete' | 'fail' = 'complete'): Promise<void> {
    const response = await fetch(`${this.sandbox.url}${new URL(url).pathname}/pay`, {
      method: 'POST',
      redirect: 'manual',
    });
    const address = response.headers.get('location') ?? '';
    if (response.status !== 303) throw new Error(`Paying the invoice returned ${response.status}`);
    if (address.includes('/authenticate/')) await this.confirm(address, outcome);
  }

  private async confirm(address: string, outcome: 'complete' | 'fail'): Promise<void> {
    const body = new URLSearchParams({ outcome });
    const response = await fetch(this.sandbox.url + address, { method: 'POST', redirect: 'manual', body });
    if (response.status !== 303) throw new Error(`Confirming returned ${response.status}`);
  }

  /** The HTML of one of the provider's hosted pages. */
  async page(url: string): Promise<string> {
    const response = await fetch(this.sandbox.url + new URL(url).pathname);
    return response.text();
  }

  /** Replaces the card in the customer portal. */
  async replaceCard(portalUrl: string, number = '4242 4242 4242 4242'): Promise<void> {
    const response = await fetch(`${this.sandbox.url}${new URL(portalUrl).pathname}/card`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ number, expiry: '12 / 40', cvc: '123' }),
    });
    if (response.status !== 303) throw new Error(`Replacing the card returned ${response.status}`);
  }

  /** Resolves with the latest event of a type about a customer, once it is sent. */
  event(customerId: string, type: string): Promise<SentEvent> {
    return until(async () => this.sent.findLast((event) => event.customerId === customerId && event.type === type));
  }

  /** Delivers events to the product's webhook, one after another. @returns its responses */
  async deliver(app: TestApp, ...events: Pick<SentEvent, 'body' | 'signature'>[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const { body, signature } of events) {
      answers.push(
        await app.visitor().call('POST', '/api/subscription/webhook', body, { 'stripe-signature': signature }),
      );
    }
    return answers;
  }

  /** Signs any content as the provider would, at any time (seconds since 1970). */
  sign(
    content: unknown,
    { at = Math.floor(Date.now() / 1000), secret = webhookSecret, scheme = 'v1' } = {},
  ): Pick<SentEvent, 'body' | 'signature'> {
    const body = JSON.stringify(content, null, 2);
    const signature = this.stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at, scheme });
    return { body, signature };
  }

  /** How many responses the sandbox's model has started, and how many were aborted by the caller. */
  async modelStats(): Promise<{ started: number; aborted: number }> {
    return (await fetch(`${this.sandbox.url}/sandbox/ai/stats`)).json() as Promise<{
      started: number;
      aborted: number;
    }>;
  }

  /** Breaks the provider's API, or restores it (`none`). */
  async fail(mode: 'none' | 'down' | 'error-500' | 'hang'): Promise<void> {
    await this.steer('faults', { mode });
  }

  /** Sets how long renewal invoices stay drafts. Those that have waited longer are charged now. */
  async keepDrafts(minutes: number): Promise<void> {
    await this.steer('drafts', { minutes });
  }

  /** Registers a restricted key with permissions such as `rak_customer_write`. */
  async permit(key: string, permissions: string[]): Promise<void> {
    await this.steer('keys', { key, permissions });
  }

  /** Forgets everything about the current key, as if it belonged to another account; optionally also its prices. */
  async becomeAnotherAccount(prices: 'kept' | 'gone' = 'kept'): Promise<void> {
    await this.steer('reset', { prices });
  }

  /** Advances the provider's clock. Whatever falls due in between happens. */
  async advance(days: number): Promise<void> {
    await this.steer('clock', { advanceDays: days });
  }

  /** Moves the provider's clock to a number of days after a moment. */
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
    if (!response.ok) throw new Error(`Steering the sandbox (${what}) returned ${response.status}`);
  }
}

function readSent(body: string, signature: string): SentEvent {
  const event = JSON.parse(body) as { id: string; type: string; data?: { object?: { customer?: string | null } } };
  return { id: event.id, type: event.type, customerId: event.data?.object?.customer ?? null, body, signature };
}
