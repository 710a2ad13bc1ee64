import { isWorthRetrying } from './errors.js';

it.each([
  ['assistant_misconfigured', false],
  ['assistant_out_of_credit', false],
  ['budget_spent', false],
  ['assistant_busy', true],
  [undefined, true],
])('an error’s code decides whether it can be retried: %s', (code, isWorth) => {
  expect(isWorthRetrying(code)).toBe(isWorth);
});
