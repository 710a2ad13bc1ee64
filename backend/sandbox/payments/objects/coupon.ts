import { newId } from '../ids.js';
import type { StoredCoupon, StoredDiscount, StoredPromotionCode } from '../stored.js';

/** A coupon: a percentage or an amount off an invoice. `created` is seconds since 1970. */
export function buildCoupon(fields: Pick<StoredCoupon, 'created' | 'duration'> & Partial<StoredCoupon>): StoredCoupon {
  return {
    id: newId('x', 8).slice(2),
    object: 'coupon',
    amount_off: null,
    currency: null,
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
    ...fields,
  };
}

/** The code that customers type at checkout to redeem a coupon. */
export function buildPromotionCode(
  fields: Pick<StoredPromotionCode, 'created' | 'code' | 'promotion'> & Partial<StoredPromotionCode>,
): StoredPromotionCode {
  return {
    id: newId('promo'),
    object: 'promotion_code',
    active: true,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
    ...fields,
  };
}

/** A coupon applied to a subscription. Times are seconds since 1970; `end` is null without an end date. */
export function buildDiscount(fields: {
  coupon: string;
  promotionCode: string;
  customer: string;
  subscription: string;
  start: number;
  end: number | null;
}): StoredDiscount {
  return {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer: fields.customer,
    customer_account: null,
    end: fields.end,
    invoice: null,
    invoice_item: null,
    promotion_code: fields.promotionCode,
    source: { coupon: fields.coupon, type: 'coupon' },
    start: fields.start,
    subscription: fields.subscription,
    subscription_item: null,
  };
}
