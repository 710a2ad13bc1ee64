import { noticesOf } from './subscription-notices.js';

const endDate = new Date('2026-12-05T12:00:00.000Z');
const state = (status: string, cancelAtPeriodEnd = false) => ({
  status,
  cancelAtPeriodEnd,
  endDate,
  subscriptionId: 'sub_1',
});
const now = new Date('2026-11-05T13:00:00.000Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const paid = { id: 'in_1', total: 2995, currency: 'usd', url: 'https://pay.test/in_1', paidAt: daysAgo(0) };
type State = ReturnType<typeof state>;
const url = 'https://fanfare.test/chat';
const reader = { url, timeZone: 'UTC' };

describe('subscription emails', () => {
  it.each([
    ['the first payment', state(''), state('active'), paid, ['receipt:in_1']],
    ['a renewal', state('active'), state('active'), paid, ['receipt:in_1']],
    ['a payment of a week ago', state('active'), state('active'), { ...paid, paidAt: daysAgo(6.9) }, ['receipt:in_1']],
    ['a payment of long ago', state(''), state('active'), { ...paid, paidAt: daysAgo(7.1) }, []],
    ['a payment of nothing', state('active'), state('active'), { ...paid, total: 0 }, []],
    ['a failed renewal', state('active'), state('past_due'), null, ['failed:sub_1:2026-12-05T12:00:00.000Z']],
    ['another try that failed', state('past_due'), state('past_due'), null, []],
    ['a cancellation', state('active'), state('active', true), null, ['ends:sub_1:2026-12-05T12:00:00.000Z']],
    ['a cancellation that was already reported', state('active', true), state('active', true), null, []],
    ['a cancellation while a payment is owed', state('past_due'), state('past_due', true), null, []],
    [
      'a cancellation first heard of when it has ended',
      state('active'),
      state('canceled', true),
      null,
      ['ended:sub_1'],
    ],
    ['a resumption', state('active', true), state('active'), null, []],
    ['the end', state('active', true), state('canceled', true), null, ['ended:sub_1']],
    ['the end after a renewal was never paid', state('past_due'), state('canceled'), null, ['ended:sub_1']],
    ['a late event about the end', state('canceled'), state('canceled'), null, []],
  ])('after %s', (_what, before, after, invoice, keys) => {
    expect(noticesOf(before, after, invoice, reader, now).map(({ key }) => key)).toEqual(keys);
  });

  it('has its dates and its amount', () => {
    const first = (...[before, after, invoice]: [State, State, typeof paid | null]) =>
      noticesOf(before, after, invoice, reader, now)[0]?.data;
    expect(first(state(''), state('active'), paid)).toEqual({ amount: '$29.95', url: paid.url });
    const inYen = { ...paid, total: 4500, currency: 'jpy' };
    expect(first(state(''), state('active'), inYen)).toEqual({ amount: '¥4,500', url: paid.url });
    const inDinars = { ...paid, total: 9250, currency: 'kwd' };
    expect(first(state(''), state('active'), inDinars)).toEqual({ amount: 'KWD\u00a09.250', url: paid.url });
    expect(first(state('active'), state('past_due'), null)).toEqual({ until: 'Dec 08, 2026', url });
    expect(first(state('active'), state('active', true), null)).toEqual({ date: 'Dec 05, 2026', url });
  });

  it.each([
    ['on its day', state('active', true), paid, '2026-12-05T12:00:01.000Z', false],
    ['because its renewal was never paid', state('past_due'), null, '2026-12-19T12:00:00.000Z', true],
    ['when the last try was paid after all', state('past_due'), paid, '2026-12-19T12:00:00.000Z', false],
  ])('says that a subscription ended %s', (_what, before, invoice, at, isUnpaid) => {
    const [end] = noticesOf(before, state('canceled'), invoice && { ...invoice, total: 0 }, reader, new Date(at));
    expect(end?.data).toEqual({ date: 'Dec 05, 2026', url, isUnpaid });
  });

  it.each([
    ['Pacific/Kiritimati', 'Dec 06, 2026'],
    ['America/Los_Angeles', 'Dec 05, 2026'],
  ])('has its dates in the time zone %s', (timeZone, date) => {
    const [notice] = noticesOf(state('active'), state('active', true), null, { url, timeZone }, now);
    expect(notice?.data).toEqual({ date, url });
  });

  it('counts days since a payment by the provider’s clock', () => {
    const ahead = { ...state('active'), clockAheadSeconds: 30 * 86_400 };
    expect(noticesOf(ahead, ahead, { ...paid, paidAt: daysAgo(-29) }, reader, now)).toHaveLength(1);
    expect(noticesOf(ahead, ahead, paid, reader, now)).toEqual([]);
  });
});
