import { expect, it } from '@jest/globals';
import type { Env } from '../config/env.js';
import { withDeadline } from '../providers/payments/deadline.js';
import { PaymentProviderFailed } from '../providers/payments/payments.js';
import { SubscriptionReconciler } from './subscription-reconciler.js';
import type { SubscriptionRepository } from './subscription.repository.js';

it('a caller that has stopped waiting loses its turn; work without a caller has its own deadline', async () => {
  const held: string[] = [];
  let answer = (): void => undefined;
  const answered = new Promise<null>((resolve) => (answer = () => resolve(null)));
  const repository: Pick<SubscriptionRepository, 'withCustomerLock'> = {
    withCustomerLock: (customerId) => {
      held.push(customerId);
      return answered;
    },
  };
  const rest = [{}, {}, {}, {}] as unknown[] as [never, never, never, never];
  const env = { databasePoolSize: 4 } as Env;
  const reconciler = new SubscriptionReconciler(repository as SubscriptionRepository, ...rest, env);

  const first = reconciler.reconcile('cus_first');
  await expect(withDeadline(() => reconciler.reconcile('cus_gone'), 10)).rejects.toThrow(PaymentProviderFailed);
  const next = reconciler.reconcile('cus_next');
  answer();
  await Promise.all([first, next]);
  expect(held).toEqual(['cus_first', 'cus_next']);
});
