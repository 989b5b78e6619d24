import type { Invoice, InvoiceLineItem, Subscription } from './objects.ts';

export interface LineFacts {
  readonly description: string;
  readonly amount: number;
  readonly price: string;
  readonly product: string;
  readonly item: string;
  readonly proration: boolean;
  readonly period: { readonly start: number; readonly end: number };
}

export interface InvoiceFacts {
  readonly id: string;
  readonly created: number;
  readonly number: string;
  readonly url: string;
  readonly subscription: Subscription;
  readonly email: string | null;
  readonly name: string | null;
  readonly reason: NonNullable<Invoice['billing_reason']>;
  readonly lines: readonly (LineFacts & { readonly id: string })[];
}

/** A finalised, open invoice. A credit for unused time is part of the total, and the amount due is never negative. */
export function newInvoice({
  id,
  created,
  number,
  url,
  subscription,
  email,
  name,
  reason,
  lines,
}: InvoiceFacts): Invoice {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total);
  const [item] = subscription.items.data;
  return {
    id,
    object: 'invoice',
    created,
    livemode: false,
    number,
    status: 'open',
    currency: 'usd',
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: email,
    customer_name: name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    account_country: 'US',
    account_name: 'Theia',
    account_tax_ids: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    metadata: {},
    description: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
    starting_balance: 0,
    ending_balance: 0,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    automatic_tax: { enabled: false, disabled_reason: null, liability: null, provider: null, status: null },
    application: null,
    custom_fields: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    due_date: null,
    effective_at: created,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: url,
    invoice_pdf: `${url}?pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    on_behalf_of: null,
    lines: {
      object: 'list',
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
      data: lines.map((line) => newLine(id, subscription, line)),
    },
    parent: {
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
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: null,
    webhooks_delivered_at: created,
  };
}

const newLine = (
  invoice: string,
  subscription: Subscription,
  { id, description, amount, price, product, item, proration, period }: InvoiceFacts['lines'][number],
): InvoiceLineItem => ({
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
  subscription: subscription.id,
  period: { ...period },
  discountable: !proration,
  discount_amounts: [],
  discounts: [],
  pretax_credit_amounts: [],
  taxes: [],
  parent: {
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
});
