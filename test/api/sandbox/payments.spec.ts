import { runInNewContext } from 'node:vm';
import Stripe from 'stripe';
import { eventually, startTestSandbox, type TestSandbox } from '../../support/test-sandbox.js';
import { startWebhookCatcher, type WebhookCatcher } from './webhook-catcher.js';

const secret = 'whsec_test';
const successUrl = 'http://localhost:3000/paywall?success=true&session_id={CHECKOUT_SESSION_ID}';
const cancelUrl = 'http://localhost:3000/paywall';

describe('the payments sandbox', () => {
  let sandbox: TestSandbox;
  let webhook: WebhookCatcher;
  let stripe: Stripe;

  beforeAll(async () => {
    webhook = await startWebhookCatcher(secret);
    sandbox = await startTestSandbox({ webhookUrl: webhook.url, webhookSecret: secret });
    stripe = clientOf(sandbox);
  });
  afterAll(async () => {
    await sandbox.remove();
    await webhook.close();
  });

  /** Gives each test of a group its own sandbox and webhook: its clock never goes back, and no other events arrive. */
  function useFreshSandbox(): void {
    let shared: { sandbox: TestSandbox; stripe: Stripe; webhook: WebhookCatcher };
    beforeEach(async () => {
      shared = { sandbox, stripe, webhook };
      webhook = await startWebhookCatcher(secret);
      sandbox = await startTestSandbox({ webhookUrl: webhook.url, webhookSecret: secret });
      stripe = clientOf(sandbox);
    });
    afterEach(async () => {
      await sandbox.remove();
      await webhook.close();
      ({ sandbox, stripe, webhook } = shared);
    });
  }

  function clientOf({ port }: TestSandbox, key = 'sk_test_sandbox'): Stripe {
    return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
  }

  async function newCustomer(): Promise<Stripe.Customer> {
    return stripe.customers.create({ email: 'mara@example.com', name: 'Mara Quill', metadata: { userId: 'u1' } });
  }

  async function newSession(more: Partial<Stripe.Checkout.SessionCreateParams> = {}): Promise<Stripe.Checkout.Session> {
    return stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_sandbox_monthly', quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      ...more,
    });
  }

  /** Fills in a session's hosted page and presses "Pay". */
  async function pay(session: Stripe.Checkout.Session, fields: Record<string, string> = {}): Promise<Response> {
    return fetch(`${sandbox.url}/sandbox/payments/checkout/${session.id}`, {
      method: 'POST',
      body: new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', ...fields }),
      redirect: 'manual',
    });
  }

  /** A customer who has paid for the monthly plan, and their subscription. */
  async function subscribe(card = '4242424242424242', more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
    const customer = await newCustomer();
    const session = await newSession({ customer: customer.id, ...more });
    expect((await pay(session, { number: card })).status).toBe(303);
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    return { customer, session: paid, subscription: paid.subscription as Stripe.Subscription };
  }

  async function post(path: string, body: object): Promise<Response> {
    return fetch(`${sandbox.url}/sandbox/payments/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  function periodOf(subscription: Stripe.Subscription): { start: number; end: number } {
    const [item] = subscription.items.data;
    return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
  }

  async function stripeError(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
    const error: unknown = await call.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`Not a Stripe error: ${String(error)}`);
    return error;
  }

  describe('a price change whose payment needs the bank’s confirmation', () => {
    async function change(subscription: Stripe.Subscription, terms: Stripe.SubscriptionUpdateParams) {
      const id = subscription.items.data[0]?.id ?? '';
      const items = [{ id, price: 'price_sandbox_yearly' }];
      return stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice', ...terms });
    }

    test('is refused entirely if it must not stay unpaid', async () => {
      const { subscription } = await subscribeConfirmed();
      const error = await stripeError(change(subscription, { payment_behavior: 'error_if_incomplete' }));
      expect(error).toMatchObject({
        statusCode: 402,
        type: 'StripeCardError',
        code: 'subscription_payment_intent_requires_action',
      });
      expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
        latest_invoice: subscription.latest_invoice,
        pending_update: null,
      });
    });

    test('waits as a pending update with an open invoice, for at most 23 hours', async () => {
      const { subscription } = await subscribeConfirmed();
      const waiting = await change(subscription, {
        payment_behavior: 'pending_if_incomplete',
        expand: ['latest_invoice'],
      });
      expect(waiting.items.data[0]?.price.id).toBe('price_sandbox_monthly');
      expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe('price_sandbox_yearly');
      expect((waiting.pending_update?.expires_at ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(23 * 3600);
      expect(waiting.latest_invoice).toMatchObject({
        status: 'open',
        hosted_invoice_url: expect.stringContaining('in_'),
      });
    });

    test('accepts no parameters that pending updates do not support', async () => {
      const { subscription } = await subscribeConfirmed();
      const call = change(subscription, { payment_behavior: 'pending_if_incomplete', metadata: { a: 'b' } });
      expect(await stripeError(call)).toMatchObject({ statusCode: 400, param: 'metadata' });
    });

    async function subscribeConfirmed() {
      const customer = await newCustomer();
      const session = await newSession({ customer: customer.id });
      const address = (await pay(session, { number: '4000002760003184' })).headers.get('location') ?? '';
      const body = new URLSearchParams({ outcome: 'complete' });
      await fetch(sandbox.url + address, { method: 'POST', body, redirect: 'manual' });
      const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
      if (!subscription) throw new Error('The checkout made no subscription');
      return { customer, subscription };
    }
  });

  describe('checkout', () => {
    test('paying creates a subscription and an invoice, and leads back to the product', async () => {
      const { customer, session, subscription } = await subscribe('4242424242424242', {
        client_reference_id: 'u1',
        metadata: { userId: 'u1' },
        subscription_data: { metadata: { userId: 'u1' } },
      });
      expect(session).toMatchObject({
        status: 'complete',
        payment_status: 'paid',
        customer: customer.id,
        client_reference_id: 'u1',
        metadata: { userId: 'u1' },
        amount_total: 2995,
        url: null,
      });
      expect(subscription).toMatchObject({ status: 'active', customer: customer.id, metadata: { userId: 'u1' } });
      expect(subscription.items.data[0]?.price.id).toBe('price_sandbox_monthly');
      const { start, end } = periodOf(subscription);
      expect((end - start) / 86_400).toBeGreaterThanOrEqual(28);
      const invoice = await stripe.invoices.retrieve(subscription.latest_invoice as string);
      expect(invoice).toMatchObject({ status: 'paid', amount_paid: 2995, billing_reason: 'subscription_create' });
      expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
    });

    test('success redirects to success_url with the session id, and so does a second visit', async () => {
      const session = await newSession();
      const expected = successUrl.replace('{CHECKOUT_SESSION_ID}', session.id);
      const first = await pay(session, { email: 'new@example.com' });
      expect([first.status, first.headers.get('location')]).toEqual([303, expected]);
      const again = await pay(session, { email: 'new@example.com' });
      expect([again.status, again.headers.get('location')]).toEqual([303, expected]);
      const visit = await fetch(`${sandbox.url}/sandbox/payments/checkout/${session.id}`, { redirect: 'manual' });
      expect([visit.status, visit.headers.get('location')]).toEqual([303, expected]);
      const paid = await stripe.checkout.sessions.retrieve(session.id);
      const subscriptions = await stripe.subscriptions.list({ customer: paid.customer as string, status: 'all' });
      expect(subscriptions.data).toHaveLength(1);
      expect(paid.customer_details?.email).toBe('new@example.com');
    });

    test('the page has labelled fields, a button "Pay" and a link "Back"', async () => {
      const session = await newSession({ customer_email: '"><script>alert(1)</script>@example.com' });
      expect(session.url).toBe(`http://localhost:3000/sandbox/payments/checkout/${session.id}`);
      const page = await (await fetch(`${sandbox.url}/sandbox/payments/checkout/${session.id}`)).text();
      for (const [label, id] of [
        ['Card number', 'number'],
        ['Expiry', 'expiry'],
        ['CVC', 'cvc'],
      ]) {
        expect(page).toContain(`<label for="${id}">${label}</label>`);
      }
      expect(page).toMatch(/<button[^>]*>Pay<\/button>/);
      expect(page).toContain(`<a href="${cancelUrl}">Back</a>`);
      expect(page).toContain('$29.95 a month');
      expect(page).not.toContain('<script>');
    });

    test.each<[string, Record<string, string>, string]>([
      ['a declined card', { number: '4000 0000 0000 0002' }, 'Your card was declined.'],
      ['an unknown card', { number: '4111 1111 1111 1111' }, 'use a test card'],
      ['a mistyped number', { number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
      ['half a number', { number: '4242' }, 'Your card number is incomplete.'],
      ['a month that does not exist', { expiry: '13/30' }, 'expiration date is incomplete'],
      ['a date in the past', { expiry: '01/20' }, 'expiration date is in the past'],
      ['a short CVC', { cvc: '1' }, 'security code is incomplete'],
    ])('%s is said on the page, charges nothing and may be tried again', async (_case, fields, message) => {
      const session = await newSession({ customer: (await newCustomer()).id });
      const refused = await pay(session, fields);
      expect(refused.status).toBe(200);
      expect((await refused.text()).replaceAll('&#39;', "'")).toContain(message);
      expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
      expect((await pay(session)).status).toBe(303);
    });

    test.each<[string, (customer: string) => Promise<unknown>]>([
      ['a list of subscriptions', (customer) => stripe.subscriptions.list({ customer, status: 'all' })],
      ['a list of sessions', (customer) => stripe.checkout.sessions.list({ customer })],
      ['a list of invoices', (customer) => stripe.invoices.list({ customer })],
      ['a new session', (customer) => newSession({ customer })],
      ['a visit to the portal', (customer) => stripe.billingPortal.sessions.create({ customer })],
    ])('%s is refused for a customer that the key does not know', async (_call, ask) => {
      expect(await stripeError(ask('cus_ofAnotherKey'))).toMatchObject({
        statusCode: 400,
        type: 'StripeInvalidRequestError',
        code: 'resource_missing',
        param: 'customer',
        message: "No such customer: 'cus_ofAnotherKey'",
      });
    });

    test('another account doesn’t see this one’s objects', async () => {
      const other = await startTestSandbox();
      const { id } = await clientOf(other).customers.create({ email: 'mara@example.com' });
      const reset = await fetch(`${other.url}/sandbox/payments/reset`, { method: 'POST' });
      expect(reset.status).toBe(200);
      expect(await stripeError(clientOf(other).customers.retrieve(id))).toMatchObject({ statusCode: 404, param: 'id' });
      expect((await clientOf(other).prices.list()).data).toHaveLength(2);
      await other.remove();
    });

    /** Submits the card and answers the bank's question. Returns the redirect. */
    async function authenticate(session: Stripe.Checkout.Session, number: string, outcome: string): Promise<string> {
      const asked = await pay(session, { number });
      const address = asked.headers.get('location') ?? '';
      expect(address).toMatch(/^\/sandbox\/payments\/authenticate\/[\w-]+$/);
      const page = await (await fetch(sandbox.url + address)).text();
      expect(page).toContain('>Complete</button>');
      expect(page).toContain('>Fail</button>');
      expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
      const answer = await fetch(sandbox.url + address, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        redirect: 'manual',
      });
      return answer.headers.get('location') ?? '';
    }

    test.each(['4000 0025 0000 3155', '4000 0027 6000 3184'])(
      '%s pays once the bank’s question is answered',
      async (card) => {
        const session = await newSession({ customer: (await newCustomer()).id });
        const refused = await authenticate(session, card, 'fail');
        expect(await (await fetch(sandbox.url + refused)).text()).toContain(
          'unable to authenticate your payment method',
        );
        expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
        expect(await authenticate(session, card, 'complete')).toBe(
          successUrl.replace('{CHECKOUT_SESSION_ID}', session.id),
        );
        expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
      },
    );

    test('an expired session cannot be paid', async () => {
      const session = await newSession();
      await stripe.checkout.sessions.expire(session.id);
      const response = await pay(session, { email: 'late@example.com' });
      expect(response.status).toBe(410);
      expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
      expect(await stripeError(stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 });
    });

    test('trial days come before the first payment', async () => {
      const { session, subscription } = await subscribe('4242424242424242', {
        subscription_data: { trial_period_days: 7 },
      });
      expect(session).toMatchObject({ payment_status: 'no_payment_required', amount_total: 0 });
      expect(subscription.status).toBe('trialing');
      expect(periodOf(subscription).end).toBe(subscription.trial_end);
      expect((subscription.trial_end ?? 0) - subscription.start_date).toBe(7 * 86_400);
    });

    test('line items can be listed and expanded', async () => {
      const session = await newSession();
      const items = await stripe.checkout.sessions.listLineItems(session.id);
      expect(items.data).toMatchObject([{ description: 'Monthly Plan', amount_total: 2995, quantity: 1 }]);
      const expanded = await stripe.checkout.sessions.retrieve(session.id, {
        expand: ['line_items.data.price.product'],
      });
      expect(expanded.line_items?.data[0]?.price?.product).toMatchObject({ name: 'Monthly Plan' });
    });
  });

  describe('webhooks', () => {
    useFreshSandbox();

    test('a checkout’s events arrive in Stripe’s order, each with its object as of then', async () => {
      const session = await newSession();
      await pay(session, { email: 'events@example.com' });
      await eventually(() => webhook.types().includes('checkout.session.completed'), 'checkout.session.completed');
      expect(webhook.types()).toEqual([
        'customer.created',
        'payment_method.attached',
        'invoice.created',
        'customer.subscription.created',
        'invoice.finalized',
        'invoice.paid',
        'invoice.payment_succeeded',
        'customer.subscription.updated',
        'checkout.session.completed',
      ]);
      const [created, updated] = webhook.events.filter(({ type }) => type.startsWith('customer.subscription'));
      expect(created?.data.object).toMatchObject({ status: 'incomplete' });
      expect(updated?.data).toMatchObject({
        object: { status: 'active' },
        previous_attributes: { status: 'incomplete' },
      });
    });

    test('held events arrive once they are released', async () => {
      await post('webhooks', { mode: 'off' });
      const customer = await newCustomer();
      await subscribe();
      expect(webhook.events).toEqual([]);
      await post('webhooks', { mode: 'normal' });
      await eventually(() => webhook.types().includes('checkout.session.completed'), 'the held events');
      expect(webhook.events[0]?.data.object).toMatchObject({ id: customer.id });
    });

    test('a rejected event is resent with the same id', async () => {
      webhook.status = 500;
      const customer = await newCustomer();
      await eventually(() => webhook.refused > 0, 'a refused delivery');
      const { data } = await stripe.events.list({ type: 'customer.created', limit: 1 });
      expect(data[0]).toMatchObject({ pending_webhooks: 1, data: { object: { id: customer.id } } });
      webhook.status = 200;
      await eventually(() => webhook.events.some(({ id }) => id === data[0]?.id), 'the second delivery');
      const delivered = await eventually(async () => {
        const event = await stripe.events.retrieve(data[0]?.id ?? '');
        return event.pending_webhooks === 0 && event;
      }, 'the event to count as delivered');
      expect(delivered.type).toBe('customer.created');
    });

    test('an unknown mode is rejected with a sentence', async () => {
      const response = await post('webhooks', { mode: 'sometimes' });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: 'mode must be one of normal, off, delay.' });
    });
  });

  describe('the clock', () => {
    useFreshSandbox();

    test('a month later the subscription has renewed and its invoice is paid', async () => {
      const { subscription } = await subscribe();
      await post('clock', { advanceDays: 32 });
      const renewed = await stripe.subscriptions.retrieve(subscription.id);
      expect(renewed.status).toBe('active');
      expect(periodOf(renewed).start).toBe(periodOf(subscription).end);
      const invoices = await stripe.invoices.list({ subscription: subscription.id });
      expect(invoices.data.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
        ['paid', 'subscription_cycle'],
        ['paid', 'subscription_create'],
      ]);
    });

    test('a renewal may stay a draft for a while before it is charged', async () => {
      const { subscription } = await subscribe();
      expect(await (await post('drafts', { minutes: 60 })).json()).toEqual({ minutes: 60 });
      const end = periodOf(subscription).end;
      const invoiceAt = async (moment: number) => {
        await post('clock', { advanceTo: new Date(moment * 1000).toISOString() });
        return (await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })).latest_invoice;
      };
      expect(await invoiceAt(end + 60)).toMatchObject({ status: 'draft' });
      expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
      expect(await invoiceAt(end + 3600)).toMatchObject({
        status: 'paid',
        status_transitions: { paid_at: end + 3600 },
      });
    });

    test('a card that fails to renew makes it past_due, and canceled after the last attempt', async () => {
      const { subscription } = await subscribe('4000000000000341');
      await post('clock', { advanceDays: 32 });
      expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
      const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data;
      expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 2995 });
      await post('clock', { advanceDays: 20 });
      const ended = await stripe.subscriptions.retrieve(subscription.id);
      expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
      await eventually(
        () => webhook.types().includes('customer.subscription.deleted'),
        'customer.subscription.deleted',
      );
      expect(webhook.types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
      const order = webhook.types();
      expect(order.indexOf('invoice.payment_failed')).toBeLessThan(order.indexOf('customer.subscription.deleted'));
    });

    test('set to cancel, it stays active until the period ends and is then canceled', async () => {
      const { subscription } = await subscribe();
      const set = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      expect(set).toMatchObject({
        status: 'active',
        cancel_at_period_end: true,
        cancel_at: periodOf(subscription).end,
      });
      await post('clock', { advanceTo: new Date((periodOf(subscription).end - 60) * 1000).toISOString() });
      expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
      await post('clock', { advanceDays: 1 });
      const ended = await stripe.subscriptions.retrieve(subscription.id);
      expect(ended).toMatchObject({ status: 'canceled', ended_at: periodOf(subscription).end });
      expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
    });

    test('a trial ends with the first payment', async () => {
      const { subscription } = await subscribe('4242424242424242', { subscription_data: { trial_period_days: 7 } });
      await post('clock', { advanceDays: 8 });
      expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
      const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data;
      expect(invoice).toMatchObject({ amount_paid: 2995, status: 'paid' });
    });

    test('an open checkout expires after a day', async () => {
      const session = await newSession();
      await post('clock', { advanceDays: 1.1 });
      expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    });

    test('it does not go back', async () => {
      const response = await post('clock', { advanceTo: '2020-01-01' });
      expect([response.status, await response.json()]).toEqual([400, { error: 'The clock does not go back.' }]);
    });
  });

  describe('subscriptions', () => {
    test('another price starts a new period, charged less the unused time', async () => {
      const { subscription } = await subscribe();
      const item = subscription.items.data[0]?.id ?? '';
      const preview = await stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: { items: [{ id: item, price: 'price_sandbox_yearly' }] },
      });
      const switched = await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item, price: 'price_sandbox_yearly' }],
        expand: ['latest_invoice'],
      });
      expect(switched.items.data[0]?.price.id).toBe('price_sandbox_yearly');
      expect((periodOf(switched).end - periodOf(switched).start) / 86_400).toBeGreaterThanOrEqual(365);
      const invoice = switched.latest_invoice as Stripe.Invoice;
      expect(invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_update' });
      expect(invoice.lines.data.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);
      expect(Math.abs(invoice.total - preview.total)).toBeLessThanOrEqual(1);
    });

    test.each([
      ['at once', 'always_invoice', [[-2995, 4995], [2995]]],
      ['with the next invoice', 'create_prorations', [[2995]]],
      ['not at all', 'none', [[2995]]],
    ] as const)('another price of the same interval is settled %s', async (_when, behavior, expected) => {
      const { subscription } = await subscribe();
      const dearer = await stripe.prices.create({
        currency: 'usd',
        product: 'prod_sandbox_monthly',
        unit_amount: 4995,
        recurring: { interval: 'month' },
      });
      await stripe.subscriptions.update(subscription.id, {
        items: [{ id: subscription.items.data[0]?.id ?? '', price: dearer.id }],
        proration_behavior: behavior,
        proration_date: periodOf(subscription).start,
      });
      expect(periodOf(await stripe.subscriptions.retrieve(subscription.id))).toEqual(periodOf(subscription));
      const invoices = await stripe.invoices.list({ subscription: subscription.id });
      expect(invoices.data.map(({ lines }) => lines.data.map(({ amount }) => amount))).toEqual(expected);
      const next = await stripe.invoices.createPreview({ subscription: subscription.id });
      const left = behavior === 'create_prorations' ? [-2995, 4995] : [];
      expect(next.lines.data.map(({ amount }) => amount)).toEqual([...left, 4995]);
    });

    test('a coupon applies for as long as it lasts', async () => {
      for (const [id, coupon] of [
        ['once', { percent_off: 10, duration: 'once' }],
        ['always', { amount_off: 500, currency: 'usd', duration: 'forever' }],
      ] as const) {
        await stripe.coupons.create({ id: `${id}-${webhook.url}`, ...coupon });
        const promotion = { type: 'coupon' as const, coupon: `${id}-${webhook.url}` };
        await stripe.promotionCodes.create({ promotion, code: id });
      }
      const totals = async (code: string): Promise<number[]> => {
        const session = await newSession({ allow_promotion_codes: true });
        await pay(session, { promotionCode: code, email: 'mara@example.com' });
        const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
        const [first] = (await stripe.invoices.list({ subscription: subscription as string })).data;
        const next = await stripe.invoices.createPreview({ subscription: subscription as string });
        return [first?.total ?? 0, next.total];
      };
      expect(await totals('ONCE')).toEqual([2695, 2995]);
      expect(await totals('Always')).toEqual([2495, 2495]);
    });

    test('canceled immediately, it is gone from the list and can no longer be changed', async () => {
      const { customer, subscription } = await subscribe();
      expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled');
      expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
      expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
      const update = stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      expect(await stripeError(update)).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
    });

    test('the next invoice can be previewed', async () => {
      const { customer, subscription } = await subscribe();
      const preview = await stripe.invoices.createPreview({ customer: customer.id, subscription: subscription.id });
      expect(preview).toMatchObject({ amount_due: 2995, status: 'draft', billing_reason: 'upcoming' });
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      const none = stripe.invoices.createPreview({ subscription: subscription.id });
      expect(await stripeError(none)).toMatchObject({ code: 'invoice_upcoming_none' });
    });

    test("a deleted customer's subscription ends with them", async () => {
      const { customer, subscription } = await subscribe();
      await stripe.customers.del(customer.id);
      expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
      expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    });
  });

  describe('the billing portal', () => {
    test('cancels, resumes, takes another card and leads back', async () => {
      const { customer, subscription } = await subscribe();
      const session = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: cancelUrl });
      const path = new URL(session.url).pathname;
      const page = await (await fetch(sandbox.url + path)).text();
      expect(page).toContain('Monthly Plan');
      expect(page).toContain(`<a href="${cancelUrl}">Back</a>`);
      const act = (action: string, body = new URLSearchParams()) =>
        fetch(`${sandbox.url}${path}/${action}`, { method: 'POST', redirect: 'manual', body });
      expect((await act(`subscriptions/${subscription.id}/cancel`)).status).toBe(303);
      expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(true);
      await act(`subscriptions/${subscription.id}/resume`);
      expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(false);
      await act('card', new URLSearchParams({ number: '5555 5555 5555 4444', expiry: '12/34', cvc: '123' }));
      const cards = await stripe.customers.listPaymentMethods(customer.id);
      expect(cards.data.map(({ card }) => card?.last4)).toEqual(['4444', '4242']);
    });

    test("someone else's subscription can't be canceled there", async () => {
      const other = await subscribe();
      const { url } = await stripe.billingPortal.sessions.create({ customer: (await newCustomer()).id });
      const path = `${new URL(url).pathname}/subscriptions/${other.subscription.id}/cancel`;
      expect((await fetch(sandbox.url + path, { method: 'POST' })).status).toBe(404);
      expect((await stripe.subscriptions.retrieve(other.subscription.id)).cancel_at_period_end).toBe(false);
    });
  });

  describe('the protocol', () => {
    test('the product has two prices, by id and by lookup key', async () => {
      const monthly = await stripe.prices.retrieve('price_sandbox_monthly');
      expect(monthly).toMatchObject({ unit_amount: 2995, currency: 'usd', recurring: { interval: 'month' } });
      const { data } = await stripe.prices.list({ lookup_keys: ['yearly'] });
      expect(data).toMatchObject([{ id: 'price_sandbox_yearly', unit_amount: 29995, recurring: { interval: 'year' } }]);
      const product = await stripe.products.create({ name: 'Support' });
      const price = await stripe.prices.create({
        product: product.id,
        currency: 'eur',
        unit_amount: 500,
        recurring: { interval: 'week' },
      });
      expect((await stripe.prices.list({ product: product.id })).data.map(({ id }) => id)).toEqual([price.id]);
    });

    test('an idempotency key takes effect once; with other parameters it is rejected', async () => {
      const params = { email: 'once@example.com' };
      const options = { idempotencyKey: `key-${Date.now()}` };
      const created = await Promise.all(Array.from({ length: 10 }, () => stripe.customers.create(params, options)));
      expect(new Set(created.map(({ id }) => id)).size).toBe(1);
      expect((await stripe.customers.list({ email: 'once@example.com' })).data).toHaveLength(1);
      const other = stripe.customers.create({ email: 'twice@example.com' }, options);
      expect(await stripeError(other)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    });

    test('lists page forwards and backwards, newest first', async () => {
      const email = 'pages@example.com';
      const ids: string[] = [];
      for (let n = 0; n < 5; n += 1) ids.unshift((await stripe.customers.create({ email })).id);
      const first = await stripe.customers.list({ email, limit: 2 });
      expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true]);
      const second = await stripe.customers.list({ email, limit: 2, starting_after: ids[1] ?? '' });
      expect(second.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
      const back = await stripe.customers.list({ email, limit: 2, ending_before: ids[2] ?? '' });
      expect(back.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      const all = await stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
      expect(all.map(({ id }) => id)).toEqual(ids);
    });

    test('metadata is merged, and an empty value deletes its key', async () => {
      const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } });
      const updated = await stripe.customers.update(id, { metadata: { b: '', c: '3' }, name: 'Nell' });
      expect(updated).toMatchObject({ name: 'Nell', metadata: { a: '1', c: '3' } });
      expect(Object.keys(updated.metadata)).toEqual(['a', 'c']);
    });

    test('a list expands objects in its data', async () => {
      const { customer } = await subscribe();
      const { data } = await stripe.subscriptions.list({
        customer: customer.id,
        expand: ['data.customer', 'data.latest_invoice'],
      });
      expect(data[0]).toMatchObject({ customer: { email: 'mara@example.com' }, latest_invoice: { status: 'paid' } });
      expect(await stripeError(stripe.customers.retrieve(customer.id, { expand: ['nonsense'] }))).toMatchObject({
        statusCode: 400,
      });
    });

    test.each<[string, () => Promise<unknown>, object]>([
      [
        'something that does not exist',
        () => stripe.customers.retrieve('cus_nobody'),
        { statusCode: 404, code: 'resource_missing', param: 'id' },
      ],
      [
        'a price that does not exist',
        () => newSession({ line_items: [{ price: 'price_nothing', quantity: 1 }] }),
        { statusCode: 400, code: 'resource_missing', param: 'line_items[0][price]' },
      ],
      ['no success_url', () => newSession({ success_url: undefined }), { statusCode: 400, code: 'parameter_missing' }],
      ['no lines', () => newSession({ line_items: [] }), { statusCode: 400, param: 'line_items' }],
      [
        'an unknown customer',
        () => newSession({ customer: 'cus_nobody' }),
        { statusCode: 400, code: 'resource_missing', param: 'customer' },
      ],
      [
        'a trial of zero days',
        () => newSession({ subscription_data: { trial_period_days: 0 } }),
        { statusCode: 400, param: 'subscription_data[trial_period_days]' },
      ],
      ['a price named __proto__', () => stripe.prices.retrieve('__proto__'), { statusCode: 404 }],
    ])('%s is an error in the form of Stripe', async (_case, call, expected) => {
      const error = await stripeError(call());
      expect(error).toMatchObject({ type: 'StripeInvalidRequestError', ...expected });
      expect(error.requestId).toMatch(/^req_/);
    });

    test('an unknown parameter is named', async () => {
      const response = await fetch(`${sandbox.url}/v1/customers`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_x' },
        body: new URLSearchParams({ emial: 'x@example.com' }),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'emial' } });
    });

    test('only secret keys are accepted', async () => {
      const error = await stripeError(clientOf(sandbox, 'pk_test_wrong').customers.list());
      expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    });

    test.each<[string, RequestInit, number]>([
      ['two megabytes', { body: new URLSearchParams({ name: 'x'.repeat(2_000_000) }) }, 413],
      [
        'a thousand nested brackets',
        { body: `a${'[a]'.repeat(1000)}=1`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        400,
      ],
      ['JSON', { body: '{"email":"a@b"}', headers: { 'content-type': 'application/json' } }, 200],
      ['no body', {}, 200],
    ])('%s does no harm', async (_case, init, status) => {
      const response = await fetch(`${sandbox.url}/v1/customers`, {
        method: 'POST',
        ...init,
        headers: { authorization: 'Bearer sk_test_x', ...init.headers },
      });
      expect(response.status).toBe(status);
      expect(await response.json()).toHaveProperty(status === 200 ? 'object' : 'error.message');
    });
  });

  describe('faults', () => {
    afterEach(() => post('faults', { mode: 'none' }));

    test.each([
      ['down', 'StripeConnectionError'],
      ['error-500', 'StripeAPIError'],
    ])('%s fails calls as %s, and afterwards all is well', async (mode, type) => {
      await post('faults', { mode });
      expect(await stripeError(stripe.customers.list())).toMatchObject({ type });
      await post('faults', { mode: 'none' });
      expect((await stripe.customers.list()).object).toBe('list');
    });

    test('hang makes the client time out', async () => {
      await post('faults', { mode: 'hang' });
      const error = await stripeError(stripe.customers.list({}, { timeout: 200 }));
      expect(error.type).toBe('StripeConnectionError');
    });
  });

  describe('across restarts', () => {
    test('customers, subscriptions, keys and undelivered events are kept', async () => {
      const first = await startTestSandbox({ webhookSecret: secret });
      const before = clientOf(first);
      const options = { idempotencyKey: 'survives' };
      const customer = await before.customers.create({ email: 'back@example.com' }, options);
      await first.close();
      webhook.events.length = 0;
      const second = await startTestSandbox({ dataDir: first.dataDir, webhookUrl: webhook.url, webhookSecret: secret });
      try {
        const after = clientOf(second);
        expect((await after.customers.retrieve(customer.id)).id).toBe(customer.id);
        expect((await after.customers.create({ email: 'back@example.com' }, options)).id).toBe(customer.id);
        // Events of earlier tests may still be in flight to the same address.
        const isIt = ({ type, data }: Stripe.Event) => type === 'customer.created' && data.object.id === customer.id;
        await eventually(() => webhook.events.some(isIt), 'the event of before the restart');
      } finally {
        await second.remove();
      }
    });
  });

  test('the script defines Stripe, which takes publishable keys only', async () => {
    const script = await (await fetch(`${sandbox.url}/sandbox/payments/stripe.js`)).text();
    const window: { Stripe?: (key: string) => object } = {};
    runInNewContext(script, { window });
    expect(window.Stripe?.('pk_test_1')).toEqual({ _apiKey: 'pk_test_1' });
    expect(() => window.Stripe?.('sk_test_1')).toThrow('pk_');
  });

  test('the admin page lists subscriptions and moves the clock from a form', async () => {
    const { subscription } = await subscribe();
    const page = await (await fetch(`${sandbox.url}/sandbox/payments`)).text();
    expect(page).toContain(subscription.id);
    const moved = await fetch(`${sandbox.url}/sandbox/payments/clock`, {
      method: 'POST',
      body: new URLSearchParams({ advanceDays: '1' }),
      redirect: 'manual',
    });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/sandbox/payments']);
  });
});
