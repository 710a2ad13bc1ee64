import { expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { Clock } from '../../common/clock.js';
import type { Counters } from '../../common/counters.js';
import type { Env } from '../../config/env.js';
import { BudgetSpent } from '../../model-calls/budget.errors.js';
import type { BudgetsService } from '../../model-calls/budgets.service.js';
import { TooManyMessages } from '../chats.errors.js';
import { MessageAllowance } from './message-allowance.service.js';

const redis = { status: 'ready' } as Redis;

it('a refused account can retry once its failed calls are refunded', async () => {
  const counters = {
    consume: async ([counter]: unknown[]) => ({ counter, secondsLeft: 60 }),
    refund: async () => undefined,
  };
  const budgets = { of: () => [] };
  const allowance = new MessageAllowance(
    counters as unknown as Counters,
    budgets as unknown as BudgetsService,
    new Clock(),
    redis,
    {} as Env,
  );
  await expect(allowance.spendMessage('account')).rejects.toThrow(TooManyMessages);
  expect(() => allowance.check('account')).toThrow(TooManyMessages);
  await allowance.refund('account');
  expect(() => allowance.check('account')).not.toThrow();
});

it('an account without a budget is refused without asking Redis, until the next day', async () => {
  let now = new Date('2026-11-23T23:59:00Z');
  const clock = { now: () => now };
  const budget = { kind: 'day' };
  let asked = 0;
  const counters = {
    consume: async (_own: unknown, others: unknown[]) => {
      asked += 1;
      return { counter: others[0], secondsLeft: 100_000 };
    },
  };
  const budgets = { of: () => [budget], refusal: () => new BudgetSpent('day', now) };
  const allowance = new MessageAllowance(
    counters as unknown as Counters,
    budgets as unknown as BudgetsService,
    clock,
    redis,
    {} as Env,
  );
  const refusal = expect.objectContaining({ code: 'budget_spent', retryAfter: 60 }) as unknown;
  await expect(allowance.spendMessage('account')).rejects.toEqual(refusal);
  await expect(allowance.spendMessage('account')).rejects.toEqual(refusal);
  expect(asked).toBe(1);
  now = new Date('2026-11-24T00:00:00Z');
  expect(() => allowance.check('account')).not.toThrow();
});
