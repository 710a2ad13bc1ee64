/** An element of a sequence that is sorted by key, character by character. */
export interface Keyed {
  key: string;
}

/** The elements that two sequences have under a key. */
export interface Pair<Left, Right> {
  key: string;
  left: Left | undefined;
  right: Right | undefined;
}

/**
 * Walks two sequences in step, so that they can be compared without loading either into memory.
 * @throws Error if one of them isn't in order
 */
export async function* inStep<Left extends Keyed, Right extends Keyed>(
  lefts: AsyncIterable<Left>,
  rights: AsyncIterable<Right>,
): AsyncGenerator<Pair<Left, Right>> {
  const leftOnes = inOrder(lefts);
  const rightOnes = inOrder(rights);
  try {
    let left = await next(leftOnes);
    let right = await next(rightOnes);
    while (left || right) {
      const isLeft = left !== undefined && (right === undefined || left.key <= right.key);
      const isRight = right !== undefined && (left === undefined || right.key <= left.key);
      const key = (isLeft ? left?.key : right?.key) ?? '';
      yield { key, left: isLeft ? left : undefined, right: isRight ? right : undefined };
      if (isLeft) left = await next(leftOnes);
      if (isRight) right = await next(rightOnes);
    }
  } finally {
    await leftOnes.return(undefined);
    await rightOnes.return(undefined);
  }
}

/**
 * Applies an asynchronous function to several elements concurrently, and yields the results in the order of the
 * elements.
 */
export async function* mapAhead<From, To>(
  elements: AsyncIterable<From>,
  atOnce: number,
  apply: (element: From) => Promise<To>,
): AsyncGenerator<To> {
  const running: Promise<To>[] = [];
  try {
    for await (const element of elements) {
      const started = apply(element);
      // It is awaited below; until then, a failure must not count as unhandled.
      started.catch(() => undefined);
      running.push(started);
      if (running.length >= atOnce) yield (await running.shift()) as To;
    }
    while (running.length > 0) yield (await running.shift()) as To;
  } finally {
    await Promise.allSettled(running);
  }
}

async function* inOrder<Element extends Keyed>(elements: AsyncIterable<Element>): AsyncGenerator<Element, undefined> {
  let before: string | undefined;
  for await (const element of elements) {
    if (before !== undefined && element.key <= before) throw new Error(`${element.key} comes after ${before}`);
    before = element.key;
    yield element;
  }
  return undefined;
}

async function next<Element>(elements: AsyncGenerator<Element, undefined>): Promise<Element | undefined> {
  return (await elements.next()).value;
}
