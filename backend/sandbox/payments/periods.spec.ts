import { periodEnd } from './periods.js';

const at = (iso: string) => Date.parse(iso) / 1000;

test.each([
  ['2027-01-31T10:00:00Z', '2027-01-31T10:00:00Z', 'month', '2027-02-28T10:00:00Z'],
  ['2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z', 'month', '2027-03-31T10:00:00Z'],
  ['2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z', 'year', '2027-11-21T00:00:00Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z', 'year', '2029-02-28T00:00:00Z'],
  ['2026-11-21T00:00:00Z', '2026-11-28T00:00:00Z', 'week', '2026-12-05T00:00:00Z'],
])('started on %s, the period from %s, billed by the %s, ends on %s', (anchor, start, interval, end) => {
  expect(periodEnd(at(anchor), at(start), interval, 1)).toBe(at(end));
});
