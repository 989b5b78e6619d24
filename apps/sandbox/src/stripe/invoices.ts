import { fromTemplate, idFor, store } from './objects/create.ts';
import type {
  CreditNote,
  CreditNoteLine,
  Invoice,
  InvoiceLineItem,
  PaymentIntent,
  State,
  Subscription,
} from './objects/objects.ts';
import { refundCharge } from './payments.ts';
import { discountOf } from './promotions.ts';
import { badParameter, invalidRequest } from './stripe-error.ts';
import { sumUp } from './sums.ts';
import { taxIdsOf, taxRuleOf } from './tax.ts';
import { findObject, newId, sendEvent, type SandboxContext } from './sandbox-context.ts';

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

export interface InvoiceRequest {
  readonly customer: string;
  readonly subscription: Subscription | null;
  readonly reason: NonNullable<Invoice['billing_reason']>;
  readonly automaticTax: boolean;
  readonly description?: string | null;
  readonly footer?: string | null;
  readonly metadata?: Record<string, string>;
}

/** A draft for a customer, with the details that the customer has now. */
export function draftInvoice(
  world: SandboxContext,
  { subscription, ...request }: InvoiceRequest,
  lines: readonly LineFacts[],
): State['invoices'][string] {
  const customer = findObject(world.state.customers, 'customer', request.customer);
  const [item] = subscription?.items.data ?? [];
  const id = idFor('invoices');
  const invoice = store(world, 'invoices', {
    id,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_tax_ids: taxIdsOf(world, customer.id).map(({ type, value }) => ({ type, value })),
    billing_reason: request.reason,
    metadata: request.metadata ?? {},
    description: request.description ?? null,
    automatic_tax: request.automaticTax
      ? { enabled: true, disabled_reason: null, liability: { type: 'self' }, provider: 'stripe', status: null }
      : { enabled: false, disabled_reason: null, liability: null, provider: null, status: null },
    custom_fields: customer.invoice_settings.custom_fields,
    footer: request.footer ?? customer.invoice_settings.footer,
    lines: { object: 'list', has_more: false, url: `/v1/invoices/${id}/lines`, data: [] },
    parent:
      subscription === null
        ? null
        : {
            type: 'subscription_details',
            subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
            quote_details: null,
          },
    period_start: item?.current_period_start ?? world.now(),
    period_end: item?.current_period_end ?? world.now(),
    sandboxIntent: null,
  });
  addLines(world, invoice, lines, subscription);
  return invoice;
}

export function addLines(
  world: SandboxContext,
  invoice: Invoice,
  lines: readonly LineFacts[],
  subscription: Subscription | null = null,
): void {
  requireDraft(invoice);
  invoice.lines.data.push(...lines.map((line) => newLine(invoice.id, subscription?.id ?? null, line)));
  sumInvoice(world, invoice, null);
}

function newLine(
  invoice: string,
  subscription: string | null,
  { description, amount, price, product, item, proration, period }: LineFacts,
): InvoiceLineItem {
  const id = newId('il');
  return fromTemplate('line_item', {
    id,
    amount,
    subtotal: amount,
    description,
    invoice,
    subscription,
    period: { ...period },
    discountable: !proration,
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
              subscription,
              subscription_item: item,
            },
          },
    pricing: { type: 'price_details', price_details: { price, product }, unit_amount_decimal: String(amount) },
  });
}

/** Sums an invoice up again, with a discount of the sandbox's state (by id). */
export function sumInvoice(world: SandboxContext, invoice: Invoice, discount: string | null): void {
  const customer = findObject(world.state.customers, 'customer', invoice.customer);
  const parts = invoice.lines.data.map(({ amount, pricing }) => ({
    product: pricing?.price_details?.product ?? '',
    cents: amount,
  }));
  sumUp(
    invoice,
    discount === null ? null : { id: discount, amount: discountOf(world, discount, parts) },
    invoice.automatic_tax.enabled ? taxRuleOf(world, customer) : null,
  );
}

