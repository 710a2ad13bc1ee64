import type { Request, Response } from 'express';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { onePerTurn } from './one-per-turn.js';
import { closedRules, setRules } from './route-rules.js';

const handle = onePerTurn();
const started: string[] = [];

function call(name: string, isOnePerTurn = true): void {
  const request = {} as Request;
  setRules(request, { ...closedRules, isOnePerTurn });
  void handle(request, {} as Response, () => started.push(name));
}

test('calls that declare it start one per turn of the event loop, in order; others start immediately', async () => {
  ['a', 'b', 'c'].forEach((name) => call(name));
  call('other', false);
  expect(started).toEqual(['other']);
  await nextTurn();
  expect(started).toEqual(['other', 'a']);
  call('d');
  await nextTurn();
  expect(started).toEqual(['other', 'a', 'b']);
  await nextTurn();
  await nextTurn();
  expect(started).toEqual(['other', 'a', 'b', 'c', 'd']);
  call('e');
  await nextTurn();
  expect(started).toEqual(['other', 'a', 'b', 'c', 'd', 'e']);
});
