import type Stripe from 'stripe';
import type { SandboxClock } from '../clock.js';
import type { PaymentsState } from '../state.js';

/** The only test clock. Its customers live in the sandbox's time, and are attached once that time has been advanced. */
export const testClockId = 'clock_sandbox';

const keptSeconds = 30 * 86_400;

/** The test clock at a time, in seconds since 1970. */
export function buildTestClock(now: number): Stripe.TestHelpers.TestClock {
  return {
    id: testClockId,
    object: 'test_helpers.test_clock',
    created: now,
    deletes_after: now + keptSeconds,
    frozen_time: now,
    livemode: false,
    name: 'The sandbox’s clock',
    status: 'ready',
    status_details: {},
  };
}

/**
 * Once time has been advanced, attaches every customer to the test clock, so API clients can tell it isn't real time.
 */
export function joinTestClock({ state, clock }: { state: PaymentsState; clock: SandboxClock }): void {
  if (!clock.isAhead) return;
  for (const object of [...Object.values(state.customers), ...Object.values(state.subscriptions)]) {
    object.test_clock = testClockId;
  }
}
