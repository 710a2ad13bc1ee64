import { BudgetSpent } from './budget.errors.js';

it.each([
  ['day', '2026-11-23T23:00:00Z', 3600, "You've used today's share of the assistant. It's back at midnight UTC."],
  [
    'month',
    '2026-11-29T00:00:00Z',
    172_800,
    "You've used this month's share of the assistant. It's back on 1 December.",
  ],
  ['month', '2026-12-31T23:59:59Z', 1, "You've used this month's share of the assistant. It's back on 1 January."],
  [
    'guests',
    '2026-11-23T12:00:00.500Z',
    43_200,
    'The free trial has had a lot of visitors today. Sign up, or come back tomorrow.',
  ],
] as const)('a spent %s budget at %s renews after %i seconds', (kind, now, retryAfter, message) => {
  expect(new BudgetSpent(kind, new Date(now))).toMatchObject({
    status: 429,
    code: 'budget_spent',
    retryAfter,
    message,
  });
});
