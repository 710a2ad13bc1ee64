import type { INestApplicationContext } from '@nestjs/common';
import type Stripe from 'stripe';
import { SubscriptionSweepService } from '../../../backend/src/subscription/subscription-sweep.service.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type {
  CheckoutSession,
  Invoice,
  PlanSwitch,
  PortalSession,
  SubscriptionDetails,
  SwitchPreview,
} from '../../../contract/subscription/subscription.js';
import type { User } from '../../../contract/account/user.js';
import { describeApp } from '../../support/describe-app.js';
import type { Answer, Client } from '../../support/client.js';
import { next } from '../../support/replies.js';
import { startWorker } from '../../support/worker.js';

const failing = '4000 0000 0000 0341';
const day = 86_400_000;

describe('a subscription and its plan', () => {
  let artist: Client;
  let user: User;

  const { app, payments } = describeApp({ payments: true });
  beforeEach(async () => {
    artist = app.visitor();
    user = await artist.register();
  });
  afterEach(() => {
    artist.close();
    return payments.fail('none');
  });

  const ask = <T = SubscriptionDetails>(what: string, body: object = {}): Promise<Answer<T>> =>
    artist.post<T>(`/api/subscription/${what}`, body);
  const readUser = async (): Promise<User> => (await artist.get<User>('/api/user')).body;
  const errorOf = ({ status, body }: Answer): [number, string] => [status, (body as ErrorBody).code];
  const events = async (type: string): Promise<Stripe.Event[]> =>
    (await payments.stripe.events.list({ type, limit: 100 })).data;

  /** Subscribes like a user: pays at the hosted checkout and returns. */
  async function subscribe(plan: 'monthly' | 'yearly' = 'monthly', card?: string): Promise<SubscriptionDetails> {
    const { body } = await ask<CheckoutSession>('create-checkout-session', { priceId: `price_sandbox_${plan}` });
    await payments.pay(body.sessionId, card);
    await ask('verify-status', { sessionId: body.sessionId });
    return (await artist.get<SubscriptionDetails>('/api/subscription/details')).body;
  }

  const atProvider = async ({ subscriptionId }: SubscriptionDetails): Promise<Stripe.Subscription> =>
    payments.stripe.subscriptions.retrieve(subscriptionId as string);

  describe('cancelling', () => {
    it('keeps access until the period’s end, and notifies every tab', async () => {
      const details = await subscribe();
      const socket = await artist.connect();
      const heard = new Promise((resolve) => socket.once('user:changed', resolve));
      const { status, body } = await ask('cancel');
      expect([status, body]).toEqual([200, { ...details, cancelAtPeriodEnd: true }]);
      expect(await heard).toEqual({});
      expect(await readUser()).toMatchObject({
        hasActiveSubscription: true,
        cancelAtPeriodEnd: true,
        subscriptionEndDate: details.endDate,
      });
      expect((await atProvider(details)).cancel_at_period_end).toBe(true);
    });

    it('twice, or five times concurrently, is one change at the provider', async () => {
      const details = await subscribe();
      const before = (await events('customer.subscription.updated')).length;
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask('cancel')));
      answers.push(await ask('cancel'));
      for (const { status, body, headers } of answers) {
        expect([status, body.cancelAtPeriodEnd]).toEqual([200, true]);
        expect(headers.get('content-type')).toContain('application/json');
      }
      expect((await events('customer.subscription.updated')).length - before).toBe(1);
      expect((await atProvider(details)).status).toBe('active');
    });

    it.each(['cancel', 'resume'])('(%s) without a subscription is refused as JSON', async (what) => {
      const never = await ask(what);
      expect([never.status, never.body]).toEqual([
        402,
        {
          error: 'You have no active subscription',
          message: 'You have no active subscription',
          code: 'no_active_subscription',
        },
      ]);
      const details = await subscribe();
      await payments.stripe.subscriptions.cancel(details.subscriptionId as string);
      expect(errorOf(await ask(what))).toEqual([402, 'no_active_subscription']);
      // The state learned on the way is stored.
      expect((await readUser()).subscriptionStatus).toBe('canceled');
    });

    it('while the provider is down changes nothing and says so as JSON', async () => {
      const details = await subscribe();
      await payments.fail('error-500');
      const refused = await ask('cancel');
      expect(errorOf(refused)).toEqual([502, 'payment_provider_failed']);
      await payments.fail('none');
      expect((await atProvider(details)).cancel_at_period_end).toBe(false);
      expect((await readUser()).cancelAtPeriodEnd).toBe(false);
    });

    it('while past due is left to the provider’s pages', async () => {
      const details = await subscribe('monthly', failing);
      await payments.advanceTo(details.endDate, 0.01);
      const refused = await ask('cancel');
      expect(errorOf(refused)).toEqual([409, 'payment_due']);
      expect(refused.text).toContain('On the billing pages you can update your card');
      expect(refused.text).toContain('or you can cancel it');
    });
  });

  describe('resuming', () => {
    it('removes the scheduled end, however it was set', async () => {
      const details = await subscribe();
      await ask('cancel');
      const { status, body } = await ask('resume');
      expect([status, body]).toEqual([200, details]);
      expect(await atProvider(details)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    });

    it('twice, or five times concurrently, is one change at the provider', async () => {
      const details = await subscribe();
      await ask('cancel');
      const before = (await events('customer.subscription.updated')).length;
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask('resume')));
      answers.push(await ask('resume'));
      expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(6).fill([200, details]));
      expect((await events('customer.subscription.updated')).length - before).toBe(1);
    });
  });

  describe('switching plans', () => {
    const preview = (planId: string): Promise<Answer<SwitchPreview>> =>
      ask<SwitchPreview>('switch/preview', { planId });

    it('to the yearly plan costs the amount shown, less the unused time', async () => {
      const details = await subscribe();
      await payments.advance(10);
      const { status, body: shown } = await preview('yearly');
      expect(status).toBe(200);
      expect(shown.plan).toEqual({ id: 'yearly', name: 'Yearly Plan', price: 299.95, interval: 'year' });
      expect(shown.credit).toBeGreaterThan(29.95 / 2);
      expect(shown.credit).toBeLessThan(29.95);
      expect(shown.charge).toBe(299.95);
      expect(shown.dueNow).toBeCloseTo(shown.charge - shown.credit, 2);
      expect(shown.creditLeft).toBe(0);
      expect(Date.parse(shown.renewsAt) - Date.parse(shown.asOf)).toBeGreaterThan(364 * day);
      expect((await atProvider(details)).items.data[0]?.price.id).toBe('price_sandbox_monthly');

      const { body: switched } = await ask('switch', { planId: 'yearly', asOf: shown.asOf });
      expect(switched).toMatchObject({ plan: shown.plan, status: 'active', subscriptionId: details.subscriptionId });
      expect(Math.abs(Date.parse(switched.endDate as string) - Date.parse(shown.renewsAt))).toBeLessThan(60_000);
      expect(await readUser()).toMatchObject({ tier: 'yearly', hasActiveSubscription: true });
      const [invoice] = (await artist.get<Invoice[]>('/api/subscription/invoices')).body;
      expect(invoice).toMatchObject({ amount: shown.dueNow, currency: 'usd', status: 'paid' });
    });

    it('to the monthly plan keeps the rest of the year as credit', async () => {
      await subscribe('yearly');
      await payments.advance(100);
      const { body: shown } = await preview('monthly');
      expect(shown.dueNow).toBe(0);
      expect(shown.creditLeft).toBeCloseTo(shown.credit - 29.95, 2);
      const { body: switched } = await ask('switch', { planId: 'monthly', asOf: shown.asOf });
      expect(Math.abs(Date.parse(switched.endDate as string) - Date.parse(shown.renewsAt))).toBeLessThan(60_000);
      const customer = await payments.stripe.customers.retrieve(switched.customerId as string);
      expect(customer).toMatchObject({ balance: -Math.round(shown.creditLeft * 100) });
      await payments.advanceTo(switched.endDate, 0.01);
      await ask('verify-status');
      const [renewal] = (await payments.stripe.invoices.list({ customer: switched.customerId as string })).data;
      expect(renewal).toMatchObject({ total: 2995, amount_due: 0, status: 'paid' });
      expect((await readUser()).hasActiveSubscription).toBe(true);
    });

    it('charges once under repeated calls', async () => {
      await subscribe();
      const { body: shown } = await preview('yearly');
      const body = { planId: 'yearly', asOf: shown.asOf };
      const answers = await Promise.all([ask('switch', body), ask('switch', body), ask('switch', body)]);
      expect(answers.map(({ status, body: { plan } }) => [status, plan?.id])).toEqual(Array(3).fill([200, 'yearly']));
      expect((await artist.get<Invoice[]>('/api/subscription/invoices')).body).toHaveLength(2);
      expect(errorOf(await preview('yearly'))).toEqual([409, 'same_plan']);
    });

    it('with a declined card changes nothing', async () => {
      const details = await subscribe('monthly', failing);
      const { body: shown } = await preview('yearly');
      expect(errorOf(await ask('switch', { planId: 'yearly', asOf: shown.asOf }))).toEqual([409, 'payment_declined']);
      expect((await artist.get('/api/subscription/details')).body).toEqual(details);
      expect((await artist.get<Invoice[]>('/api/subscription/invoices')).body).toHaveLength(1);
    });

    it.each(['4000 0025 0000 3155', '4000 0027 6000 3184'])(
      'with the card %s waits for the bank’s confirmation, and then happens',
      async (card) => {
        const details = await subscribe('monthly', card);
        const { body: shown } = await preview('yearly');
        const { status, body } = await ask<PlanSwitch>('switch', { planId: 'yearly', asOf: shown.asOf });
        expect([status, body]).toEqual([200, { ...details, confirmUrl: expect.stringMatching(/\/invoice\/in_\w+$/) }]);
        expect(await readUser()).toMatchObject({ tier: 'monthly', hasActiveSubscription: true });

        await payments.payInvoice(body.confirmUrl as string, 'fail');
        await ask('verify-status');
        expect(await readUser()).toMatchObject({ tier: 'monthly', hasActiveSubscription: true });

        await payments.payInvoice(body.confirmUrl as string);
        const customerId = details.customerId as string;
        await payments.deliver(app, await payments.event(customerId, 'customer.subscription.pending_update_applied'));
        expect(await readUser()).toMatchObject({ tier: 'yearly', hasActiveSubscription: true });
        const invoices = (await artist.get<Invoice[]>('/api/subscription/invoices')).body;
        expect(invoices.map((invoice) => invoice.status)).toEqual(['paid', 'paid']);
        expect(invoices[0]?.amount).toBe(shown.dueNow);
      },
    );

    it('that isn’t confirmed expires, and can be requested again', async () => {
      const details = await subscribe('monthly', '4000 0027 6000 3184');
      const { body: shown } = await preview('yearly');
      const { body: first } = await ask<PlanSwitch>('switch', { planId: 'yearly', asOf: shown.asOf });
      const { body: second } = await ask<PlanSwitch>('switch', { planId: 'yearly', asOf: shown.asOf });
      expect(second.confirmUrl).not.toBe(first.confirmUrl);
      await expect(payments.payInvoice(first.confirmUrl as string)).rejects.toThrow('404');
      await payments.advance(1);
      await expect(payments.payInvoice(second.confirmUrl as string)).rejects.toThrow('404');
      expect(await atProvider(details)).toMatchObject({ status: 'active', pending_update: null });
      const { body: again } = await preview('yearly');
      expect(again.dueNow).toBeGreaterThan(0);
    });

    it('at an outdated or unknown price is refused', async () => {
      await subscribe();
      const { body: shown } = await preview('yearly');
      for (const minutes of [-16, 16]) {
        const asOf = new Date(Date.parse(shown.asOf) + minutes * 60_000).toISOString();
        expect(errorOf(await ask('switch', { planId: 'yearly', asOf }))).toEqual([409, 'preview_expired']);
      }
      for (const body of [
        { planId: 'yearly' },
        { planId: 'weekly', asOf: shown.asOf },
        { planId: 'yearly', asOf: 7 },
      ]) {
        expect(errorOf(await ask('switch', body))).toEqual([400, 'invalid_input']);
      }
      expect((await readUser()).tier).toBe('monthly');
    });

    it('isn’t available if set to end, past due or missing', async () => {
      expect(errorOf(await preview('yearly'))).toEqual([402, 'no_active_subscription']);
      const details = await subscribe('monthly', failing);
      await ask('cancel');
      expect(errorOf(await preview('yearly'))).toEqual([409, 'set_to_end']);
      await ask('resume');
      await payments.advanceTo(details.endDate, 0.01);
      expect(errorOf(await preview('yearly'))).toEqual([409, 'payment_due']);
    });
  });

  describe('the provider’s own pages', () => {
    it('open for the caller’s own customer and lead back', async () => {
      expect(errorOf(await ask('portal'))).toEqual([402, 'no_active_subscription']);
      await subscribe();
      const { status, body } = await ask<PortalSession>('portal');
      expect(status).toBe(201);
      const page = await payments.page(body.url);
      expect(page).toContain(user.email);
      expect(page).toContain(`href="${app.env.publicUrl}/chat"`);
    });

    it('settle a past due invoice with a new card, and access continues', async () => {
      const details = await subscribe('monthly', failing);
      await payments.advanceTo(details.endDate, 4);
      await ask('verify-status');
      expect((await readUser()).hasActiveSubscription).toBe(false);
      const { body } = await ask<PortalSession>('portal');
      await payments.replaceCard(body.url);
      await payments.deliver(app, await payments.event(details.customerId as string, 'invoice.paid'));
      expect(await readUser()).toMatchObject({ hasActiveSubscription: true, subscriptionStatus: 'active' });
    });
  });

  describe('invoices', () => {
    it('are the caller’s own, newest first, with their pages', async () => {
      expect((await artist.get('/api/subscription/invoices')).body).toEqual([]);
      const details = await subscribe();
      await payments.advanceTo(details.endDate, 0.01);
      const { body } = await artist.get<Invoice[]>('/api/subscription/invoices');
      expect(body.map(({ amount, currency, status }) => [amount, currency, status])).toEqual([
        [29.95, 'usd', 'paid'],
        [29.95, 'usd', 'paid'],
      ]);
      expect(Date.parse(body[0]?.date ?? '')).toBeGreaterThan(Date.parse(body[1]?.date ?? ''));
      expect(body[0]?.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/payments\/invoice\/in_\w+$/);
    });
  });

  describe('promotion codes', () => {
    it('can be entered at checkout if the provider has any', async () => {
      const open = async (): Promise<Stripe.Checkout.Session> => {
        const { body } = await ask<CheckoutSession>('create-checkout-session', { priceId: 'price_sandbox_monthly' });
        return payments.stripe.checkout.sessions.retrieve(body.sessionId);
      };
      expect((await open()).allow_promotion_codes).toBeNull();
      await payments.stripe.coupons.create({ id: 'half', percent_off: 50, duration: 'once' });
      const promotion = { type: 'coupon' as const, coupon: 'half' };
      const { id } = await payments.stripe.promotionCodes.create({ promotion, code: 'ENCORE' });
      artist = app.visitor();
      await artist.register();
      const session = await open();
      expect(session.allow_promotion_codes).toBe(true);
      await expect(payments.pay(session.id, undefined, 'NONSENSE')).rejects.toThrow('This code is invalid.');
      await payments.pay(session.id, undefined, 'encore');
      await ask('verify-status', { sessionId: session.id });
      await payments.stripe.promotionCodes.update(id, { active: false });
      const { endDate } = (await artist.get<SubscriptionDetails>('/api/subscription/details')).body;
      await payments.advanceTo(endDate, 0.01);
      const { body } = await artist.get<Invoice[]>('/api/subscription/invoices');
      expect(body.map(({ amount }) => amount)).toEqual([29.95, 14.97]);
    });
  });

  describe('the nightly sweep', () => {
    let worker: INestApplicationContext;
    beforeAll(async () => {
      worker = await startWorker(app);
    });
    afterAll(() => worker.close());

    const sweep = (): Promise<{ checked: number; failed: number }> => worker.get(SubscriptionSweepService).sweep();
    const status = async (): Promise<string> => (await readUser()).subscriptionStatus;

    it('finds payments without an event, and notifies the open tabs', async () => {
      const socket = await artist.connect();
      const told = next(socket, 'user:changed');
      const { body } = await ask<CheckoutSession>('create-checkout-session', { priceId: 'price_sandbox_monthly' });
      await payments.pay(body.sessionId);
      expect(await status()).toBe('');
      await sweep();
      expect(await status()).toBe('active');
      await told;
    });

    it('finds ended periods, renewed or not', async () => {
      const details = await subscribe('monthly');
      await ask('cancel');
      await payments.advanceTo(details.endDate, 1);
      await app.database.query(`UPDATE subscriptions SET end_date = now() - interval '1 minute' WHERE user_id = $1`, [
        user.id,
      ]);
      await sweep();
      expect(await status()).toBe('canceled');
    });

    it('skips a failing one, stops if the provider is unavailable, and asks about no one else', async () => {
      const mine = await subscribe();
      const updatedAt = (): Promise<unknown> =>
        app.database.query('SELECT updated_at FROM subscriptions WHERE user_id = $1', [user.id]);
      const before = await updatedAt();
      const strangers = Array.from({ length: 12 }, () => app.visitor());
      for (const stranger of strangers) await stranger.subscribe({ endsInDays: -1 });
      await payments.fail('error-500');
      expect(await sweep()).toEqual({ checked: 0, failed: 10 });
      await payments.fail('none');
      expect(await sweep()).toMatchObject({ failed: 0 });
      expect(await updatedAt()).toEqual(before);
      expect((await artist.get<SubscriptionDetails>('/api/subscription/details')).body).toEqual(mine);
    });
  });
});
