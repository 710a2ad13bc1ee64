import { jest } from '@jest/globals';
import { Overloaded } from '../common/app-error.js';
import { Turns } from './turns.js';

describe('Turns', () => {
  const waitMs = 1000;
  let turns: Turns;
  let started: string[];

  const take = (name: string): Promise<() => void> => {
    const taken = turns.take();
    void taken.then(
      () => started.push(name),
      () => started.push(`not ${name}`),
    );
    return taken;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    turns = new Turns({ atOnce: 2, waitMs });
    started = [];
  });
  afterEach(() => jest.useRealTimers());

  it('are given to as many as allowed, and then in the order of asking', async () => {
    const end = await take('a');
    await take('b');
    void take('c');
    void take('d');
    await jest.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a', 'b']);
    expect(turns.waitingCount).toBe(2);
    end();
    end();
    await jest.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a', 'b', 'c']);
    expect(turns.waitingCount).toBe(1);
  });

  it('are refused to those who would have to wait too long, who then take none', async () => {
    const end = await take('a');
    await take('b');
    const late = take('c');
    await jest.advanceTimersByTimeAsync(waitMs);
    await expect(late).rejects.toThrow(Overloaded);
    end();
    await take('d');
    expect(started).toEqual(['a', 'b', 'not c', 'd']);
  });

  it('are refused at once while the first in line has waited for half of the time', async () => {
    const end = await take('a');
    await take('b');
    void take('c');
    await jest.advanceTimersByTimeAsync(waitMs / 2);
    void take('d');
    await jest.advanceTimersByTimeAsync(1);
    await expect(take('e')).rejects.toThrow(Overloaded);
    end();
    await jest.advanceTimersByTimeAsync(0);
    void take('f');
    await jest.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a', 'b', 'not e', 'c']);
    expect(turns.waitingCount).toBe(2);
  });
});
