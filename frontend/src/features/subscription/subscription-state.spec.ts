import { describe, expect, it } from '@jest/globals';
import { accessEnd, graceEnd, mayCancel, statusBadge } from './subscription-state';

describe('a subscription’s badge', () => {
  it.each([
    ['active', 'ACTIVE', 'success'],
    ['trialing', 'TRIALING', 'info'],
    ['canceled', 'CANCELED', 'danger'],
    ['past_due', 'PAST DUE', 'neutral'],
    ['a word the provider may add', 'A WORD THE PROVIDER MAY ADD', 'neutral'],
    ['', 'INACTIVE', 'neutral'],
  ])('for %j is %s', (status, label, tone) => {
    expect(statusBadge(status)).toEqual({ label, tone });
  });
});

describe('the cancel button', () => {
  it.each([
    ['active', false, true],
    ['trialing', false, true],
    ['active', true, false],
    ['canceled', false, false],
    ['past_due', false, false],
    ['', false, false],
  ])('for %j, set to end: %s, shows: %s', (subscriptionStatus, cancelAtPeriodEnd, shows) => {
    expect(mayCancel({ subscriptionStatus, cancelAtPeriodEnd, subscriptionEndDate: null })).toBe(shows);
  });
});

describe('the day access ends', () => {
  it('is the end date, or the period’s end if no date is known', () => {
    expect(accessEnd('2026-12-05T12:00:00.000Z')).toBe('Dec 05, 2026');
    expect(accessEnd(null)).toBe('the end of your billing period');
  });

  it('is three days later while a payment is due', () => {
    expect(graceEnd('2026-12-05T12:00:00.000Z')).toBe('Dec 08, 2026');
  });
});
