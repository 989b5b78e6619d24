import type { Coupon, Discount, PromotionCode } from './objects.ts';

export type CouponFacts = Pick<
  Coupon,
  | 'id'
  | 'created'
  | 'name'
  | 'percent_off'
  | 'amount_off'
  | 'duration'
  | 'duration_in_months'
  | 'redeem_by'
  | 'max_redemptions'
>;

export const newCoupon = (facts: CouponFacts, products: readonly string[]): Coupon => ({
  ...facts,
  ...(products.length === 0 ? {} : { applies_to: { products: [...products] } }),
  object: 'coupon',
  currency: facts.amount_off === null ? null : 'usd',
  livemode: false,
  metadata: {},
  times_redeemed: 0,
  valid: true,
});

export interface CodeFacts {
  readonly id: string;
  readonly created: number;
  readonly code: string;
  readonly coupon: string;
  readonly customer: string | null;
  readonly expiresAt: number | null;
  readonly maxRedemptions: number | null;
  readonly firstTime: boolean;
  readonly minimumCents: number | null;
}

export const newPromotionCode = (facts: CodeFacts): PromotionCode => ({
  id: facts.id,
  object: 'promotion_code',
  active: true,
  code: facts.code,
  created: facts.created,
  customer: facts.customer,
  customer_account: null,
  expires_at: facts.expiresAt,
  livemode: false,
  max_redemptions: facts.maxRedemptions,
  metadata: {},
  promotion: { type: 'coupon', coupon: facts.coupon },
  restrictions: {
    first_time_transaction: facts.firstTime,
    minimum_amount: facts.minimumCents,
    minimum_amount_currency: facts.minimumCents === null ? null : 'usd',
  },
  times_redeemed: 0,
});

export interface DiscountFacts {
  readonly id: string;
  readonly start: number;
  readonly end: number | null;
  readonly customer: string;
  readonly coupon: string;
  readonly code: string;
  readonly subscription: string | null;
}

export const newDiscount = ({ id, start, end, customer, coupon, code, subscription }: DiscountFacts): Discount => ({
  id,
  object: 'discount',
  checkout_session: null,
  customer,
  customer_account: null,
  end,
  invoice: null,
  invoice_item: null,
  promotion_code: code,
  source: { type: 'coupon', coupon },
  start,
  subscription,
  subscription_item: null,
});
