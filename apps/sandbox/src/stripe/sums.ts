import type { Invoice, Session } from './objects/objects.ts';
import { couponOf, couponOff } from './promotions.ts';
import { taxOn, type TaxRule, taxRuleOf } from './tax.ts';
import { findObject, type SandboxContext } from './sandbox-context.ts';

/** Computes the amounts of a session and writes them into it. */
export function sumSession(world: SandboxContext, session: Session) {
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
  return { subtotal, discount /** Null: unknown, because the address is missing. */, tax, total };
}

/** Applies a discount to an invoice and adds the tax. A credit for unused time is part of the total, and the amount due is never negative. */
export function sumUp(
  invoice: Invoice,
  discount: { readonly id: string; readonly amount: number } | null,
  tax: TaxRule | null,
): void {
  const lines = invoice.lines.data;
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const off = discount === null ? 0 : Math.min(discount.amount, Math.max(0, subtotal));
  const net = subtotal - off;
  const taxCents = tax === null || net <= 0 ? 0 : taxOn(net, tax);
  const total = net + taxCents;
  const shares = spread(
    off,
    lines.map(({ amount }) => amount),
  );
  const taxed = spread(
    taxCents,
    lines.map(({ amount }, index) => amount - (shares[index] ?? 0)),
  );
  lines.forEach((line, index) => {
    const share = shares[index] ?? 0;
    line.discount_amounts = discount === null || share === 0 ? [] : [{ amount: share, discount: discount.id }];
    line.taxes = tax === null ? [] : [taxEntry(taxed[index] ?? 0, line.amount - share, tax)];
  });
  Object.assign(invoice, {
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: net,
    total_discount_amounts: discount === null || off === 0 ? [] : [{ amount: off, discount: discount.id }],
    total_taxes: tax === null ? [] : [taxEntry(taxCents, Math.max(0, net), tax)],
    discounts: discount === null ? [] : [discount.id],
    amount_due: Math.max(0, total),
    amount_remaining: Math.max(0, total),
  });
  if (invoice.automatic_tax.enabled)
    invoice.automatic_tax.status = tax === null ? 'requires_location_inputs' : 'complete';
}

const taxEntry = (amount: number, taxable: number, { reason }: TaxRule) => ({
  amount,
  tax_behavior: 'exclusive' as const,
  tax_rate_details: { tax_rate: `txr_${reason}` },
  taxability_reason: reason,
  taxable_amount: taxable,
  type: 'tax_rate_details' as const,
});

/** Whole cents in proportion to the weights; the last one takes the remainder. */
function spread(cents: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = cents;
  return weights.map((weight, index) => {
    const share = index === weights.length - 1 || all === 0 ? left : Math.round((cents * weight) / all);
    left -= share;
    return share;
  });
}
