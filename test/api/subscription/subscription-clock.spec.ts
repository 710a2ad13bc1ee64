import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { SubscriptionDetails, SubscriptionStatus } from '../../../contract/subscription/subscription.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Client } from '../../support/client.js';
import { buildCustomer } from '../../support/factories.js';
import { TestPayments } from '../../support/payments.js';
import { until } from '../../support/replies.js';

/** Set by `npm run test:stripe`: these tests then run against Stripe's test mode instead of the sandbox. */
const stripeKey = process.env['STRIPE_TEST_SECRET_KEY'];
const webhookSecret = 'whsec_of_the_clock_tests';
/** Stripe takes up to a minute to advance a clock. */
const advanceSeconds = 120;
/** Stripe keeps a renewal's invoice as a draft for an hour. */
const draftSeconds = 2 * 3600;

describe(`a subscription on a test clock of ${stripeKey ? 'Stripe' : 'the sandbox'}`, () => {
  let sandbox: TestPayments | undefined;
  let stripe: Stripe;
  let app: TestApp;
  let artist: Client;
  let clock: Stripe.TestHelpers.TestClock;
  let customer: Stripe.Customer;
  let subscription: Stripe.Subscription;
  let prices: { monthly: string; yearly: string };

  beforeAll(async () => {
    sandbox = stripeKey ? undefined : await TestPayments.start();
    stripe = sandbox?.stripe ?? new Stripe(stripeKey ?? '');
    const product = await stripe.products.create({ name: 'Fanfare, made by a test' });
    const priceOf = async (interval: 'month' | 'year', amount: number): Promise<string> => {
      const recurring = { interval };
      return (await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: amount, recurring })).id;
    };
    prices = { monthly: await priceOf('month', 2995), yearly: await priceOf('year', 29_995) };
    app = await startApp({
      ...sandbox?.variables,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      ...(stripeKey
        ? {
            STRIPE_SECRET_KEY: stripeKey,
            STRIPE_PUBLISHABLE_KEY: 'pk_test_unused',
            STRIPE_PRICE_MONTHLY: prices.monthly,
            STRIPE_PRICE_YEARLY: prices.yearly,
          }
        : {}),
    });
    if (sandbox) prices = app.env.payments.prices;
    clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) });
  });
  afterAll(async () => {
    await stripe.testHelpers.testClocks.del(clock.id);
    await app.close();
    await sandbox?.close();
  });

  beforeEach(async () => {
    artist = app.visitor();
    const { id, email } = await artist.register();
    customer = await stripe.customers.create({ email, test_clock: clock.id });
    await buildCustomer(app.database, { userId: id, customerId: customer.id });
    await useCard('pm_card_visa');
    subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: prices.monthly }] });
    await report();
  });
  afterEach(() => stripe.customers.del(customer.id).catch(() => undefined));

  async function useCard(testCard: string): Promise<void> {
    const { id } = await stripe.paymentMethods.attach(testCard, { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: id } });
  }

  /** Sends the product an event about the subscription, as Stripe does if it can reach the webhook. */
  async function report(): Promise<void> {
    const object = await stripe.subscriptions.retrieve(subscription.id);
    const payload = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'customer.subscription.updated',
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object },
    });
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const headers = { 'stripe-signature': signature };
    const { status, text } = await app.visitor().call('POST', '/api/subscription/webhook', payload, headers);
    if (status !== 200) throw new Error(`The webhook returned ${status}: ${text}`);
  }

  const details = async (): Promise<SubscriptionDetails> =>
    (await artist.get<SubscriptionDetails>('/api/subscription/details')).body;
  const access = async (): Promise<Pick<SubscriptionStatus, 'isActive' | 'status'>> => {
    const { isActive, status } = (await artist.post<SubscriptionStatus>('/api/subscription/verify-status', {})).body;
    return { isActive, status };
  };

  /** Moves the clock to some seconds after the current period's end. */
  async function passPeriod(seconds = draftSeconds): Promise<void> {
    const [item] = (await stripe.subscriptions.retrieve(subscription.id)).items.data;
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: (item?.current_period_end ?? 0) + seconds });
    await until(
      async () => (await stripe.testHelpers.testClocks.retrieve(clock.id)).status === 'ready',
      advanceSeconds,
    );
    await report();
  }

  it('renews, and is past due when its card fails', async () => {
    const first = await details();
    expect([first.status, first.customerId, first.plan?.id]).toEqual(['active', customer.id, 'monthly']);
    await passPeriod();
    const renewed = await details();
    expect(renewed.status).toBe('active');
    expect(Date.parse(renewed.endDate ?? '')).toBeGreaterThan(Date.parse(first.endDate ?? ''));
    await useCard('pm_card_chargeCustomerFail');
    await passPeriod();
    expect((await access()).status).toBe('past_due');
  }, 300_000);

  it('that is cancelled keeps its access until the period ends', async () => {
    expect((await artist.post<SubscriptionDetails>('/api/subscription/cancel')).body.cancelAtPeriodEnd).toBe(true);
    expect(await access()).toEqual({ isActive: true, status: 'active' });
    await passPeriod();
    expect(await access()).toEqual({ isActive: false, status: 'canceled' });
  }, 300_000);

  it('on a deleted clock is gone with its customer', async () => {
    const other = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) });
    const gone = await stripe.customers.create({ test_clock: other.id });
    await stripe.testHelpers.testClocks.del(other.id);
    expect(await stripe.customers.retrieve(gone.id).catch(() => ({ deleted: true }))).toMatchObject({ deleted: true });
  });

  describe('is refused', () => {
    const codeOf = (asked: Promise<unknown>): Promise<string | undefined> =>
      asked.then(
        () => 'done',
        (error: Stripe.errors.StripeError) => error.code ?? error.type,
      );
    const start = (of: Stripe.SubscriptionCreateParams): Promise<string | undefined> =>
      codeOf(stripe.subscriptions.create(of));
    const items = (): { price: string }[] => [{ price: prices.monthly }];

    it('without a card, for an unknown customer or price, and without items', async () => {
      const without = await stripe.customers.create({ test_clock: clock.id });
      expect(await start({ customer: without.id, items: items() })).toBe('resource_missing');
      expect(await start({ customer: 'cus_nobody', items: items() })).toBe('resource_missing');
      expect(await start({ customer: customer.id, items: [{ price: 'price_none' }] })).toBe('resource_missing');
      expect(await start({ customer: customer.id })).toBe('parameter_missing');
    });

    it('with the card of another customer', async () => {
      const other = await stripe.customers.create({ test_clock: clock.id });
      const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: other.id });
      expect(await start({ customer: customer.id, items: items(), default_payment_method: id })).not.toBe('done');
      expect(await codeOf(stripe.paymentMethods.attach(id, { customer: customer.id }))).not.toBe('done');
      expect(await codeOf(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: customer.id }))).toBe(
        'card_declined',
      );
    });

    it('on a clock that does not exist, goes back, or goes too far ahead', async () => {
      const { frozen_time: now } = await stripe.testHelpers.testClocks.retrieve(clock.id);
      const advance = (seconds: number, id = clock.id): Promise<string | undefined> =>
        codeOf(stripe.testHelpers.testClocks.advance(id, { frozen_time: now + seconds }));
      expect(await codeOf(stripe.customers.create({ test_clock: 'clock_none' }))).toBe('resource_missing');
      expect(await advance(3600, 'clock_none')).toBe('resource_missing');
      expect(await advance(-3600)).not.toBe('done');
      expect(await advance(70 * 86_400)).not.toBe('done');
      const { data } = await stripe.testHelpers.testClocks.list({ limit: 100 });
      expect(data.map(({ id }) => id)).toContain(clock.id);
    });
  });
});
