import type { INestApplicationContext } from '@nestjs/common';
import { SubscriptionSweepService } from '../../../backend/src/subscription/subscription-sweep.service.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { CheckoutSession, SubscriptionStatus } from '../../../contract/subscription/subscription.js';
import type { User } from '../../../contract/account/user.js';
import { describeApp } from '../../support/describe-app.js';
import type { Answer, Client } from '../../support/client.js';
import { next, until } from '../../support/replies.js';
import { startWorker } from '../../support/worker.js';

const monthly = 'price_sandbox_monthly';

describe('changing the secret key', () => {
  let artist: Client;
  let user: User;

  const { app, payments } = describeApp({ payments: true });
  beforeEach(async () => {
    await payments.becomeAnotherAccount();
    artist = app.visitor();
    user = await artist.register();
  });
  afterEach(() => artist.close());

  const checkout = (): Promise<Answer<CheckoutSession>> =>
    artist.post<CheckoutSession>('/api/subscription/create-checkout-session', { priceId: monthly });
  const verify = (): Promise<Answer<SubscriptionStatus>> =>
    artist.post<SubscriptionStatus>('/api/subscription/verify-status', {});
  const codeOf = ({ status, body }: Answer): [number, string] => [status, (body as ErrorBody).code];
  const chats = async (): Promise<number> => (await artist.get('/api/chats')).status;
  const customers = async (): Promise<string[]> => {
    const rows: { customer_id: string }[] = await app.database.query(
      'SELECT customer_id FROM subscriptions WHERE user_id = $1',
      [user.id],
    );
    return rows.map(({ customer_id }) => customer_id);
  };
  /** Marks the artist's subscription as confirmed by an old key. */
  const confirmedByOldKey = (): Promise<unknown> =>
    app.database.query(`UPDATE subscriptions SET confirmed_with = 'old key' WHERE user_id = $1`, [user.id]);

  async function subscribe(): Promise<SubscriptionStatus> {
    const { body } = await checkout();
    await payments.pay(body.sessionId);
    const status = await verify();
    expect(status.body.isActive).toBe(true);
    return status.body;
  }

  it('lets an artist known only to the old key buy as a new customer', async () => {
    await checkout();
    const [before] = await customers();
    await payments.becomeAnotherAccount();
    const { status, body } = await checkout();
    expect(status).toBe(201);
    const [after] = await customers();
    expect(after).not.toBe(before);
    await payments.pay(body.sessionId);
    expect((await verify()).body).toMatchObject({ isActive: true, customerId: after });
  });

  it('creates one customer and one session under concurrent calls', async () => {
    await checkout();
    await payments.becomeAnotherAccount();
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkout()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
    const { data } = await payments.stripe.customers.list({ email: user.email });
    expect(await customers()).toEqual(data.map(({ id }) => id));
  });

  it('ends access that only the old key gave once the provider is asked, in every tab', async () => {
    await subscribe();
    expect(await chats()).toBe(200);
    await payments.becomeAnotherAccount();
    const socket = await artist.connect();
    const told = next(socket, 'user:changed');
    const { status, body } = await verify();
    expect([status, body.isActive, body.customerId]).toEqual([200, false, null]);
    await told;
    expect(await chats()).toBe(402);
    expect(await customers()).toEqual([]);
    await subscribe();
    expect(await chats()).toBe(200);
  });

  it.each([
    ['cancel', {}],
    ['resume', {}],
    ['portal', {}],
    ['switch/preview', { planId: 'yearly' }],
  ])('treats %s of an old key’s subscription as without one', async (what, body) => {
    await subscribe();
    await payments.becomeAnotherAccount();
    expect(codeOf(await artist.post(`/api/subscription/${what}`, body))).toEqual([402, 'no_active_subscription']);
    expect(await chats()).toBe(402);
  });

  it('shows no invoices of the old key', async () => {
    await subscribe();
    await payments.becomeAnotherAccount();
    const { status, body } = await artist.get('/api/subscription/invoices');
    expect([status, body]).toEqual([200, []]);
    expect(await chats()).toBe(402);
  });

  it('that is reverted finds the paying customer instead of selling a second subscription', async () => {
    const { customerId } = await subscribe();
    // Deleted while the wrong key was in use.
    await app.database.query('DELETE FROM subscriptions WHERE user_id = $1', [user.id]);
    expect(await chats()).toBe(402);
    expect(codeOf(await checkout())).toEqual([409, 'already_subscribed']);
    expect(await customers()).toEqual([customerId]);
    expect(await chats()).toBe(200);
  });

  it('isn’t required: a customer just deleted at the provider is replaced too', async () => {
    const { body } = await checkout();
    await payments.stripe.checkout.sessions.expire(body.sessionId);
    const [before] = await customers();
    await payments.stripe.customers.del(before as string);
    expect((await checkout()).status).toBe(201);
    const [after] = await customers();
    expect(after).not.toBe(before);
    expect(await payments.stripe.customers.retrieve(after as string)).toMatchObject({ email: user.email });
  });

  it('without the plans’ prices reports that the plan isn’t on sale, not an outage', async () => {
    await payments.becomeAnotherAccount('gone');
    const answer = await checkout();
    expect(codeOf(answer)).toEqual([502, 'plan_not_on_sale']);
    expect(answer.body).toMatchObject({
      error: 'Failed to create checkout session',
      message: 'This plan is not on sale right now. Please choose the other one or contact support.',
    });
  });

  describe('and the worker', () => {
    let worker: INestApplicationContext;
    beforeAll(async () => {
      worker = await startWorker(app);
    });
    afterAll(() => worker.close());
    const confirm = (): Promise<unknown> => worker.get(SubscriptionSweepService).confirm();

    it('end access that no event will ever end', async () => {
      await subscribe();
      await confirmedByOldKey();
      await payments.becomeAnotherAccount();
      await confirm();
      expect(await chats()).toBe(402);
      expect(await customers()).toEqual([]);
    });

    it('keep access that the new key confirms, with one request', async () => {
      await subscribe();
      await confirm();
      await confirmedByOldKey();
      expect(await confirm()).toEqual({ checked: 1, failed: 0 });
      expect(await confirm()).toEqual({ checked: 0, failed: 0 });
      expect(await chats()).toBe(200);
    });

    it('keep access while the provider is down', async () => {
      await subscribe();
      await confirmedByOldKey();
      await payments.fail('error-500');
      expect(await confirm()).toEqual({ checked: 0, failed: 1 });
      await payments.fail('none');
      expect(await chats()).toBe(200);
      await confirm();
    });
  });

  it('is noticed when the worker starts', async () => {
    await subscribe();
    await confirmedByOldKey();
    await payments.becomeAnotherAccount();
    const worker = await startWorker(app);
    await until(async () => (await customers()).length === 0);
    await worker.close();
    expect(await chats()).toBe(402);
  });
});
