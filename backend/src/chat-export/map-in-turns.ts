import { setImmediate as othersTurn } from 'node:timers/promises';

/**
 * What becomes of each, in their order. A conversation may be as long as a book: between any two of its messages whatever else
 * the process has to do is done.
 */
export async function mapInTurns<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const mapped: R[] = [];
  for (const item of items) {
    await othersTurn();
    mapped.push(map(item));
  }
  return mapped;
}
