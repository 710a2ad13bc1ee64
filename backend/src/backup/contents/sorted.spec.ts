import { inStep, type Keyed, mapAhead } from './sorted.js';

async function* of(...keys: string[]): AsyncGenerator<Keyed> {
  for (const key of keys) yield await Promise.resolve({ key });
}

async function all<T>(elements: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const element of elements) found.push(element);
  return found;
}

const walk = async (left: string[], right: string[]) =>
  (await all(inStep(of(...left), of(...right)))).map(
    (pair) => `${pair.key}${pair.left ? ' left' : ''}${pair.right ? ' right' : ''}`,
  );

describe('two sequences in step', () => {
  it.each([
    [[], [], []],
    [['a'], [], ['a left']],
    [[], ['a'], ['a right']],
    [
      ['a', 'c', 'd'],
      ['b', 'c'],
      ['a left', 'b right', 'c left right', 'd left'],
    ],
    [
      ['a/b', 'a0'],
      ['a-b', 'a/b'],
      ['a-b right', 'a/b left right', 'a0 left'],
    ],
  ])('%j and %j', async (left, right, pairs) => {
    expect(await walk(left, right)).toEqual(pairs);
  });

  it('refuse a sequence that is not in order, or has a key twice', async () => {
    await expect(walk(['b', 'a'], [])).rejects.toThrow('a comes after b');
    await expect(walk([], ['a', 'a'])).rejects.toThrow('a comes after a');
  });

  it('are closed if the walk ends early', async () => {
    const closed: string[] = [];
    async function* noting(name: string): AsyncGenerator<Keyed> {
      try {
        yield* of('a', 'b');
      } finally {
        closed.push(name);
      }
    }
    for await (const _ of inStep(noting('left'), noting('right'))) break;
    expect(closed).toEqual(['left', 'right']);
  });
});

describe('elements that are processed ahead', () => {
  it('keep their order, whichever is done first', async () => {
    const waiting: (() => void)[] = [];
    const started: string[] = [];
    const results = all(
      mapAhead(of('a', 'b', 'c'), 3, async ({ key }) => {
        started.push(key);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return key;
      }),
    );
    while (waiting.length < 3) await new Promise((resolve) => setImmediate(resolve));
    for (const finish of waiting.reverse()) finish();
    expect(await results).toEqual(['a', 'b', 'c']);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('fail with the first failure, once all that has started is done', async () => {
    const done: string[] = [];
    const work = async ({ key }: Keyed): Promise<string> => {
      if (key === 'b') throw new Error('b failed');
      await new Promise((resolve) => setImmediate(resolve));
      done.push(key);
      return key;
    };
    await expect(all(mapAhead(of('a', 'b', 'c', 'd'), 3, work))).rejects.toThrow('b failed');
    expect(done).toEqual(['a', 'c', 'd']);
  });
});
