import type { Request, Response } from 'express';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { onePerTurn } from './one-per-turn.js';

test('of calls that come together, one begins a turn of the event loop, in their order', async () => {
  const handle = onePerTurn();
  const begun: number[] = [];
  const come = (call: number): void => void handle({} as Request, {} as Response, () => begun.push(call));
  [1, 2, 3].forEach(come);
  expect(begun).toEqual([]);
  await nextTurn();
  expect(begun).toEqual([1]);
  come(4);
  await nextTurn();
  expect(begun).toEqual([1, 2]);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual([1, 2, 3, 4]);
  come(5);
  await nextTurn();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});
