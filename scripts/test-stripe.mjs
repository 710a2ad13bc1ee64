/** `npm run test:stripe`: runs the subscription-over-time specs against Stripe's test mode instead of the sandbox. */
import { spawnSync } from 'node:child_process';

const key = process.env.STRIPE_TEST_SECRET_KEY ?? '';

if (!/^(sk|rk)_test_/.test(key)) {
  console.error(
    'Set STRIPE_TEST_SECRET_KEY to a secret key of Stripe’s test mode (sk_test_…, https://dashboard.stripe.com/test/apikeys). ' +
      'The tests create a product, prices and a test clock there, and delete the clock with its customers.',
  );
  process.exitCode = 1;
} else {
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'api', 'subscription-clock'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
