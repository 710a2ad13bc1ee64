import { jest } from '@jest/globals';
import { IdempotentCalls } from './idempotent-calls.js';

describe('concurrent calls with the same key', () => {
  const isThere = () => true;

  it('run once and share the result; a later call runs again', async () => {
    const calls = new IdempotentCalls<number>();
    const work = jest.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(1);
    const call = (key?: string) => calls.run(key, isThere, work);
    const outcomes = await Promise.allSettled([call('a'), call('a'), call('b'), call(), call()]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(work).toHaveBeenCalledTimes(4);
    expect(await call('a')).toBe(1);
  });

  it('continue while at least one caller is waiting', async () => {
    const calls = new IdempotentCalls<boolean>();
    const work = async (isWaiting: () => boolean): Promise<boolean> => {
      await Promise.resolve();
      return isWaiting();
    };
    const gone = () => false;
    expect(await Promise.all([calls.run('a', gone, work), calls.run('a', isThere, work)])).toEqual([true, true]);
    expect(await calls.run('a', gone, work)).toBe(false);
  });
});
