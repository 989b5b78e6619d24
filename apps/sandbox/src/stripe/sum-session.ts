import { taxRuleOf } from './invoices.ts';
import type { Session } from './objects/objects.ts';
import { couponOf, couponOff } from './promotions.ts';
import { taxOn } from './tax.ts';
import { findObject, type SandboxContext } from './sandbox-context.ts';

/** What is paid on the page of a session today, and each month from the end of a trial, in cents. */
export interface SessionSums {
  readonly subtotal: number;
  readonly discount: number;
  /** Null: unknown, because the address is missing. */
  readonly tax: number | null;
  readonly total: number;
}

/** Sums a session up and writes the amounts into it. */
export function sumSession(world: SandboxContext, session: Session): SessionSums {
  const { lines, promotionCode, trialDays } = session.sandbox;
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
  const code = promotionCode === null ? null : findObject(world.state.promotionCodes, 'promotion code', promotionCode);
  const discount =
    code === null
      ? 0
      : couponOff(
          couponOf(world, code),
          lines.map(({ price, quantity }) => ({ product: price.product, cents: price.unit_amount * quantity })),
        );
  const customer = session.customer === null ? undefined : world.state.customers[session.customer];
  const rule = customer === undefined ? null : taxRuleOf(world, customer);
  const tax = session.automatic_tax.enabled ? (rule === null ? null : taxOn(subtotal - discount, rule)) : 0;
  const total = subtotal - discount + (tax ?? 0);
  if (session.mode !== 'setup') {
    const isFree = trialDays > 0;
    session.amount_subtotal = subtotal;
    session.amount_total = isFree ? 0 : total;
    session.total_details = { amount_discount: discount, amount_shipping: 0, amount_tax: isFree ? 0 : (tax ?? 0) };
    session.discounts = code === null ? [] : [{ coupon: null, promotion_code: code.id }];
    if (session.automatic_tax.enabled)
      session.automatic_tax.status = tax === null ? 'requires_location_inputs' : 'complete';
  }
  return { subtotal, discount, tax, total };
}
