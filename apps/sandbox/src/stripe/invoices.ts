import { type LineFacts, newInvoice, newLine, sumUp } from './objects/new-invoice.ts';
import type { Customer, Invoice, PaymentIntent, Subscription, TaxId } from './objects/objects.ts';
import { discountOf } from './promotions.ts';
import { badParameter, StripeRefusal } from './stripe-error.ts';
import { type TaxRule, taxRule } from './tax.ts';
import { findObject, newId, sendEvent, type SandboxContext } from './sandbox-context.ts';

export const taxIdsOf = ({ state }: SandboxContext, customer: string): readonly TaxId[] =>
  Object.values(state.taxIds).filter((held) => held.customer === customer);

export const taxRuleOf = (world: SandboxContext, customer: Customer): TaxRule | null =>
  taxRule(customer, taxIdsOf(world, customer.id));

export interface InvoiceWish {
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
  wish: InvoiceWish,
  lines: readonly LineFacts[],
): Invoice & { sandboxIntent: string | null } {
  const customer = findObject(world.state.customers, 'customer', wish.customer);
  const invoice = {
    ...newInvoice({
      id: newId('in'),
      created: world.now(),
      customer,
      taxIds: taxIdsOf(world, customer.id),
      subscription: wish.subscription,
      reason: wish.reason,
      automaticTax: wish.automaticTax,
      description: wish.description ?? null,
      footer: wish.footer ?? null,
      metadata: wish.metadata ?? {},
    }),
    sandboxIntent: null,
  };
  world.state.invoices[invoice.id] = invoice;
  addLines(world, invoice, lines, wish.subscription);
  return invoice;
}

export function addLines(
  world: SandboxContext,
  invoice: Invoice,
  lines: readonly LineFacts[],
  subscription: Subscription | null = null,
): void {
  requireDraft(invoice);
  invoice.lines.data.push(...lines.map((line) => newLine(invoice, subscription, { id: newId('il'), ...line })));
  sumInvoice(world, invoice, null);
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

/** Gives a draft its number and its pages. @throws StripeRefusal 400 when tax is wanted and the address is missing */
export function finalizeInvoice(world: SandboxContext, invoice: Invoice): void {
  requireDraft(invoice);
  if (invoice.automatic_tax.status === 'requires_location_inputs')
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'customer_tax_location_invalid',
      message: "The customer's location isn't recognized. Set a valid customer address in order to calculate tax.",
    });
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

/** Counts a payment that succeeded. @throws StripeRefusal 400 */
export function attachPayment(
  world: SandboxContext,
  invoice: Invoice & { sandboxIntent: string | null },
  intent: PaymentIntent,
): void {
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
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'invoice_not_editable',
      message: "Finalized invoices can't be edited or deleted.",
    });
}
