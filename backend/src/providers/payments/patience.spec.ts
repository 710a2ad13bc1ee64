import { setTimeout as wait } from 'node:timers/promises';
import { patienceLeft, withPatience } from './patience.js';
import { PaymentProviderFailed } from './payments.js';

describe('the patience of somebody who waits', () => {
  it('is one for all steps of the work, and without end where nobody waits', async () => {
    const left = await withPatience(async () => {
      const first = patienceLeft();
      await wait(20);
      return [first, patienceLeft()] as const;
    }, 60_000);
    expect(left[0]).toBeLessThanOrEqual(60_000);
    expect(left[1]).toBeLessThan(left[0]);
    expect(left[1]).toBeGreaterThan(0);
    expect(patienceLeft()).toBe(Infinity);
  });

  it('ends with the provider’s failure, and the work sees that nobody waits any more', async () => {
    const seen: number[] = [];
    const asked = withPatience(async () => {
      await wait(40);
      seen.push(patienceLeft());
    }, 10);
    await expect(asked).rejects.toThrow(PaymentProviderFailed);
    await wait(60);
    expect(seen).toEqual([0]);
  });

  it('leaves what came in time as it is', async () => {
    await expect(withPatience(() => Promise.resolve('done'))).resolves.toBe('done');
    await expect(withPatience(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
