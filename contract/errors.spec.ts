import { isWorthRetrying } from './errors.js';

it.each([
  ['assistant_misconfigured', false],
  ['assistant_out_of_credit', false],
  ['budget_spent', false],
  ['assistant_busy', true],
  [undefined, true],
])('whether a failure is worth another try depends on its code: %s', (code, isWorth) => {
  expect(isWorthRetrying(code)).toBe(isWorth);
});
