import { type Fields, nested, text } from './form-body.ts';
import { store } from './objects/create.ts';
import type { Coupon, PromotionCode } from './objects/objects.ts';
import { codeByText } from './promotions.ts';
import type { On } from './register-call.ts';
import { COUPON, PROMOTION_CODE, PROMOTION_CODE_CHANGE } from './shapes.ts';
import { badParameter, invalidRequest } from './stripe-error.ts';
import { findNamed, findObject, newId, type SandboxContext } from './sandbox-context.ts';

const CODE = /^[A-Za-z0-9-]{1,500}$/;

/** `/v1/coupons` and `/v1/promotion_codes` */
export function promotionRoutes(on: On, world: SandboxContext): void {
  on('POST', '/v1/coupons', COUPON, (form) => createCoupon(world, form));
  on('POST', '/v1/promotion_codes', PROMOTION_CODE, (form) => createCode(world, form));
  on('POST', '/v1/promotion_codes/:id', PROMOTION_CODE_CHANGE, (form, id) => {
    const code = findObject(world.state.promotionCodes, 'promotion code', id);
    if (text(form, 'active') !== null) code.active = text(form, 'active') === 'true';
    return code;
  });
}

const whole = (form: Fields, name: string): number | null =>
  text(form, name) === null ? null : Number(text(form, name));

export function createCoupon(world: SandboxContext, form: Fields): Coupon {
  const [percent, amount] = [whole(form, 'percent_off'), whole(form, 'amount_off')];
  const duration = text(form, 'duration') ?? 'once';
  if ((percent === null) === (amount === null))
    throw badParameter('percent_off', 'You must pass either percent_off or amount_off.');
  if (percent !== null && !(percent > 0 && percent <= 100))
    throw badParameter('percent_off', 'percent_off must be greater than 0 and at most 100.');
  if (amount !== null && (!(amount > 0) || text(form, 'currency') !== 'usd'))
    throw badParameter('amount_off', 'amount_off must be greater than 0, with the currency usd.');
  const months = whole(form, 'duration_in_months');
  if ((duration === 'repeating') !== (months !== null && months >= 1))
    throw badParameter('duration_in_months', 'duration_in_months goes with the duration repeating.');
  const products = nested(form, 'applies_to')['products'];
  const only = Array.isArray(products) ? products.filter((id) => typeof id === 'string') : [];
  return store(world, 'coupons', {
    id: text(form, 'id') ?? newId('coupon').slice('coupon_'.length),
    name: text(form, 'name'),
    percent_off: percent,
    amount_off: amount,
    currency: amount === null ? null : 'usd',
    duration,
    duration_in_months: months,
    redeem_by: whole(form, 'redeem_by'),
    max_redemptions: whole(form, 'max_redemptions'),
    ...(only.length > 0 && { applies_to: { products: only } }),
  });
}

export function createCode(world: SandboxContext, form: Fields): PromotionCode {
  const coupon = findNamed(
    world.state.coupons,
    'coupon',
    'promotion[coupon]',
    text(nested(form, 'promotion'), 'coupon'),
  );
  const typed = text(form, 'code') ?? newId('promo').slice(-8).toUpperCase();
  if (!CODE.test(typed)) throw badParameter('code', 'A code has letters, digits and dashes.');
  if (codeByText(world, typed)?.active === true)
    throw invalidRequest('An active promotion code with this code already exists.', 'resource_already_exists');
  const restrictions = nested(form, 'restrictions');
  const minimum = whole(restrictions, 'minimum_amount');
  return store(world, 'promotionCodes', {
    code: typed,
    customer: text(form, 'customer'),
    expires_at: whole(form, 'expires_at'),
    max_redemptions: whole(form, 'max_redemptions'),
    promotion: { type: 'coupon', coupon: coupon.id },
    restrictions: {
      first_time_transaction: text(restrictions, 'first_time_transaction') === 'true',
      minimum_amount: minimum,
      minimum_amount_currency: minimum === null ? null : 'usd',
    },
  });
}
