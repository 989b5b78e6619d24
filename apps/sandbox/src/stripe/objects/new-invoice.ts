import { taxOn, type TaxRule } from '../tax.ts';
import type { Customer, Invoice, InvoiceLineItem, Subscription, TaxId } from './objects.ts';

export interface LineFacts {
  readonly description: string;
  readonly amount: number;
  readonly price: string;
  readonly product: string;
  /** The item of the subscription; null on an invoice of a single payment. */
  readonly item: string | null;
  readonly proration: boolean;
  readonly period: { readonly start: number; readonly end: number };
}

export interface InvoiceFacts {
  readonly id: string;
  readonly created: number;
  readonly customer: Customer;
  readonly taxIds: readonly TaxId[];
  readonly subscription: Subscription | null;
  readonly reason: NonNullable<Invoice['billing_reason']>;
  readonly automaticTax: boolean;
  readonly description: string | null;
  readonly footer: string | null;
  readonly metadata: Record<string, string>;
}

/** A draft without lines and without a number. */
export function newInvoice({
  id,
  created,
  customer,
  taxIds,
  subscription,
  reason,
  automaticTax,
  description,
  footer,
  metadata,
}: InvoiceFacts): Invoice {
  const [item] = subscription?.items.data ?? [];
  return {
    id,
    object: 'invoice',
    created,
    livemode: false,
    number: null,
    status: 'draft',
    currency: 'usd',
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: taxIds.map(({ type, value }) => ({ type, value })),
    account_country: 'US',
    account_name: 'Theia',
    account_tax_ids: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    metadata,
    description,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    subtotal: 0,
    subtotal_excluding_tax: 0,
    total: 0,
    total_excluding_tax: 0,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
    starting_balance: 0,
    ending_balance: null,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    automatic_tax: automaticTax
      ? { enabled: true, disabled_reason: null, liability: { type: 'self' }, provider: 'stripe', status: null }
      : { enabled: false, disabled_reason: null, liability: null, provider: null, status: null },
    application: null,
    custom_fields: customer.invoice_settings.custom_fields,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    due_date: null,
    effective_at: null,
    footer: footer ?? customer.invoice_settings.footer,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    on_behalf_of: null,
    lines: { object: 'list', has_more: false, url: `/v1/invoices/${id}/lines`, data: [] },
    parent:
      subscription === null
        ? null
        : {
            type: 'subscription_details',
            subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
            quote_details: null,
          },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_start: item?.current_period_start ?? created,
    period_end: item?.current_period_end ?? created,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: null,
    webhooks_delivered_at: null,
  };
}

/** Takes a discount off an invoice and adds the tax. A credit for unused time is part of the total, and the amount due is never negative. */
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

export function newLine(
  { id: invoice }: Invoice,
  subscription: Subscription | null,
  { id, description, amount, price, product, item, proration, period }: LineFacts & { readonly id: string },
): InvoiceLineItem {
  return {
    id,
    object: 'line_item',
    amount,
    subtotal: amount,
    currency: 'usd',
    description,
    quantity: 1,
    quantity_decimal: '1',
    invoice,
    livemode: false,
    metadata: {},
    subscription: subscription?.id ?? null,
    period: { ...period },
    discountable: !proration,
    discount_amounts: [],
    discounts: [],
    pretax_credit_amounts: [],
    taxes: [],
    parent:
      subscription === null || item === null
        ? {
            type: 'invoice_item_details',
            subscription_item_details: null,
            invoice_item_details: {
              invoice_item: id.replace(/^il_/, 'ii_'),
              proration: false,
              proration_details: null,
              subscription: null,
            },
          }
        : {
            type: 'subscription_item_details',
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              proration,
              proration_details: { credited_items: null },
              subscription: subscription.id,
              subscription_item: item,
            },
          },
    pricing: { type: 'price_details', price_details: { price, product }, unit_amount_decimal: String(amount) },
  };
}
