import { expect, it, jest } from '@jest/globals';
import { readServerClock, serverNow } from './server-clock';

const answeredAt = (date: string | null) => new Response(null, { headers: date === null ? {} : { Date: date } });

it.each([
  ['a clock that is an hour slow', '2026-11-24T11:00:00Z', 3_600_500],
  ['a clock that is an hour fast', '2026-11-24T13:00:00Z', -3_599_500],
  ['a clock that is right to the second', '2026-11-24T12:00:00.900Z', 0],
])('the server\u2019s time is known with %s', (_clock, here, aheadMs) => {
  jest.useFakeTimers({ now: Date.parse(here) });
  readServerClock(answeredAt('Tue, 24 Nov 2026 12:00:00 GMT'));
  expect(serverNow() - Date.now()).toBe(aheadMs);
  // A response without a date changes nothing.
  readServerClock(answeredAt(null));
  expect(serverNow() - Date.now()).toBe(aheadMs);
  jest.useRealTimers();
});
