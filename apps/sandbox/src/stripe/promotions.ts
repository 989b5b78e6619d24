import { store } from './objects/create.ts';
import type { Coupon, PromotionCode } from './objects/objects.ts';
import { badParameter } from './stripe-error.ts';
import { findObject, type SandboxContext } from './sandbox-context.ts';

export const couponOf = ({ state }: SandboxContext, { promotion }: PromotionCode): Coupon =>
  findObject(state.coupons, 'coupon', promotion.coupon);

/** A part of an order that a coupon may count for, in cents. */
interface Part {
  readonly product: string;
  readonly cents: number;
}

/** The discount of a coupon on an order, in cents. */
export function couponOff(coupon: Coupon, parts: readonly Part[]): number {
  const only = coupon.applies_to?.products;
  const cents = parts
    .filter(({ product }) => only === undefined || only.includes(product))
    .reduce((sum, part) => sum + part.cents, 0);
  if (cents <= 0) return 0;
  const { percent_off: percent, amount_off: amount } = coupon;
  return Math.min(cents, percent === null ? (amount ?? 0) : Math.round((cents * percent) / 100));
}

export const discountOf = ({ state }: SandboxContext, id: string, parts: readonly Part[]): number =>
  couponOff(findObject(state.coupons, 'coupon', findObject(state.discounts, 'discount', id).source.coupon), parts);

/** Finds the code that a customer types; upper and lower case are the same. */
export const codeByText = ({ state }: SandboxContext, text: string): PromotionCode | undefined =>
  Object.values(state.promotionCodes).find(({ code }) => code.toLowerCase() === text.trim().toLowerCase());

/** @throws StripeRejection 400 when a code cannot be used for a purchase of so many cents */
export function requireUsable(
  world: SandboxContext,
  code: PromotionCode,
  customer: string | null,
  cents: number,
  param: string,
): void {
  const reject = (message: string): never => {
    throw badParameter(param, message, 'promotion_code_invalid');
  };
  const coupon = couponOf(world, code);
  const now = world.now();
  if (!code.active || !coupon.valid) reject('This promotion code is inactive.');
  if ((code.expires_at ?? Infinity) <= now || (coupon.redeem_by ?? Infinity) <= now)
    reject('This promotion code has expired.');
  if (
    code.times_redeemed >= (code.max_redemptions ?? Infinity) ||
    coupon.times_redeemed >= (coupon.max_redemptions ?? Infinity)
  )
    reject('This promotion code has been used up.');
  if (code.customer !== null && code.customer !== customer) reject('This promotion code belongs to another customer.');
  if (code.restrictions.minimum_amount !== null && cents < code.restrictions.minimum_amount)
    reject('This promotion code needs a larger amount.');
  if (code.restrictions.first_time_transaction && hasPaid(world, customer))
    reject('This promotion code is for first-time customers.');
}

function hasPaid({ state }: SandboxContext, customer: string | null): boolean {
  return Object.values(state.charges).some((charge) => charge.customer === customer && charge.status === 'succeeded');
}

/** Counts the use of a code. @returns the id of its discount */
export function redeem(
  world: SandboxContext,
  code: PromotionCode,
  customer: string,
  subscription: string | null,
): string {
  const coupon = couponOf(world, code);
  code.times_redeemed += 1;
  coupon.times_redeemed += 1;
  const start = world.now();
  return store(world, 'discounts', {
    start,
    end: coupon.duration === 'repeating' ? monthsLater(start, coupon.duration_in_months ?? 1) : null,
    customer,
    source: { type: 'coupon', coupon: coupon.id },
    promotion_code: code.id,
    subscription,
  }).id;
}

function monthsLater(unixSeconds: number, months: number): number {
  const at = new Date(unixSeconds * 1000);
  at.setUTCMonth(at.getUTCMonth() + months);
  return Math.floor(at.getTime() / 1000);
}
