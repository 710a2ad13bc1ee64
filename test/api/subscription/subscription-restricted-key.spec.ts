import { readFileSync } from 'node:fs';
import type { Env } from '../../../backend/src/config/env.js';
import { PaymentProviderRefused } from '../../../backend/src/providers/payments/payments.js';
import { StripePayments } from '../../../backend/src/providers/payments/stripe-payments.js';
import { TestPayments } from '../../support/payments.js';

const guide = readFileSync(new URL('../../../docs/HOSTING.md', import.meta.url), 'utf8');
const listed = [...guide.matchAll(/permissions\[\]=(rak_\w+)/g)].map(([, name = '']) => name);
const optional = 'rak_promotion_code_read';

describe('a restricted key', () => {
  let payments: TestPayments;
  let count = 0;

  beforeAll(async () => {
    payments = await TestPayments.start();
    await payments.stripe.coupons.create({ id: 'half', percent_off: 50, duration: 'once' });
    await payments.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: 'half' }, code: 'ENCORE' });
  });
  afterAll(() => payments.close());

  async function withKey(permissions: string[]): Promise<StripePayments> {
    const secretKey = `rk_test_${(count += 1)}`;
    await payments.permit(secretKey, permissions);
    return new StripePayments({
      payments: { secretKey, apiUrl: payments.variables['SANDBOX_URL'], webhookSecret: 'whsec_test' },
    } as Env);
  }

  /** Every provider call of the product, from the first checkout to the account's deletion. */
  async function useAll(provider: StripePayments): Promise<{ hasPromotionCodes: boolean }> {
    const account = { accountId: `account ${(count += 1)}`, email: `artist${count}@artist.test` };
    const customerId = await provider.ensureCustomer(account);
    const { sessionId } = await provider.openCheckout({
      accountId: account.accountId,
      customerId,
      priceId: 'price_sandbox_monthly',
      trialDays: 0,
      successUrl: 'http://localhost:3000/paywall?success=true',
      cancelUrl: 'http://localhost:3000/paywall',
    });
    const session = await payments.stripe.checkout.sessions.retrieve(sessionId);
    await payments.pay(sessionId);
    expect(await provider.findCheckoutCustomer(sessionId)).toBe(customerId);
    const [subscription] = await provider.listSubscriptions(customerId);
    expect(subscription).toMatchObject({ status: 'active', priceId: 'price_sandbox_monthly' });
    const { id: subscriptionId = '', itemId } = subscription ?? {};
    const change = {
      customerId,
      subscriptionId,
      itemId: itemId ?? '',
      priceId: 'price_sandbox_yearly',
      asOf: new Date(),
    };
    await provider.quoteSwitch(change);
    await provider.switchPrice(change);
    await provider.setCancelAtPeriodEnd(subscriptionId, true);
    await provider.setCancelAtPeriodEnd(subscriptionId, false);
    await provider.openPortal(customerId, 'http://localhost:3000/chat');
    expect(await provider.listInvoices(customerId)).toHaveLength(2);
    expect(await provider.listPayments(customerId)).toHaveLength(2);
    expect(await provider.changeEmail(customerId, account.email)).toBe(true);
    expect(await provider.findPrice('price_sandbox_monthly')).toMatchObject({ amount: 2995 });
    await provider.closeAccount({ ...account, customerId });
    return { hasPromotionCodes: session.allow_promotion_codes === true };
  }

  it('with the permissions listed in docs/HOSTING.md can do everything', async () => {
    expect(listed).toHaveLength(7);
    expect(await useAll(await withKey(listed))).toEqual({ hasPromotionCodes: true });
  });

  it('without the one for promotion codes sells without them', async () => {
    const provider = await withKey(listed.filter((name) => name !== optional));
    expect(await useAll(provider)).toEqual({ hasPromotionCodes: false });
  });

  it.each(listed.filter((name) => name !== optional))(
    'without %s is refused, and isn’t reported as an outage',
    async (name) => {
      await expect(useAll(await withKey(listed.filter((other) => other !== name)))).rejects.toThrow(
        PaymentProviderRefused,
      );
    },
  );

  it('that the provider doesn’t know is refused, and isn’t reported as an outage', async () => {
    const provider = new StripePayments({
      payments: {
        secretKey: 'rk_test_unknown',
        apiUrl: payments.variables['SANDBOX_URL'],
        webhookSecret: 'whsec_test',
      },
    } as Env);
    await expect(provider.listSubscriptions('cus_1')).rejects.toThrow(PaymentProviderRefused);
  });
});
