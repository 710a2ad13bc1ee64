import { isEntitled } from './entitlement.js';

const now = new Date('2026-11-21T12:00:00.000Z');
const inDays = (days: number, milliseconds = 0): Date => new Date(now.getTime() + days * 86_400_000 + milliseconds);

describe('access by subscription', () => {
  it('follows the provider’s test clock if there is one', () => {
    const state = { status: 'canceled', endDate: inDays(30) };
    expect(isEntitled({ ...state, clockAheadSeconds: 29 * 86_400 }, now)).toBe(true);
    expect(isEntitled({ ...state, clockAheadSeconds: 30 * 86_400 }, now)).toBe(false);
  });

  it('is denied without a subscription', () => {
    expect(isEntitled(null, now)).toBe(false);
  });

  it.each([
    ['active', 'in its period', inDays(30), true],
    ['active', 'past its period, without news of the renewal yet', inDays(-1), true],
    ['active', 'with no end', null, true],
    ['trialing', 'in its trial', inDays(7), true],
    ['canceled', 'with a moment of paid time left', inDays(0, 1), true],
    ['canceled', 'at the very end of the paid time', inDays(0), false],
    ['canceled', 'after the paid time', inDays(-1), false],
    ['canceled', 'with no paid time', null, false],
    ['past_due', 'within the paid time', inDays(1), true],
    ['past_due', 'in its grace', inDays(-1), true],
    ['past_due', 'in the last moment of three days of grace', inDays(-3, 1), true],
    ['past_due', 'at the end of its grace', inDays(-3), false],
    ['past_due', 'with no paid time', null, false],
    ['unpaid', 'within the period', inDays(30), false],
    ['incomplete', 'within the period', inDays(30), false],
    ['incomplete_expired', 'within the period', inDays(30), false],
    ['paused', 'within the period', inDays(30), false],
    ['', 'before the first subscription', inDays(30), false],
    ['a status the provider may add', 'within the period', inDays(30), false],
  ])('%s, %s', (status, _when, endDate, isGiven) => {
    expect(isEntitled({ status, endDate }, now)).toBe(isGiven);
  });
});
