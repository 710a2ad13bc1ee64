import { isAlive } from '../billing.js';
import { buildTestClock, joinTestClock, testClockId } from '../objects/test-clock.js';
import { itemOf } from '../objects/subscription.js';
import type { Params } from '../params.js';
import { periodEnd } from '../periods.js';
import { invalidParam, missingParam, noSuch } from '../stripe.errors.js';
import type { Endpoint, PaymentsApi } from './call.js';
import { listPage } from './lists.js';

const path = '/test_helpers/test_clocks';

/**
 * Test clocks. The sandbox has one, which is also its own time, so a clock can't start in the past as at Stripe, and all
 * customers move with it. `/sandbox/payments` moves it as well.
 * https://docs.stripe.com/api/test_clocks
 */
export function testClockEndpoints(api: PaymentsApi): Endpoint[] {
  const { state, clock, billing } = api;
  const find = (id: string): void => {
    if (id !== testClockId) throw noSuch('test clock', id);
  };
  const moveTo = (moment: number): object => {
    clock.advanceTo(moment);
    joinTestClock(api);
    billing.settle();
    return buildTestClock(clock.now());
  };
  return [
    {
      method: 'post',
      path,
      handle: ({ params }) => {
        const moment = readMoment(params);
        params.text('name');
        params.finish();
        return moveTo(moment);
      },
    },
    {
      method: 'get',
      path,
      handle: ({ params }) => listPage(`/v1${path}`, [buildTestClock(clock.now())], params),
    },
    {
      method: 'get',
      path: `${path}/:id`,
      handle: ({ params, id }) => {
        params.finish();
        find(id);
        return buildTestClock(clock.now());
      },
    },
    {
      method: 'post',
      path: `${path}/:id/advance`,
      handle: ({ params, id }) => {
        const moment = readMoment(params);
        params.finish();
        find(id);
        if (moment <= clock.now()) {
          throw invalidParam('frozen_time', 'The time must be after the test clock’s current frozen time.');
        }
        if (moment > latestMoment(api)) {
          throw invalidParam(
            'frozen_time',
            'The time cannot be more than two intervals in the future from the shortest subscription on the test clock.',
          );
        }
        return moveTo(moment);
      },
    },
    {
      // Deletes its customers, which cancels their subscriptions. https://docs.stripe.com/api/test_clocks/delete
      method: 'delete',
      path: `${path}/:id`,
      handle: ({ params, id }) => {
        params.finish();
        find(id);
        for (const customer of Object.values(state.customers)) {
          if (customer.test_clock === id) billing.deleteCustomer(customer);
        }
        return { id, object: 'test_helpers.test_clock', deleted: true };
      },
    },
  ];
}

function readMoment(params: Params): number {
  const moment = params.integer('frozen_time');
  if (moment === undefined) throw missingParam('frozen_time');
  return moment;
}

/**
 * Two intervals of the shortest subscription, or two years without one.
 * https://docs.stripe.com/api/test_clocks/advance
 */
function latestMoment({ state, clock }: PaymentsApi): number {
  const now = clock.now();
  const ends = Object.values(state.subscriptions)
    .filter((subscription) => isAlive(subscription) && subscription.test_clock === testClockId)
    .map((subscription) => {
      const { interval = 'month', interval_count: count = 1 } = itemOf(subscription).price.recurring ?? {};
      return periodEnd(now, now, interval, 2 * count);
    });
  return Math.min(periodEnd(now, now, 'year', 2), ...ends);
}
