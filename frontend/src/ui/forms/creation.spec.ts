import { afterEach, expect, it, jest } from '@jest/globals';
import { Creation } from './creation';

interface Fields {
  name: string;
  note?: string;
}

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

type Outcome = 'stored' | 'lost' | 'invalid' | 'down';

/** A server whose calls end like this. @returns what it was sent, without ids */
function serverThat(...outcomes: Outcome[]): [string, object][] {
  const calls: [string, object][] = [];
  const ids = new Set<string>();
  globalThis.fetch = jest.fn<typeof fetch>(async (path, init) => {
    const { id, ...fields } = JSON.parse(init?.body as string) as { id?: string };
    ids.add(id ?? (path as string).replace('/api/people/', ''));
    expect(ids.size).toBe(1);
    calls.push([init?.method ?? '', fields]);
    const outcome = outcomes.shift();
    if (outcome === 'lost') throw new TypeError('Failed to fetch');
    if (outcome === 'down') return new Response('', { status: 503 });
    return outcome === 'invalid' ? new Response('{}', { status: 400 }) : Response.json(fields);
  });
  return calls;
}

const start = () => new Creation<Fields, Fields>('/api/people');

it('a form that is saved once makes one call', async () => {
  const calls = serverThat('stored');
  expect(await start().save({ name: 'Ada' })).toEqual({ name: 'Ada' });
  expect(calls).toEqual([['POST', { name: 'Ada' }]]);
});

it('the same text is only repeated', async () => {
  const calls = serverThat('lost', 'down', 'stored');
  const creation = start();
  await expect(creation.save({ name: 'Ada' })).rejects.toThrow();
  await expect(creation.save({ name: 'Ada' })).rejects.toThrow('503');
  await creation.save({ name: 'Ada' });
  expect(calls).toEqual(Array(3).fill(['POST', { name: 'Ada' }]));
});

it('what was edited since is sent as a change, however often that gets lost', async () => {
  const calls = serverThat('lost', 'stored', 'lost', 'stored', 'stored');
  const creation = start();
  await expect(creation.save({ name: 'Ada', note: 'Cellos' })).rejects.toThrow();
  await expect(creation.save({ name: 'Ada Fry' })).rejects.toThrow();
  // Back to the first text: the change before may be stored.
  expect(await creation.save({ name: 'Ada' })).toEqual({ name: 'Ada', note: null });
  expect(calls).toEqual([
    ['POST', { name: 'Ada', note: 'Cellos' }],
    ['POST', { name: 'Ada', note: 'Cellos' }],
    ['PATCH', { note: null, name: 'Ada Fry' }],
    ['POST', { name: 'Ada', note: 'Cellos' }],
    ['PATCH', { note: null, name: 'Ada' }],
  ]);
});

it('fields that were invalid are forgotten', async () => {
  const calls = serverThat('invalid', 'lost', 'invalid', 'stored');
  const creation = start();
  await expect(creation.save({ name: '' })).rejects.toThrow('400');
  await expect(creation.save({ name: 'A' })).rejects.toThrow();
  expect(await creation.save({ name: 'Ada' })).toEqual({ name: 'Ada' });
  expect(calls.map(([method, fields]) => [method, (fields as Fields).name])).toEqual([
    ['POST', ''],
    ['POST', 'A'],
    ['POST', 'A'],
    ['POST', 'Ada'],
  ]);
});
