import { newDiscount } from './objects/new-promotion.ts';
import type { Coupon, PromotionCode } from './objects/objects.ts';
import { badParameter } from './stripe-error.ts';
import { findObject, newId, type SandboxContext } from './sandbox-context.ts';

export const couponOf = ({ state }: SandboxContext, { promotion }: PromotionCode): Coupon =>
  findObject(state.coupons, 'coupon', promotion.coupon);

/** A part of an order that a coupon may count for, in cents. */
interface Part {
  readonly product: string;
  readonly cents: number;
}

/** What a coupon takes off an order, in cents. */
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

/** @throws StripeRefusal 400 when a code cannot be used for a purchase of so many cents */
export function requireUsable(
  world: SandboxContext,
  code: PromotionCode,
  customer: string | null,
  cents: number,
  param: string,
): void {
  const refuse = (message: string): never => {
    throw badParameter(param, message, 'promotion_code_invalid');
  };
  const coupon = couponOf(world, code);
  const now = world.now();
  if (!code.active || !coupon.valid) refuse('This promotion code is inactive.');
  if ((code.expires_at ?? Infinity) <= now || (coupon.redeem_by ?? Infinity) <= now)
    refuse('This promotion code has expired.');
  if (
    code.times_redeemed >= (code.max_redemptions ?? Infinity) ||
    coupon.times_redeemed >= (coupon.max_redemptions ?? Infinity)
  )
    refuse('This promotion code has been used up.');
  if (code.customer !== null && code.customer !== customer) refuse('This promotion code belongs to another customer.');
  if (code.restrictions.minimum_amount !== null && cents < code.restrictions.minimum_amount)
    refuse('This promotion code needs a larger amount.');
  if (code.restrictions.first_time_transaction && hasPaid(world, customer))
    refuse('This promotion code is for first-time customers.');
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
  const discount = newDiscount({
    id: newId('di'),
    start,
    end: coupon.duration === 'repeating' ? monthsLater(start, coupon.duration_in_months ?? 1) : null,
    customer,
    coupon: coupon.id,
    code: code.id,
    subscription,
  });
  world.state.discounts[discount.id] = discount;
  return discount.id;
}

function monthsLater(unixSeconds: number, months: number): number {
  const at = new Date(unixSeconds * 1000);
  at.setUTCMonth(at.getUTCMonth() + months);
  return Math.floor(at.getTime() / 1000);
}
