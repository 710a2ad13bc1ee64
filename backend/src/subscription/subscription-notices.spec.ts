import { noticesOf } from './subscription-notices.js';

const endDate = new Date('2026-12-05T12:00:00.000Z');
const state = (status: string, cancelAtPeriodEnd = false) => ({
  status,
  cancelAtPeriodEnd,
  endDate,
  subscriptionId: 'sub_1',
});
const paid = { id: 'in_1', total: 2995, currency: 'usd', url: 'https://pay.test/in_1' };
const url = 'https://fanfare.test/chat';

describe('what an artist is told by mail', () => {
  it.each([
    ['the first payment', state(''), state('active'), paid, ['receipt:in_1']],
    ['a renewal', state('active'), state('active'), paid, ['receipt:in_1']],
    ['a payment of nothing', state('active'), state('active'), { ...paid, total: 0 }, []],
    ['a failed renewal', state('active'), state('past_due'), null, ['failed:sub_1:2026-12-05T12:00:00.000Z']],
    ['another try that failed', state('past_due'), state('past_due'), null, []],
    ['a cancellation', state('active'), state('active', true), null, ['ends:sub_1:2026-12-05T12:00:00.000Z']],
    ['a resumption', state('active', true), state('active'), null, []],
    ['the end', state('active', true), state('canceled', true), null, ['ended:sub_1']],
    ['the end of what was never paid', state('past_due'), state('canceled'), null, ['ended:sub_1']],
    ['a late word of the end', state('canceled'), state('canceled'), null, []],
  ])('after %s', (_what, before, after, invoice, keys) => {
    expect(noticesOf(before, after, invoice, url).map(({ key }) => key)).toEqual(keys);
  });

  it('has its dates and its amount', () => {
    expect(noticesOf(state(''), state('active'), paid, url)[0]?.data).toEqual({ amount: '$29.95', url: paid.url });
    expect(noticesOf(state('active'), state('past_due'), null, url)[0]?.data).toEqual({ until: 'Dec 08, 2026', url });
    expect(noticesOf(state('active'), state('active', true), null, url)[0]?.data).toEqual({
      date: 'Dec 05, 2026',
      url,
    });
  });
});
