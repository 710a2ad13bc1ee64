import { jest } from '@jest/globals';
import pg from 'pg';
import type { ErrorBody } from '../../../contract/errors.js';
import type {
  CheckoutSession,
  SubscriptionDetails,
  SubscriptionStatus,
} from '../../../contract/subscription/subscription.js';
import type { User } from '../../../contract/account/user.js';
import { Clock } from '../../../backend/src/common/clock.js';
import { describeApp } from '../../support/describe-app.js';
import type { Answer, Client } from '../../support/client.js';

const monthly = 'price_sandbox_monthly';
const yearly = 'price_sandbox_yearly';

const inactive: SubscriptionStatus = {
  isActive: false,
  customerId: null,
  subscriptionId: null,
  startDate: null,
  endDate: null,
  status: '',
  tier: null,
};

describe('subscribing', () => {
  let artist: Client;
  let user: User;

  const { app, payments } = describeApp({ payments: true });
  beforeEach(async () => {
    artist = app.visitor();
    user = await artist.register();
  });
  afterEach(() => {
    artist.close();
    jest.restoreAllMocks();
    return payments.fail('none');
  });

  const checkout = (body: object, client = artist): Promise<Answer<CheckoutSession>> =>
    client.post<CheckoutSession>('/api/subscription/create-checkout-session', body);
  const verify = (body: object = {}, client = artist): Promise<Answer<SubscriptionStatus>> =>
    client.post<SubscriptionStatus>('/api/subscription/verify-status', body);
  const readUser = async (client = artist): Promise<User> => (await client.get<User>('/api/user')).body;
  const rows = (): Promise<{ customer_id: string; status: string }[]> =>
    app.database.query('SELECT customer_id, status FROM subscriptions WHERE user_id = $1', [user.id]);

  /** Pays at checkout; the product doesn't know yet. */
  async function pay(priceId = monthly, card?: string): Promise<CheckoutSession & { customerId: string }> {
    const { body: session } = await checkout({ priceId });
    await payments.pay(session.sessionId, card);
    const { customer } = await payments.stripe.checkout.sessions.retrieve(session.sessionId);
    return { ...session, customerId: customer as string };
  }

  describe('a checkout session', () => {
    it.each([
      [monthly, 'month', 2995],
      [yearly, 'year', 29995],
    ])('for %s leads to the hosted page and back to the paywall', async (priceId, interval, amount) => {
      const { status, body } = await checkout({ priceId, trialDays: 0 });
      expect(status).toBe(201);
      expect(Object.keys(body).sort()).toEqual(['sessionId', 'url']);
      const session = await payments.stripe.checkout.sessions.retrieve(body.sessionId, { expand: ['line_items'] });
      expect(session).toMatchObject({
        mode: 'subscription',
        url: body.url,
        client_reference_id: user.id,
        success_url: `${app.env.publicUrl}/paywall?success=true&session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${app.env.publicUrl}/paywall`,
      });
      const [line] = session.line_items?.data ?? [];
      expect(line).toMatchObject({ quantity: 1, price: { id: priceId, unit_amount: amount, recurring: { interval } } });
      const customer = await payments.stripe.customers.retrieve(session.customer as string);
      expect(customer).toMatchObject({ email: user.email, metadata: { accountId: user.id } });
    });

    it.each([['price_of_somebody_else'], ['monthly'], ['__proto__']])(
      'for the price %s is refused',
      async (priceId) => {
        const { status, body } = await checkout({ priceId });
        expect([status, body]).toEqual([
          400,
          { error: 'Invalid plan selected', message: 'Invalid plan selected', code: 'invalid_plan' },
        ]);
        expect(await rows()).toEqual([]);
      },
    );

    it.each([[undefined], [null], [''], [7], [{ id: monthly }], [[monthly]]])(
      'for %j instead of a price is refused',
      async (priceId) => {
        const { status, body } = await checkout({ priceId });
        expect(status).toBe(400);
        expect((body as unknown as ErrorBody).fields).toHaveProperty('priceId');
      },
    );

    it.each([[9999], [-1], ['x'], [{ days: 30 }]])(
      'has the plan’s trial, not %j days from the browser',
      async (trialDays) => {
        const { body } = await checkout({ priceId: monthly, trialDays });
        await payments.pay(body.sessionId);
        expect((await verify({ sessionId: body.sessionId })).body.status).toBe('active');
        const { data } = await payments.stripe.subscriptions.list({
          customer: (await rows())[0]?.customer_id as string,
        });
        expect(data).toMatchObject([{ trial_end: null, metadata: { accountId: user.id } }]);
      },
    );

    it('ignores everything else from the browser', async () => {
      const other = await payments.stripe.customers.create({ email: 'rich@label.test' });
      const { body } = await checkout({
        priceId: monthly,
        customer: other.id,
        customerId: other.id,
        success_url: 'https://evil.test/',
        successUrl: 'https://evil.test/',
        cancel_url: 'https://evil.test/',
        metadata: { accountId: 'somebody' },
        line_items: [{ price: monthly, quantity: 0 }],
      });
      const session = await payments.stripe.checkout.sessions.retrieve(body.sessionId);
      expect(session.customer).not.toBe(other.id);
      expect(JSON.stringify(session)).not.toContain('evil.test');
      expect(session.client_reference_id).toBe(user.id);
    });

    it('is created once, for one customer, under concurrent calls', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => checkout({ priceId: monthly })));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
      expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
      const { data: customers } = await payments.stripe.customers.list({ email: user.email });
      expect(customers).toHaveLength(1);
      expect(await rows()).toEqual([{ customer_id: customers[0]?.id, status: '' }]);
    });

    it('for another plan replaces the open one, so that only one can be paid', async () => {
      const { body: first } = await checkout({ priceId: monthly });
      const { body: second } = await checkout({ priceId: yearly });
      await expect(payments.pay(first.sessionId)).rejects.toThrow('expired');
      await payments.pay(second.sessionId);
      expect((await verify({ sessionId: second.sessionId })).body).toMatchObject({ isActive: true, tier: 'yearly' });
    });

    it('is refused with an active subscription', async () => {
      const { sessionId, customerId } = await pay();
      await verify({ sessionId });
      const answers = await Promise.all([checkout({ priceId: monthly }), checkout({ priceId: yearly })]);
      for (const { status, body } of answers) {
        expect([status, (body as unknown as ErrorBody).code]).toEqual([409, 'already_subscribed']);
      }
      const { data } = await payments.stripe.checkout.sessions.list({ customer: customerId });
      expect(data.map(({ id }) => id)).toEqual([sessionId]);
    });

    it('is refused right after paying, even before the product knows', async () => {
      const { customerId } = await pay();
      expect((await readUser()).hasActiveSubscription).toBe(false);
      expect((await checkout({ priceId: monthly })).status).toBe(409);
      expect(await rows()).toEqual([{ customer_id: customerId, status: 'active' }]);
      expect((await readUser()).hasActiveSubscription).toBe(true);
    });

    it('is available again once a subscription has ended', async () => {
      const { customerId } = await pay();
      const { body: before } = await verify();
      await payments.stripe.subscriptions.cancel(before.subscriptionId as string);
      await verify();
      await app.database.query(`UPDATE subscriptions SET end_date = now() WHERE user_id = $1`, [user.id]);
      jest.spyOn(app.nest.get(Clock), 'now').mockReturnValue(new Date(Date.parse(before.endDate as string) + 1000));
      const { status, body } = await checkout({ priceId: yearly });
      expect(status).toBe(201);
      expect(await payments.stripe.checkout.sessions.retrieve(body.sessionId)).toMatchObject({ customer: customerId });
    });

    it.each(['down', 'error-500'] as const)(
      'that the provider (%s) can’t create leaves nothing behind',
      async (fault) => {
        await payments.fail(fault);
        const { status, body } = await checkout({ priceId: monthly });
        expect(status).toBe(502);
        expect(body).toMatchObject({ error: 'Failed to create checkout session', code: 'payment_provider_failed' });
        expect(await rows()).toEqual([]);
        await payments.fail('none');
        expect((await checkout({ priceId: monthly })).status).toBe(201);
        expect((await payments.stripe.customers.list({ email: user.email })).data).toHaveLength(1);
      },
    );
  });

  describe('a provider that hangs', () => {
    it('delays a checkout by seconds at most', async () => {
      await payments.fail('hang');
      const { status, body } = await checkout({ priceId: monthly });
      expect([status, body]).toMatchObject([502, { error: 'Failed to create checkout session' }]);
      expect(await rows()).toEqual([]);
      await payments.fail('none');
      expect((await checkout({ priceId: monthly })).status).toBe(201);
    }, 20_000);

    it('delays concurrent callers no longer than one, and a payment is found later', async () => {
      const { sessionId } = await pay();
      const crowd = Array.from({ length: 15 }, () => app.visitor());
      for (const stranger of crowd) await stranger.subscribe({ endsInDays: -1 });
      await payments.fail('hang');
      const answers = await Promise.all([artist, ...crowd].map((visitor) => verify({}, visitor)));
      expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(502));
      await payments.fail('none');
      expect((await verify({ sessionId })).body).toMatchObject({ isActive: true, tier: 'monthly' });
    }, 25_000);
  });

  describe('verifying after checkout', () => {
    it('activates an artist who paid, in every tab, without any webhook', async () => {
      const socket = await artist.connect();
      const heard = new Promise((resolve) => socket.once('user:changed', resolve));
      const { sessionId, customerId } = await pay(yearly);
      const { status, body } = await verify({ sessionId });
      expect(status).toBe(200);
      const [subscription] = (await payments.stripe.subscriptions.list({ customer: customerId })).data;
      const item = subscription?.items.data[0];
      const startDate = new Date((subscription?.start_date ?? 0) * 1000).toISOString();
      const endDate = new Date((item?.current_period_end ?? 0) * 1000).toISOString();
      const ids = { customerId, subscriptionId: subscription?.id };
      expect(body).toEqual({ isActive: true, ...ids, startDate, endDate, status: 'active', tier: 'yearly' });
      expect(await heard).toEqual({});
      expect(await readUser()).toMatchObject({
        hasActiveSubscription: true,
        subscriptionStatus: 'active',
        cancelAtPeriodEnd: false,
        subscriptionStartDate: startDate,
        subscriptionEndDate: endDate,
      });
      const details: SubscriptionDetails = {
        status: 'active',
        cancelAtPeriodEnd: false,
        startDate,
        endDate,
        plan: { id: 'yearly', name: 'Yearly Plan', price: 299.95, interval: 'year' },
        customerId,
        subscriptionId: subscription?.id ?? null,
      };
      expect((await artist.get('/api/subscription/details')).body).toEqual(details);
      expect((await verify()).body).toEqual(body);
      expect((await verify({ sessionId: null })).body).toEqual(body);
    });

    it('activates no one who hasn’t paid, however often they ask', async () => {
      const { body: session } = await checkout({ priceId: monthly });
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        const { status, body } = await verify({ sessionId: session.sessionId });
        expect([status, body.isActive, body.status]).toEqual([200, false, '']);
      }
      expect((await artist.post('/api/chats', { title: 'x' })).status).toBe(402);
      expect((await artist.get('/api/subscription/details')).status).toBe(402);
    });

    it('doesn’t accept another account’s session, and treats it as unknown', async () => {
      const { sessionId } = await pay();
      const thief = app.visitor();
      await thief.register();
      await checkout({ priceId: monthly }, thief);
      const [stolen, unknown] = [
        await verify({ sessionId }, thief),
        await verify({ sessionId: 'cs_test_never' }, thief),
      ];
      for (const answer of [stolen, unknown]) {
        expect([answer.status, answer.text]).toEqual([404, "We couldn't find that."]);
      }
      expect([...stolen.headers.keys()]).toEqual([...unknown.headers.keys()]);
      expect((await readUser(thief)).hasActiveSubscription).toBe(false);
      expect((await verify({}, thief)).body.isActive).toBe(false);

      const stranger = app.visitor();
      await stranger.register();
      expect((await verify({ sessionId }, stranger)).status).toBe(404);
      expect((await verify({}, stranger)).body).toEqual(inactive);
    });

    it.each([['../..'], ['../customers'], ['cs_test_1/expire'], ['cs_test_1?expand=customer'], ['cs_%00'], ['sub_1']])(
      'by %j finds nothing',
      async (sessionId) => {
        await checkout({ priceId: monthly });
        expect((await verify({ sessionId })).status).toBe(404);
      },
    );

    it.each([[''], [7], [['cs_1']], [{}], ['c'.repeat(256)], ['cs_\0']])('by %j is refused', async (sessionId) => {
      const { status, headers } = await verify({ sessionId });
      expect([status, headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
    });

    it('without a session returns inactive if there was no checkout', async () => {
      const { status, body } = await verify({});
      expect([status, body]).toEqual([200, inactive]);
    });

    it('reports an unavailable provider, and changes nothing', async () => {
      const { sessionId } = await pay();
      await verify({ sessionId });
      await payments.fail('error-500');
      const { status, headers } = await verify({});
      expect([status, headers.get('content-type')]).toEqual([502, 'text/plain; charset=utf-8']);
      expect((await readUser()).hasActiveSubscription).toBe(true);
    });

    it('asks to retry if the account is busy for more than five seconds', async () => {
      await checkout({ priceId: monthly });
      const holder = new pg.Client({ connectionString: app.database.url });
      await holder.connect();
      await holder.query('BEGIN');
      await holder.query('SELECT FROM subscriptions WHERE user_id = $1 FOR UPDATE', [user.id]);
      const { status, headers } = await verify();
      await holder.end();
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      expect((await verify()).status).toBe(200);
    }, 15_000);

    it('notifies no tab if nothing has changed', async () => {
      const { sessionId } = await pay();
      await verify({ sessionId });
      const socket = await artist.connect();
      const heard: unknown[] = [];
      socket.on('user:changed', (event) => heard.push(event));
      const stored = await app.database.query('SELECT * FROM subscriptions WHERE user_id = $1', [user.id]);
      await Promise.all([verify(), verify({ sessionId }), verify()]);
      expect(await app.database.query('SELECT * FROM subscriptions WHERE user_id = $1', [user.id])).toEqual(stored);
      // Events arrive in order: once this one is here, no other came before it.
      await artist.call('PUT', '/api/onboarding', { name: 'Mara Quill', musicGenre: 'Folk', location: 'Leeds' });
      await new Promise((resolve) => socket.emit('reply:sync', { chatId: user.id }, resolve));
      expect(heard).toEqual([{}]);
    });
  });

  describe('the life of a subscription', () => {
    const access = async (): Promise<number> => (await artist.get('/api/chats')).status;
    const minute = 1 / 1440;

    it('set to end gives access until its period’s end', async () => {
      const { sessionId } = await pay();
      const { body } = await verify({ sessionId });
      await payments.stripe.subscriptions.update(body.subscriptionId as string, { cancel_at_period_end: true });
      await payments.advanceTo(body.endDate, -minute);
      await verify();
      expect(await readUser()).toMatchObject({
        subscriptionStatus: 'active',
        cancelAtPeriodEnd: true,
        hasActiveSubscription: true,
      });
      expect(await access()).toBe(200);
      await payments.advanceTo(body.endDate, minute);
      await verify();
      expect(await readUser()).toMatchObject({ subscriptionStatus: 'canceled', subscriptionEndDate: body.endDate });
      expect(await access()).toBe(402);
    });

    it('canceled at once by the provider’s operator, for a refund, ends at once', async () => {
      const { sessionId } = await pay();
      const { body } = await verify({ sessionId });
      expect(await access()).toBe(200);
      const canceled = await payments.stripe.subscriptions.cancel(body.subscriptionId as string);
      const endDate = new Date((canceled.ended_at ?? 0) * 1000).toISOString();
      expect((await verify()).body).toMatchObject({ status: 'canceled', isActive: false, endDate });
      expect(await access()).toBe(402);
      expect((await checkout({ priceId: monthly })).status).toBe(201);
    });

    it('renewed is paid for another period', async () => {
      const { sessionId } = await pay();
      const { body: before } = await verify({ sessionId });
      await payments.advance(32);
      const { body: after } = await verify();
      expect(after).toMatchObject({ isActive: true, status: 'active', startDate: before.startDate });
      expect(Date.parse(after.endDate as string)).toBeGreaterThan(Date.parse(before.endDate as string));
    });

    it('that fails to renew gives access for three days after the first failure, however often it is tried again', async () => {
      const { sessionId } = await pay(monthly, '4000 0000 0000 0341');
      const { body: paid } = await verify({ sessionId });
      expect(paid.isActive).toBe(true);
      await payments.advanceTo(paid.endDate, minute);
      const { body: owed } = await verify();
      expect(owed).toMatchObject({ status: 'past_due', endDate: paid.endDate, isActive: true });
      await payments.advanceTo(paid.endDate, 3 - minute);
      expect((await verify()).body.isActive).toBe(true);
      expect(await access()).toBe(200);
      await payments.advanceTo(paid.endDate, 3 + minute);
      const { body: over } = await verify();
      expect(over).toMatchObject({ status: 'past_due', isActive: false });
      expect(await access()).toBe(402);
      // The provider has stopped retrying, and the unpaid period is still running.
      await payments.advance(20);
      expect((await verify()).body).toMatchObject({ status: 'canceled', isActive: false, endDate: paid.endDate });
    });

    it('that is past due doesn’t allow a second one: the card must be fixed', async () => {
      const { sessionId } = await pay(monthly, '4000 0000 0000 0341');
      const { body: paid } = await verify({ sessionId });
      for (const days of [minute, 4]) {
        await payments.advanceTo(paid.endDate, days);
        const { status, body } = await checkout({ priceId: yearly });
        expect([status, (body as unknown as ErrorBody).code]).toEqual([409, 'payment_due']);
      }
      expect((await payments.stripe.checkout.sessions.list({ status: 'open' })).data).toEqual([]);
      expect((await readUser()).subscriptionStatus).toBe('past_due');
    });
  });
});
