import { randomUUID } from 'node:crypto';
import type {
  CheckoutSession,
  SubscriptionDetails,
  SubscriptionStatus,
} from '../../../contract/subscription/subscription.js';
import type { SupportRequest } from '../../../contract/support.js';
import type { User } from '../../../contract/account/user.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';
import { linkIn } from '../../support/mailbox.js';
import { until } from '../../support/replies.js';
import { type SentEvent } from '../../support/payments.js';

const operator = 'desk@fanfare.test';

describe('subscription emails', () => {
  let artist: Client;
  let user: User;

  const { app, payments, mailbox } = describeApp({
    worker: true,
    payments: true,
    mailbox: true,
    env: { SUPPORT_EMAIL: operator },
  });
  afterEach(() => payments.keepDrafts(0));
  beforeEach(async () => {
    artist = app.visitor();
    user = await artist.register();
  });

  async function subscribe(plan: string, card?: string): Promise<SubscriptionDetails> {
    const { body } = await artist.post<CheckoutSession>('/api/subscription/create-checkout-session', {
      priceId: `price_sandbox_${plan}`,
    });
    await payments.pay(body.sessionId, card);
    await artist.post('/api/subscription/verify-status', { sessionId: body.sessionId });
    return (await artist.get<SubscriptionDetails>('/api/subscription/details')).body;
  }

  const verify = () => artist.post<SubscriptionStatus>('/api/subscription/verify-status');
  const day = (date: string | null, later = 0): string =>
    new Date(Date.parse(date ?? '') + later * 86_400_000).toLocaleDateString('en-US', {
      month: 'short',
      day: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    });

  describe('an artist is emailed about', () => {
    it('a payment, once, with a link to the receipt', async () => {
      await subscribe('monthly');
      await Promise.all([verify(), verify()]);
      const [mail] = await mailbox.receive(user.email, /receipt/);
      // The address is unverified.
      expect(mail?.text).toMatch(/^Hi,\n/);
      expect(mail?.text).toContain('$29.95');
      // Replies reach the operator.
      expect([mail?.from, mail?.replyTo]).toEqual(['hello@fanfare.test', operator]);
      expect(mail && linkIn(mail).pathname).toMatch(/\/invoice\/in_/);
      await artist.post('/api/subscription/cancel');
      await mailbox.receive(user.email, /ends on/);
      expect(mailbox.about(user.email, /receipt/)).toHaveLength(1);
    });

    describe('a renewal that is paid an hour after its period began', () => {
      let endDate: string | null;
      let began: () => Promise<SentEvent>;
      let paid: () => Promise<SentEvent>;

      beforeEach(async () => {
        await payments.keepDrafts(60);
        ({ endDate } = await subscribe('monthly'));
        const customerId = (await verify()).body.customerId ?? '';
        /** The next event of a type, after the existing ones. */
        const next = async (type: string): Promise<() => Promise<SentEvent>> => {
          const last = await payments.event(customerId, type);
          return () =>
            until(async () => {
              const event = await payments.event(customerId, type);
              return event.id !== last.id && event;
            });
        };
        began = await next('customer.subscription.updated');
        paid = await next('invoice.paid');
      });

      const receipts = (): Promise<{ key: string }[]> =>
        app.database.query(`SELECT key FROM outgoing_letters WHERE recipient = $1 AND name = 'subscription-receipt'`, [
          user.email,
        ]);

      it('once, and only when it is paid', async () => {
        await payments.advanceTo(endDate, 0.01);
        await payments.deliver(app, await began());
        expect(Date.parse((await verify()).body.endDate ?? '')).toBeGreaterThan(Date.parse(endDate ?? ''));
        expect(await receipts()).toHaveLength(1);
        // The clock stays: moving it would be another change.
        await payments.keepDrafts(0);
        await payments.deliver(app, await paid());
        const mails = await mailbox.receive(user.email, /receipt/, 2);
        expect(new Set(mails.map((mail) => linkIn(mail).href)).size).toBe(2);
        await Promise.all([verify(), verify(), payments.deliver(app, await paid(), await began())]);
        expect(await receipts()).toHaveLength(2);
      });

      it('once, if the payment event comes first', async () => {
        await payments.advanceTo(endDate, 0.05);
        await payments.deliver(app, await paid(), await began(), await paid());
        await mailbox.receive(user.email, /receipt/, 2);
        expect(await receipts()).toHaveLength(2);
      });
    });

    it('when a canceled subscription will end, and that it ended', async () => {
      const { endDate } = await subscribe('monthly');
      await artist.post('/api/subscription/cancel');
      const [ends] = await mailbox.receive(user.email, /ends on/);
      expect(ends?.subject).toBe(`Your Fanfare subscription ends on ${day(endDate)}`);
      await payments.advanceTo(endDate, 0.01);
      await verify();
      const [ended] = await mailbox.receive(user.email, /has ended$/);
      expect(ended?.text).toContain(`ended on ${day(endDate)}.`);
    });

    /** Sends a message from a time zone and waits until the account has it. */
    async function writeFrom(timeZone: string): Promise<void> {
      const { id } = await artist.chat();
      await artist.post(`/api/chats/${id}/messages`, { message: 'Hello', timeZone });
      await until(async () => {
        const [row] = await app.database.query<{ time_zone: string }>('SELECT time_zone FROM users WHERE id = $1', [
          user.id,
        ]);
        return row?.time_zone === timeZone;
      });
    }

    it('dates in the time zone of the last message, whichever server took it', async () => {
      await subscribe('monthly');
      await writeFrom('Europe/London');
      // As another server does.
      await app.database.query("UPDATE users SET time_zone = 'America/New_York' WHERE id = $1", [user.id]);
      await writeFrom('Europe/London');
    });

    it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('dates in their time zone, %s', async (timeZone) => {
      const { endDate } = await subscribe('monthly');
      await writeFrom(timeZone);
      await artist.post('/api/subscription/cancel');
      const [mail] = await mailbox.receive(user.email, /ends on/);
      const local = new Date(endDate ?? '').toLocaleDateString('en-US', { dateStyle: 'medium', timeZone });
      expect(mail?.text).toContain(local.replace(/ (\d),/, ' 0$1,'));
    });

    it('a failed payment, and until when access continues', async () => {
      const { endDate } = await subscribe('monthly', '4000 0000 0000 0341');
      await payments.advanceTo(endDate, 0.01);
      await verify();
      const [mail] = await mailbox.receive(user.email, /did not go through$/);
      expect(mail?.text).toContain(`until ${day(endDate, 3)}`);
      await payments.advanceTo(endDate, 30);
      await verify();
      const [ended] = await mailbox.receive(user.email, /has ended$/);
      expect(ended?.text).toContain(`was paid for until ${day(endDate)}. The payment`);
    });
  });

  describe('a question to the operator', () => {
    const ask = (message: unknown) => artist.post<SupportRequest>('/api/support', { message });

    it('is emailed, and marked as priority on the yearly plan', async () => {
      const standard = await ask('Where is my invoice?\n\nThanks!');
      expect([standard.status, standard.body]).toMatchObject([201, { isPriority: false, answerDays: 3 }]);
      await subscribe('yearly');
      expect((await ask(`Hello ${user.id}`)).body).toMatchObject({ isPriority: true, answerDays: 1 });
      const [mail] = await mailbox.receive(operator, /^Question from Mara Quill$/);
      expect(mail?.text).toContain('Where is my invoice?');
      expect([mail?.text, mail?.replyTo]).toEqual([expect.stringContaining(user.email), user.email]);
      const [marked] = await mailbox.receive(operator, /^\[Priority\] Question from Mara Quill$/);
      expect(marked?.text).toContain(`Hello ${user.id}`);
    });

    it('is stored and emailed once, however often it is sent with its id', async () => {
      const id = randomUUID();
      const send = (from: Client) => from.post<SupportRequest>('/api/support', { id, message: `Once ${id}` });
      expect((await send(artist)).body).toMatchObject({ id });
      expect(await send(artist)).toMatchObject({ status: 201, body: { id, isPriority: false, answerDays: 3 } });
      await ask(`Last ${id}`);
      await until(async () => mailbox.about(operator, /./).some(({ text }) => text.includes(`Last ${id}`)));
      expect(mailbox.about(operator, /./).filter(({ text }) => text.includes(`Once ${id}`))).toHaveLength(1);
      const other = app.visitor();
      await other.register();
      expect((await send(other)).status).toBe(404);
    });

    it('has no reply-to if the artist’s address is unusual', async () => {
      await artist.register({ email: `"desk@evil.test, ${user.id}"@artist.test` });
      await ask('Who reads this?');
      const mail = await until(async () => mailbox.about(operator, /./).find(({ text }) => text.includes('Who reads')));
      expect(mail.replyTo).toBe(operator);
    });

    it('with half a character is accepted without it', async () => {
      const { status } = await artist.post('/api/support', { message: 'Broken \ud800 here' });
      expect(status).toBe(201);
      await until(async () => mailbox.about(operator, /./).some(({ text }) => text.includes('Broken \ufffd here')));
    });

    it('that is empty or too long is refused', async () => {
      for (const message of ['', '  ', 'x'.repeat(4001), 7, undefined]) expect((await ask(message)).status).toBe(400);
    });
  });
});
