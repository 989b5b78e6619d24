import type { Stripe } from 'stripe';
import { OperationError } from '../../account/operations/operation.ts';
import type { Sql } from '../../database/database.ts';
import type { AppliedPromotion } from '../../rules/operations/billing.ts';
import { fromUnixSeconds, stripeId } from '../../stripe/stripe-client.ts';
import type { BillingAccount } from '../customers.ts';
import type { Product } from '../products.ts';

const NOT_VALID = 'This promotion code is not valid.';
const DURATIONS = ['once', 'repeating', 'forever'] as const;
const TOO_MANY = 'Too many promotion codes were tried. Please try again in an hour.';

export interface FoundPromotion {
  readonly id: string;
  readonly applied: AppliedPromotion;
}

/**
 * Finds a promotion code for a purchase of a new plan, and what it takes off. An account has ten
 * wrong tries an hour.
 * @throws OperationError 409 while a plan runs, 422 when the code cannot be used, 429 after too many tries
 */
export async function requirePromotion(
  { sql, stripe }: { readonly sql: Sql; readonly stripe: Stripe },
  account: BillingAccount,
  products: readonly Product[],
  typed: string,
): Promise<FoundPromotion> {
  if (account.subscribed)
    throw new OperationError(409, 'A promotion code is used when a plan is bought. Your plan runs already.');
  const [tried] = await sql<{ id: string | null }[]>`select private.try_promotion_code(${account.userId}) as id`;
  if (tried === undefined || tried.id === null) throw new OperationError(429, TOO_MANY);
  let isWrong = false;
  try {
    return await findPromotion(stripe, account, products, typed.trim());
  } catch (error) {
    isWrong = error instanceof OperationError;
    throw error;
  } finally {
    if (!isWrong) await sql`delete from private.promotion_code_tries where id = ${tried.id}`;
  }
}

async function findPromotion(
  stripe: Stripe,
  account: BillingAccount,
  products: readonly Product[],
  typed: string,
): Promise<FoundPromotion> {
  const refuse = (message: string): never => {
    throw new OperationError(422, message);
  };
  if (typed === '') return refuse('Enter a promotion code.');
  const { data } = await stripe.promotionCodes.list({
    code: typed,
    active: true,
    limit: 10,
    expand: ['data.promotion.coupon.applies_to'],
  });
  const code = data.find(({ customer }) => customer === null || stripeId(customer) === account.customer);
  const coupon = code?.promotion.coupon ?? null;
  if (code === undefined || coupon === null || typeof coupon === 'string') return refuse(NOT_VALID);
  const nowUnix = Date.now() / 1000;
  if ((code.expires_at ?? Infinity) <= nowUnix || (coupon.redeem_by ?? Infinity) <= nowUnix)
    return refuse('This promotion code has expired.');
  if (
    !coupon.valid ||
    code.times_redeemed >= (code.max_redemptions ?? Infinity) ||
    coupon.times_redeemed >= (coupon.max_redemptions ?? Infinity)
  )
    return refuse('This promotion code has been used up.');
  const subtotal = products.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { minimum_amount: minimum, first_time_transaction: isForNewcomers } = code.restrictions;
  if (minimum !== null && subtotal < minimum)
    return refuse(`This promotion code needs an order of at least $${(minimum / 100).toFixed(2)}.`);
  if (isForNewcomers && (await hasPaid(stripe, account.customer)))
    return refuse('This promotion code is for first-time customers.');
  const eligible = await eligibleCents(stripe, coupon, products);
  if (eligible <= 0) return refuse('This promotion code does not apply to this choice.');
  if (coupon.amount_off !== null && coupon.currency !== 'usd') return refuse(NOT_VALID);
  const discount = Math.min(
    eligible,
    coupon.percent_off === null ? (coupon.amount_off ?? 0) : Math.round((eligible * coupon.percent_off) / 100),
  );
  const expires = Math.min(code.expires_at ?? Infinity, coupon.redeem_by ?? Infinity);
  return {
    id: code.id,
    applied: {
      code: code.code,
      percent_off: coupon.percent_off,
      amount_off_cents: coupon.amount_off,
      duration: DURATIONS.find((known) => known === coupon.duration) ?? 'once',
      months: coupon.duration_in_months,
      expires_at: Number.isFinite(expires) ? fromUnixSeconds(expires).toISOString() : null,
      subtotal_cents: subtotal,
      discount_cents: discount,
      total_cents: subtotal - discount,
    },
  };
}

/** True if the customer ever paid, as Stripe decides it for a first-time code. */
async function hasPaid(stripe: Stripe, customer: string): Promise<boolean> {
  const charges = await stripe.charges.list({ customer, limit: 100 });
  return charges.has_more || charges.data.some(({ status }) => status === 'succeeded');
}

/** The cents that a coupon counts for: those of its products, or all. */
async function eligibleCents(stripe: Stripe, coupon: Stripe.Coupon, products: readonly Product[]): Promise<number> {
  const only = coupon.applies_to?.products ?? null;
  const cents = await Promise.all(
    products.map(async ({ priceId, amountCents }) => {
      if (only === null) return amountCents;
      const product = stripeId((await stripe.prices.retrieve(priceId)).product);
      return product !== null && only.includes(product) ? amountCents : 0;
    }),
  );
  return cents.reduce((sum, own) => sum + own, 0);
}
