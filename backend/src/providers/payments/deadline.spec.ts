import { setTimeout as wait } from 'node:timers/promises';
import { timeLeft, withDeadline } from './deadline.js';
import { PaymentProviderFailed } from './payments.js';

describe('a caller’s deadline', () => {
  it('covers all steps of the work, and never ends if no one is waiting', async () => {
    const left = await withDeadline(async () => {
      const first = timeLeft();
      await wait(20);
      return [first, timeLeft()] as const;
    }, 60_000);
    expect(left[0]).toBeLessThanOrEqual(60_000);
    expect(left[1]).toBeLessThan(left[0]);
    expect(left[1]).toBeGreaterThan(0);
    expect(timeLeft()).toBe(Infinity);
  });

  it('ends with the provider’s error, and aborts the work', async () => {
    const seen: number[] = [];
    const asked = withDeadline(async () => {
      await wait(40);
      seen.push(timeLeft());
    }, 10);
    await expect(asked).rejects.toThrow(PaymentProviderFailed);
    await wait(60);
    expect(seen).toEqual([0]);
  });

  it('passes on a result that arrives in time', async () => {
    await expect(withDeadline(() => Promise.resolve('done'))).resolves.toBe('done');
    await expect(withDeadline(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
