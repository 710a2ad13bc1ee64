import { newId } from '../ids.js';
import { buildCoupon, buildPromotionCode } from '../objects/coupon.js';
import { invalidParam, invalidRequest, missingParam } from '../stripe.errors.js';
import { type Endpoint, find, type PaymentsApi } from './call.js';
import { listPage } from './lists.js';

/** Coupons and their promotion codes. */
export function couponEndpoints({ state, clock, events }: PaymentsApi): Endpoint[] {
  return [
    {
      method: 'post',
      path: '/coupons',
      handle: ({ params }) => {
        const id = params.text('id') ?? newId('x', 8).slice(2);
        const percent = params.text('percent_off');
        const amount = params.integer('amount_off', 1);
        const currency = params.text('currency')?.toLowerCase() ?? null;
        const duration = params.choice('duration', ['forever', 'once', 'repeating']) ?? 'once';
        const months = params.integer('duration_in_months', 1, 36) ?? null;
        const name = params.text('name') ?? null;
        const metadata = params.metadata();
        params.finish();
        const percentOff = percent === undefined ? null : Number(percent);
        if ((percentOff === null) === (amount === undefined)) {
          throw invalidRequest('You must pass either percent_off or amount_off.');
        }
        if (percentOff !== null && !(percentOff > 0 && percentOff <= 100)) {
          throw invalidParam('percent_off', 'Invalid percent_off: must be between 0 and 100.');
        }
        if (amount !== undefined && currency === null) throw missingParam('currency');
        if (duration === 'repeating' && months === null) throw missingParam('duration_in_months');
        if (Object.hasOwn(state.coupons, id)) {
          throw invalidParam('id', 'Coupon already exists.', 'resource_already_exists');
        }
        const coupon = buildCoupon({
          id,
          created: clock.now(),
          duration,
          duration_in_months: duration === 'repeating' ? months : null,
          percent_off: percentOff,
          amount_off: amount ?? null,
          currency: amount === undefined ? null : currency,
          name,
          metadata,
        });
        state.coupons[id] = coupon;
        events.emit('coupon.created', coupon);
        return coupon;
      },
    },
    {
      method: 'get',
      path: '/coupons/:id',
      handle: ({ params, id }) => {
        params.finish();
        return find(state.coupons, 'coupon', id);
      },
    },
    {
      method: 'post',
      path: '/promotion_codes',
      handle: ({ params }) => {
        const promotion = params.object('promotion');
        promotion?.choice('type', ['coupon']);
        const couponId = promotion?.requiredText('coupon');
        const code = params.text('code') ?? newId('x', 8).slice(2).toUpperCase();
        const maxRedemptions = params.integer('max_redemptions', 1) ?? null;
        const expiresAt = params.integer('expires_at') ?? null;
        const metadata = params.metadata();
        params.finish();
        if (couponId === undefined) throw missingParam('promotion[coupon]');
        const coupon = find(state.coupons, 'coupon', couponId, 'promotion[coupon]');
        const promotionCode = buildPromotionCode({
          created: clock.now(),
          code,
          promotion: { coupon: coupon.id, type: 'coupon' },
          max_redemptions: maxRedemptions,
          expires_at: expiresAt,
          metadata,
        });
        state.promotionCodes[promotionCode.id] = promotionCode;
        events.emit('promotion_code.created', promotionCode);
        return promotionCode;
      },
    },
    {
      method: 'get',
      path: '/promotion_codes',
      handle: ({ params }) => {
        const active = params.boolean('active');
        const code = params.text('code');
        const matching = Object.values(state.promotionCodes).filter(
          (candidate) =>
            (active === undefined || candidate.active === active) && (code === undefined || candidate.code === code),
        );
        return listPage('/v1/promotion_codes', matching, params);
      },
    },
    {
      method: 'post',
      path: '/promotion_codes/:id',
      handle: ({ params, id }) => {
        const promotionCode = find(state.promotionCodes, 'promotion code', id);
        const active = params.boolean('active') ?? promotionCode.active;
        const metadata = params.metadata(promotionCode.metadata ?? {});
        params.finish();
        events.update('promotion_code.updated', promotionCode, (changed) =>
          Object.assign(changed, { active, metadata }),
        );
        return promotionCode;
      },
    },
  ];
}
