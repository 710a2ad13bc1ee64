import { buildDiscount } from './objects/coupon.js';
import type { DiscountAmount } from './objects/invoice.js';
import { addMonths } from './periods.js';
import type { PaymentsState } from './state.js';
import type { StoredPromotionCode, StoredSubscription } from './stored.js';

/** The promotion code that was typed, if it can be redeemed at this time; case-insensitive. */
export function findPromotionCode(state: PaymentsState, typed: string, now: number): StoredPromotionCode | undefined {
  const wanted = typed.trim().toLowerCase();
  return Object.values(state.promotionCodes).find((code) => {
    const coupon = state.coupons[code.promotion.coupon];
    const isLeft = code.max_redemptions === null || code.times_redeemed < code.max_redemptions;
    const isInTime = code.expires_at === null || code.expires_at > now;
    return code.active && coupon?.valid && isLeft && isInTime && code.code.toLowerCase() === wanted;
  });
}

/** Applies a code's coupon to a subscription. `now` is seconds since 1970. */
export function redeem(
  state: PaymentsState,
  code: StoredPromotionCode,
  subscription: StoredSubscription,
  now: number,
): void {
  const coupon = state.coupons[code.promotion.coupon];
  if (!coupon) return;
  const months = coupon.duration === 'repeating' ? (coupon.duration_in_months ?? 1) : null;
  const discount = buildDiscount({
    coupon: coupon.id,
    promotionCode: code.id,
    customer: subscription.customer,
    subscription: subscription.id,
    start: now,
    end: months === null ? null : addMonths(now, months),
  });
  state.discounts[discount.id] = discount;
  subscription.discounts = [discount.id];
  code.times_redeemed += 1;
  coupon.times_redeemed += 1;
}

/** How much a subscription's discounts take off a charge. */
export function discountsOn(
  state: PaymentsState,
  subscription: StoredSubscription,
  charge: number,
  now: number,
): DiscountAmount[] {
  let left = Math.max(0, charge);
  return subscription.discounts.flatMap((id) => {
    const discount = state.discounts[id];
    const coupon = state.coupons[discount?.source.coupon ?? ''];
    if (!discount || !coupon || (discount.end !== null && discount.end <= now)) return [];
    const wanted = coupon.amount_off ?? Math.round((left * (coupon.percent_off ?? 0)) / 100);
    const amount = Math.min(left, wanted);
    left -= amount;
    return amount > 0 ? [{ discount: id, amount }] : [];
  });
}

/** Ends one-time discounts after their invoice. */
export function spendDiscounts(state: PaymentsState, subscription: StoredSubscription): void {
  subscription.discounts = subscription.discounts.filter(
    (id) => state.coupons[state.discounts[id]?.source.coupon ?? '']?.duration !== 'once',
  );
}
