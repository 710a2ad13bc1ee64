import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cancelAllUploads, cancelUpload, enqueueUpload, retryUpload, useUploads } from './upload-queue';

/** The calls in progress; each ends when the test ends it. */
let calls: FakeCall[] = [];

class FakeCall {
  upload = {};
  status = 0;
  responseText = '';
  onload = (): void => undefined;
  onerror = (): void => undefined;
  onabort = (): void => undefined;
  abort = jest.fn(() => this.onabort());
  open(): void {
    calls.push(this);
  }
  send(): void {
    // Stays in progress.
  }
}

const listeners = new Set<unknown>();
const fakes = {
  XMLHttpRequest: FakeCall,
  window: {
    addEventListener: (_event: string, listener: unknown) => listeners.add(listener),
    removeEventListener: (_event: string, listener: unknown) => listeners.delete(listener),
  },
  navigator: { onLine: true },
};

beforeEach(() => {
  for (const [name, value] of Object.entries(fakes)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  calls = [];
  listeners.clear();
  useUploads.setState({ entries: [] });
});
afterAll(() => {
  for (const name of Object.keys(fakes)) Reflect.deleteProperty(globalThis, name);
});

/** Picks `count` pictures. @returns the reported outcomes */
function pick(count: number) {
  const outcome = { onDone: jest.fn(), onFailed: jest.fn() };
  for (let number = 1; number <= count; number++) {
    enqueueUpload(new File(['x'], `${number}.jpg`), 'image', outcome);
  }
  return outcome;
}

const states = () => useUploads.getState().entries.map(({ state }) => state);
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('uploads', () => {
  it('run three at a time; the next starts when one ends', async () => {
    const outcome = pick(5);
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
    Object.assign(calls[0] ?? {}, { status: 201, responseText: '{"id":"1"}' });
    calls[0]?.onload();
    calls[1]?.onerror();
    await settled();
    expect(states()).toEqual(['failed', 'sending', 'sending', 'sending']);
    expect(outcome.onDone).toHaveBeenCalledWith({ id: '1' });
    expect(outcome.onFailed).toHaveBeenCalledTimes(1);
  });

  it('of an artist who left are aborted, and don’t block the next artist’s', async () => {
    const { onDone, onFailed } = pick(20);
    cancelAllUploads();
    await settled();
    expect(calls.map(({ abort }) => abort.mock.calls.length)).toEqual([1, 1, 1]);
    expect(states()).toEqual([]);
    pick(1);
    expect(states()).toEqual(['sending']);
    expect([...onDone.mock.calls, ...onFailed.mock.calls]).toEqual([]);
  });

  it('are aborted in the same way when retried', async () => {
    pick(1);
    calls[0]?.onerror();
    await settled();
    retryUpload(useUploads.getState().entries[0]?.key ?? '');
    cancelAllUploads();
    expect(states()).toEqual([]);
    expect(calls[1]?.abort).toHaveBeenCalledTimes(1);
  });

  it('make the browser ask before leaving only while one runs', () => {
    pick(4);
    expect(listeners.size).toBe(1);
    for (const { key } of useUploads.getState().entries.slice(1)) cancelUpload(key);
    expect(listeners.size).toBe(1);
    cancelAllUploads();
    expect(listeners.size).toBe(0);
  });
});
