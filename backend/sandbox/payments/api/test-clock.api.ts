import { buildTestClock, testClockId } from '../objects/test-clock.js';
import { noSuch } from '../stripe.errors.js';
import type { Endpoint, PaymentsApi } from './call.js';

/** The test clock, read-only; `/sandbox/payments` moves it. */
export function testClockEndpoints({ clock }: PaymentsApi): Endpoint[] {
  return [
    {
      method: 'get',
      path: '/test_helpers/test_clocks/:id',
      handle: ({ params, id }) => {
        params.finish();
        if (id !== testClockId) throw noSuch('test clock', id);
        return buildTestClock(clock.now());
      },
    },
  ];
}
