import type { Request, Response } from 'express';
import { matchRules } from './match-rules.js';
import { closedRules, rulesOf } from './route-rules.js';

const rules = { ...closedRules, errors: 'text' as const };
const match = matchRules([
  { method: 'GET', path: '/api/chats', rules },
  { method: 'GET', path: '/api/chats/search', rules: closedRules },
  { method: 'GET', path: '/api/chats/:id', rules },
]);

test.each([
  ['GET', '/api/chats', true],
  ['HEAD', '/api/chats', true],
  ['GET', '/api/chats/', true],
  ['GET', '/api/chats/1', true],
  ['GET', '/api/chats/%E0', true],
  ['POST', '/api/chats', false],
  ['GET', '/API/chats', false],
  ['GET', '/api/chats/search', false],
  ['GET', '/api/chats/1/messages', false],
  ['GET', '/api', false],
])('%s %s gets the rules of the first matching route, or the closed default: %s', (method, path, isMatched) => {
  const request = { method, path } as Request;
  let isPassedOn = false;
  void match(request, {} as Response, () => (isPassedOn = true));
  expect(isPassedOn).toBe(true);
  expect(rulesOf(request)).toBe(isMatched ? rules : closedRules);
});
