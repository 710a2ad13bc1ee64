import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiError } from '@/lib/api';
import { repeatWhileBusy } from './repeat-while-busy';

const busy = (retryAfter: number | null) => new ApiError(503, '', 'Service Unavailable', retryAfter);

/** The result of a call that fails like this, and then succeeds. */
function start(...failures: ApiError[]) {
  const call = jest.fn(async () => 'stored');
  for (const failure of failures) call.mockRejectedValueOnce(failure);
  const outcome = repeatWhileBusy(call).catch((error: unknown) => error);
  return { call, outcome };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['as long as the server asks', 2, 2000],
  ['a second if it doesn’t say', null, 1000],
])('a call that got a 503 is repeated after %s', async (_, retryAfter, waitMs) => {
  const { call, outcome } = start(busy(retryAfter));
  await jest.advanceTimersByTimeAsync(waitMs - 1);
  expect(call).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledTimes(2);
  expect(await outcome).toBe('stored');
});

it('calls that were refused together aren’t repeated together', async () => {
  jest.mocked(Math.random).mockReturnValue(0.5);
  const { call } = start(busy(2));
  await jest.advanceTimersByTimeAsync(2499);
  expect(call).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledTimes(2);
});

it('the third 503 is the caller’s', async () => {
  const last = busy(null);
  const { call, outcome } = start(busy(null), busy(null), last);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe(last);
  expect(call).toHaveBeenCalledTimes(3);
});

it.each([
  ['after another failure', new ApiError(502, '', 'Bad Gateway', 1)],
  [
    'without a response, as only the rows show whether it arrived',
    new ApiError(0, '', 'We could not reach the server.'),
  ],
  ['if the wait would be long', busy(60)],
])('a call isn’t repeated %s', async (_, failure) => {
  const { call, outcome } = start(failure);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(call).toHaveBeenCalledTimes(1);
  expect(await outcome).toBe(failure);
});
