import type Stripe from 'stripe';

/** The only test clock: its customers live in the sandbox's time. They are attached once that time was moved ahead. */
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
