import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerWithin } from './answer-within.js';

const late = (): never => {
  throw new Error('no answer');
};

/** Keeps the event loop busy. */
function pause(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('answerWithin', () => {
  it('returns the answer', async () => {
    await expect(answerWithin(Promise.resolve('PONG'), 100, late)).resolves.toBe('PONG');
  });

  it('fails as the server did', async () => {
    await expect(answerWithin(Promise.reject(new Error('READONLY')), 100, late)).rejects.toThrow('READONLY');
  });

  it('gives up when the time is up', async () => {
    const started = performance.now();
    await expect(answerWithin(new Promise(() => undefined), 300, late)).rejects.toThrow('no answer');
    expect(performance.now() - started).toBeGreaterThan(250);
  });

  it('can return something in place of the answer', async () => {
    await expect(answerWithin(new Promise<string>(() => undefined), 100, () => 'nothing')).resolves.toBe('nothing');
  });

  it('still gets an answer that arrived while the event loop was paused', async () => {
    // Now timers run before the answer is read.
    await nextTurn();
    const inTime = answerWithin(stat(process.execPath), 600, late);
    pause(900);
    expect((await inTime).isFile()).toBe(true);
  });
});
