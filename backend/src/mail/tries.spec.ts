import { expect, it } from '@jest/globals';
import { MailFailed, MailRejected } from '../providers/mail/mail.js';
import { pauseAfter, tries } from './tries.js';

const pauses = Array.from({ length: tries - 1 }, (_, index) => pauseAfter(index + 1, new MailFailed()));
const sumOf = (some: number[]): number => some.reduce((sum, each) => sum + each, 0);

it('an email is retried soon, then every ten minutes', () => {
  expect(pauses.slice(0, 9).map((pause) => pause / 1000)).toEqual([5, 15, 35, 75, 155, 315, 600, 600, 600]);
  expect(new Set(pauses.slice(6))).toEqual(new Set([600_000]));
});

it('an email is retried for three days', () => {
  const threeDays = 3 * 86_400_000;
  expect(sumOf(pauses)).toBeGreaterThanOrEqual(threeDays);
  expect(sumOf(pauses.slice(0, -1))).toBeLessThan(threeDays);
});

it('an email that the server rejects fails after the eighth attempt', () => {
  const failed = [1, 7, 8, 9].map((count) => pauseAfter(count, new MailRejected()));
  expect(failed).toEqual([5000, 600_000, -1, -1]);
});
