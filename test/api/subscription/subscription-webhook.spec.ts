import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { PriceCheckService } from '../../../backend/src/subscription/price-check.service.js';
import { SubscriptionService } from '../../../backend/src/subscription/subscription.service.js';
import type { CheckoutSession, SubscriptionStatus } from '../../../contract/subscription/subscription.js';
import type { User } from '../../../contract/account/user.js';
import { startApp } from '../../support/app.js';
import { ago, buildPaymentEvent, days } from '../../support/factories.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client, TestSocket } from '../../support/client.js';
import { type SentEvent } from '../../support/payments.js';

const created = 'customer.subscription.created';
const updated = 'customer.subscription.updated';
const deleted = 'customer.subscription.deleted';
const paid = 'invoice.paid';
const completed = 'checkout.session.completed';

describe('webhooks', () => {
  const { app, payments } = describeApp({ payments: true });
  afterEach(() => {
    jest.restoreAllMocks();
    return payments.fail('none');
  });

  /** An artist who has paid; the product doesn't know yet. */
  interface Payer {
    artist: Client;
    user: User;
    customerId: string;
    sessionId: string;
  }

  async function pay(): Promise<Payer> {
    const artist = app.visitor();
    const user = await artist.register();
    const { body } = await artist.post<CheckoutSession>('/api/subscription/create-checkout-session', {
      priceId: 'price_sandbox_monthly',
    });
    await payments.pay(body.sessionId);
    const { customer } = await payments.stripe.checkout.sessions.retrieve(body.sessionId);
    return { artist, user, customerId: customer as string, sessionId: body.sessionId };
  }

  const events = ({ customerId }: Payer, ...types: string[]): Promise<SentEvent[]> =>
    Promise.all(types.map((type) => payments.event(customerId, type)));
  const status = async ({ artist }: Payer): Promise<string> =>
    (await artist.get<User>('/api/user')).body.subscriptionStatus;
  const verify = async ({ artist, sessionId }: Payer): Promise<SubscriptionStatus> =>
    (await artist.post<SubscriptionStatus>('/api/subscription/verify-status', { sessionId })).body;
  const storedEvents = (ids: string[]): Promise<{ id: string }[]> =>
    app.database.query('SELECT id FROM payment_events WHERE id = ANY($1) ORDER BY id', [ids]);

  /** Counts how often a tab was notified to reload the user, once all earlier events have arrived. */
  function countChanges(socket: TestSocket): () => Promise<number> {
    let count = 0;
    socket.on('user:changed', () => (count += 1));
    return async () => {
      await new Promise((resolve) => socket.emit('reply:sync', { chatId: crypto.randomUUID() }, resolve));
      return count;
    };
  }

  describe('an event of the payment provider', () => {
    it('activates the account without the browser, and notifies every tab', async () => {
      const payer = await pay();
      const changes = countChanges(await payer.artist.connect());
      const [answer] = await payments.deliver(app, ...(await events(payer, completed)));
      expect([answer?.status, answer?.body]).toEqual([200, { received: true }]);
      expect(await status(payer)).toBe('active');
      expect(await changes()).toBe(1);
      payer.artist.close();
    });

    it('gives the same state before, after and without the return from checkout', async () => {
      const [before, after, never, only] = [await pay(), await pay(), await pay(), await pay()];
      await payments.deliver(app, ...(await events(before, created, updated, paid, completed)));
      const state = async (payer: Payer): Promise<object> => {
        const { customerId: _, subscriptionId, startDate, endDate, ...rest } = await verify(payer);
        return {
          ...rest,
          subscriptionId: typeof subscriptionId,
          days: Date.parse(endDate ?? '') > Date.parse(startDate ?? ''),
        };
      };
      const active = { isActive: true, status: 'active', tier: 'monthly', subscriptionId: 'string', days: true };
      expect(await state(before)).toEqual(active);

      expect(await state(after)).toEqual(active);
      const changes = countChanges(await after.artist.connect());
      await payments.deliver(app, ...(await events(after, created, updated, paid, completed)));
      expect(await state(after)).toEqual(active);
      expect(await changes()).toBe(0);
      after.artist.close();

      expect(await state(never)).toEqual(active);

      await payments.deliver(app, ...(await events(only, completed)));
      expect(await status(only)).toBe('active');
    });

    const orders = permutations([created, updated, paid, completed]);
    it.each(orders.map((order) => [order]))('ends active in the order %j', async (order) => {
      const payer = await pay();
      const sent = await events(payer, ...order);
      expect(sent.find(({ type }) => type === created)?.body).toContain('"incomplete"');
      const answers = await payments.deliver(app, ...sent);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      expect(await status(payer)).toBe('active');
      expect(await storedEvents(sent.map(({ id }) => id))).toHaveLength(4);
    });

    it('that arrives late changes nothing: ended stays ended', async () => {
      const payer = await pay();
      const { subscriptionId } = await verify(payer);
      const [late] = await events(payer, updated);
      expect(late?.body).toContain('"status": "active"');
      await payments.stripe.subscriptions.cancel(subscriptionId as string);
      await payments.deliver(app, ...(await events(payer, deleted)));
      expect(await status(payer)).toBe('canceled');
      await payments.deliver(app, late as SentEvent);
      expect(await status(payer)).toBe('canceled');
    });

    it('has one effect, however often it comes', async () => {
      const payer = await pay();
      const changes = countChanges(await payer.artist.connect());
      const [event] = (await events(payer, completed)) as [SentEvent];
      const answers = await Promise.all(Array.from({ length: 5 }, () => payments.deliver(app, event)));
      expect(answers.flat().map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
      expect(await storedEvents([event.id])).toEqual([{ id: event.id }]);
      expect(await changes()).toBe(1);
      // Later changes are reported by other events.
      await payments.stripe.subscriptions.cancel((await verify(payer)).subscriptionId as string);
      await payments.deliver(app, event);
      expect(await status(payer)).toBe('active');
      payer.artist.close();
    });

    it('and all others concurrently, with the browser asking too, end active and notify each tab once', async () => {
      const payer = await pay();
      const changes = countChanges(await payer.artist.connect());
      const sent = await events(payer, created, updated, paid, completed);
      const answers = await Promise.all([
        ...sent.map((event) => payments.deliver(app, event)),
        verify(payer),
        verify(payer),
      ]);
      expect(
        answers
          .slice(0, 4)
          .flat()
          .map((answer) => (answer as { status: number }).status),
      ).toEqual([200, 200, 200, 200]);
      expect(await status(payer)).toBe('active');
      expect(await changes()).toBe(1);
      payer.artist.close();
    });
  });

  describe('a body that isn’t a provider event', () => {
    const now = (): number => Math.floor(Date.now() / 1000);

    it('is refused and changes nothing', async () => {
      const payer = await pay();
      const [genuine] = (await events(payer, completed)) as [SentEvent];
      const { body, signature } = genuine;
      const content: unknown = JSON.parse(body);
      const forged: [string, Pick<SentEvent, 'body' | 'signature'>][] = [
        ['no signature', { body, signature: '' }],
        ['a signature without a scheme', { body, signature: `t=${now()}` }],
        ['nonsense', { body, signature: 'nonsense' }],
        ['a wrong secret', payments.sign(content, { secret: 'whsec_guessed' })],
        ['the same content written otherwise', { body: JSON.stringify(content), signature }],
        ['one byte more', { body: `${body} `, signature }],
        ['the signature of another time', { body, signature: signature.replace(/t=\d+/, `t=${now() + 1}`) }],
        ['a signature older than 300 seconds', payments.sign(content, { at: now() - 302 })],
        ['the old scheme only', payments.sign(content, { scheme: 'v0' })],
        ['no content', { body: '', signature }],
        ['null', payments.sign(null)],
      ];
      for (const [what, event] of forged) {
        const [answer] = await payments.deliver(app, event);
        expect([what, answer?.status]).toEqual([what, 400]);
      }
      expect(await storedEvents([genuine.id])).toEqual([]);
      expect(await status(payer)).toBe('');
      const [accepted] = await payments.deliver(app, payments.sign(content, { at: now() - 290 }));
      expect(accepted?.status).toBe(200);
      expect(await status(payer)).toBe('active');
    });

    it('larger than a megabyte isn’t read', async () => {
      const [answer] = await payments.deliver(app, payments.sign({ id: 'evt_huge', filling: 'x'.repeat(5 << 20) }));
      expect(answer?.status).toBe(413);
    });
  });

  describe('an event that is not for us', () => {
    let warned: jest.SpiedFunction<typeof Logger.prototype.warn>;
    let noted: jest.SpiedFunction<typeof Logger.prototype.log>;

    beforeEach(() => {
      warned = jest.spyOn(Logger.prototype, 'warn');
      noted = jest.spyOn(Logger.prototype, 'log');
    });

    it('of an unknown customer is acknowledged and logged', async () => {
      const customer = await payments.stripe.customers.create({ email: 'of-another-product@label.test' });
      const object = { object: 'subscription', customer: customer.id, status: 'active' };
      const event = payments.sign({ id: 'evt_stranger', type: updated, livemode: false, data: { object } });
      const [answer] = await payments.deliver(app, event);
      expect(answer?.status).toBe(200);
      expect(warned).toHaveBeenCalledWith(expect.stringMatching(/evt_stranger.*no account/));
    });

    it.each([['payment_intent.succeeded'], ['a.type.of.the.future']])(
      'of the type %s is acknowledged and logged',
      async (type) => {
        const payer = await pay();
        const object = { object: 'thing', customer: payer.customerId };
        const [answer] = await payments.deliver(
          app,
          payments.sign({ id: `evt_${type}`, type, livemode: false, data: { object } }),
        );
        expect(answer?.status).toBe(200);
        expect(noted).toHaveBeenCalledWith(expect.stringContaining(type));
        expect(await status(payer)).toBe('');
      },
    );

    it('of the live mode is ignored while our key is a test key', async () => {
      const payer = await pay();
      const [genuine] = (await events(payer, completed)) as [SentEvent];
      const live = payments.sign({ ...(JSON.parse(genuine.body) as object), livemode: true });
      const [answer] = await payments.deliver(app, live);
      expect(answer?.status).toBe(200);
      expect(warned).toHaveBeenCalledWith(expect.stringContaining('mode (test or live) differs'));
      expect(await status(payer)).toBe('');
      expect(await storedEvents([genuine.id])).toEqual([]);
    });
  });

  describe('an event while the provider is unavailable', () => {
    it.each(['down', 'error-500'] as const)(
      '(%s) is refused, and takes effect when it is sent again',
      async (fault) => {
        const payer = await pay();
        const [event] = (await events(payer, completed)) as [SentEvent];
        await payments.fail(fault);
        const [refused] = await payments.deliver(app, event);
        expect(refused?.status).toBe(502);
        expect(await storedEvents([event.id])).toEqual([]);
        expect(await status(payer)).toBe('');
        await payments.fail('none');
        const [accepted] = await payments.deliver(app, event);
        expect(accepted?.status).toBe(200);
        expect(await status(payer)).toBe('active');
      },
    );
  });

  describe('housekeeping', () => {
    it('forgets the ids of events after 90 days', async () => {
      await buildPaymentEvent(app.database, { id: 'evt_old', receivedAt: ago(days(91)) });
      await buildPaymentEvent(app.database, { id: 'evt_recent', receivedAt: ago(days(89)) });
      expect(await app.nest.get(SubscriptionService).removeOldEvents()).toBe(1);
      expect(await storedEvents(['evt_old', 'evt_recent'])).toEqual([{ id: 'evt_recent' }]);
    });

    it('warns if a plan’s price differs from what the provider charges, and keeps running', async () => {
      const check = app.nest.get(PriceCheckService);
      const warned = jest.spyOn(Logger.prototype, 'warn');
      await check.check();
      expect(warned).not.toHaveBeenCalled();
      await payments.stripe.prices.update('price_sandbox_yearly', { active: false });
      await check.check();
      await payments.stripe.prices.update('price_sandbox_yearly', { active: true });
      expect(warned.mock.calls).toEqual([
        ['The price price_sandbox_yearly is not that of the Yearly Plan: it is not active at the provider'],
      ]);
      warned.mockClear();
      await payments.fail('error-500');
      await check.check();
      expect(warned).toHaveBeenCalledTimes(2);
      expect((await app.visitor().get('/api/health')).status).toBe(200);
    });

    it('starts while the provider hangs', async () => {
      await payments.fail('hang');
      const second = await startApp(payments.variables);
      expect((await second.visitor().get('/api/health/ready')).status).toBe(200);
      await second.close();
    });
  });

  function permutations<T>(items: T[]): T[][] {
    if (items.length < 2) return [items];
    return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
  }
});
