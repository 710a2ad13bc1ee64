import { randomUUID } from 'node:crypto';
import { SubscriptionSweepService } from '../../../backend/src/subscription/subscription-sweep.service.js';
import type { CheckoutSession } from '../../../contract/subscription/subscription.js';
import { describeApp } from '../../support/describe-app.js';
import { type Client, password } from '../../support/client.js';
import { linkIn } from '../../support/mailbox.js';
import { signInWith } from '../../support/providers.js';
import { until } from '../../support/replies.js';
import { runTask } from '../../support/worker.js';

describe('the payment provider’s receipt address', () => {
  let artist: Client;
  let email: string;
  let customerId: string;

  const { app, worker, payments, mailbox } = describeApp({ worker: true, payments: true, mailbox: true });
  beforeEach(async () => {
    artist = app.visitor();
    ({ email } = await artist.register());
    const { body } = await artist.post<CheckoutSession>('/api/subscription/create-checkout-session', {
      priceId: 'price_sandbox_monthly',
    });
    const session = await payments.stripe.checkout.sessions.retrieve(body.sessionId);
    customerId = String(session.customer);
  });
  afterEach(() => payments.fail('none'));

  const billed = async (): Promise<string | null> => {
    const customer = await payments.stripe.customers.retrieve(customerId);
    return customer.deleted ? null : customer.email;
  };
  const tellInTurn = (): Promise<void> => runTask(worker, 'tell-addresses');
  const tell = (): Promise<void> => app.nest.get(SubscriptionSweepService, { strict: false }).sendChangedAddresses();
  const changeAddress = async (): Promise<string> => {
    const next = `${randomUUID()}@artist.test`;
    await artist.post('/api/account/email', { email: next, currentPassword: password });
    const [mail] = await mailbox.receive(next, /^Confirm your new/);
    const token = mail && linkIn(mail).searchParams.get('token');
    expect((await artist.post('/api/verify-email', { token })).status).toBe(200);
    return next;
  };

  const resetPassword = async (): Promise<void> => {
    await app.visitor().post('/api/forgot-password', { email });
    const [mail] = await mailbox.receive(email, /^Reset your/);
    const token = mail && linkIn(mail).searchParams.get('token');
    const { status } = await app.visitor().post('/api/reset-password', { email, token, newPassword: password });
    expect(status).toBe(204);
  };

  it('changes once a new email address is confirmed', async () => {
    const next = await changeAddress();
    await tellInTurn();
    await until(async () => (await billed()) === next);
  });

  it('changes when the provider is back, if it was unavailable', async () => {
    await payments.fail('down');
    const next = await changeAddress();
    await tell();
    await payments.fail('none');
    await tell();
    expect(await billed()).toBe(next);
  });

  it.each([
    ['with Google', () => signInWith(app.visitor(), 'google', { decision: 'continue', name: 'Mara Quill', email })],
    ['by a new password', () => resetPassword()],
  ])('becomes the owner’s when they take over an unverified account, %s', async (_, takeOver) => {
    await payments.stripe.customers.update(customerId, { email: 'somebody@evil.test' });
    await tell();
    expect(await billed()).toBe('somebody@evil.test');
    await takeOver();
    await tell();
    expect(await billed()).toBe(email);
  });

  it('is sent once, and an unknown customer doesn’t block the queue', async () => {
    await payments.stripe.customers.del(customerId);
    await changeAddress();
    await tell();
    expect(await app.database.query('SELECT 1 FROM users WHERE billed_email <> email')).toEqual([]);
  });
});