/** Gives a draft its number and its pages. @throws StripeRejection 400 when tax is wanted and the address is missing */
export function finalizeInvoice(world: SandboxContext, invoice: Invoice): void {
  requireDraft(invoice);
  if (invoice.automatic_tax.status === 'requires_location_inputs')
    throw invalidRequest(
      "The customer's location isn't recognized. Set a valid customer address in order to calculate tax.",
      'customer_tax_location_invalid',
    );
  const customer = findObject(world.state.customers, 'customer', invoice.customer);
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  const url = `${world.lastingBase}/invoices/${invoice.id}`;
  Object.assign(invoice, {
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    effective_at: world.now(),
    ending_balance: 0,
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
    webhooks_delivered_at: world.now(),
  });
  invoice.status_transitions.finalized_at = world.now();
  sendEvent(world, 'invoice.finalized', invoice);
}

/** Counts a payment that succeeded. @throws StripeRejection 400 */
export function attachPayment(world: SandboxContext, invoice: State['invoices'][string], intent: PaymentIntent): void {
  if (invoice.status !== 'open') throw badParameter('invoice', 'Only an open invoice can be paid.');
  if (intent.customer !== invoice.customer)
    throw badParameter('payment_intent', 'The payment belongs to another customer.');
  if (intent.status !== 'succeeded') throw badParameter('payment_intent', 'The payment has not succeeded.');
  invoice.sandboxIntent = intent.id;
  settle(world, invoice, intent.amount_received);
}

/** Marks an invoice as paid. */
export function settle(world: SandboxContext, invoice: Invoice, cents: number): void {
  const paid = Math.min(invoice.amount_remaining, cents);
  Object.assign(invoice, {
    attempted: true,
    amount_paid: invoice.amount_paid + paid,
    amount_remaining: invoice.amount_remaining - paid,
    amount_overpaid: cents - paid,
    next_payment_attempt: null,
  });
  if (invoice.amount_remaining > 0) return;
  invoice.status = 'paid';
  invoice.status_transitions.paid_at = world.now();
  sendEvent(world, 'invoice.paid', invoice);
}

function requireDraft(invoice: Invoice): void {
  if (invoice.status !== 'draft')
    throw invalidRequest("Finalized invoices can't be edited or deleted.", 'invoice_not_editable');
}

/** Credits a part of a paid invoice, with its share of the tax, and refunds it to the card. @throws StripeRejection 400 */
export function creditInvoice(world: SandboxContext, invoice: State['invoices'][string], amount: number): CreditNote {
  const left = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
  if (invoice.status !== 'paid' || amount <= 0 || amount > left)
    throw badParameter('amount', 'A credit note needs a paid invoice, and can credit what is left of it.');
  const { latest_charge: charge } = findObject(world.state.intents, 'payment_intent', invoice.sandboxIntent);
  const { id: refund } = refundCharge(world, findObject(world.state.charges, 'charge', charge), { amount });
  const issued = Object.values(world.state.creditNotes).filter((note) => note.invoice === invoice.id).length;
  const taxes = (invoice.total_taxes ?? []).map((tax) => ({
    ...tax,
    amount: Math.round((tax.amount * amount) / invoice.total),
    taxable_amount: Math.round(((tax.taxable_amount ?? 0) * amount) / invoice.total),
  }));
  const net = amount - taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const id = idFor('creditNotes');
  const line: CreditNoteLine = fromTemplate('credit_note_line_item', {
    id: newId('cnli'),
    amount: net,
    description: `Credit on ${invoice.number}`,
    taxes: taxes.map((tax) => ({ ...tax })),
    unit_amount: net,
    unit_amount_decimal: String(net),
  });
  const note = store(world, 'creditNotes', {
    id,
    amount,
    currency: invoice.currency,
    customer: invoice.customer,
    effective_at: world.now(),
    invoice: invoice.id,
    lines: { object: 'list', has_more: false, url: `/v1/credit_notes/${id}/lines`, data: [line] },
    number: `${invoice.number}-CN-${String(issued + 1).padStart(2, '0')}`,
    pdf: `${world.lastingBase}/credit_notes/${id}/pdf`,
    post_payment_amount: amount,
    refunds: [{ amount_refunded: amount, payment_record_refund: null, refund, type: 'refund' }],
    subtotal: net,
    subtotal_excluding_tax: net,
    total: amount,
    total_excluding_tax: net,
    total_taxes: taxes,
  });
  invoice.post_payment_credit_notes_amount += amount;
  sendEvent(world, 'credit_note.created', note);
  sendEvent(world, 'invoice.updated', invoice);
  return note;
}
