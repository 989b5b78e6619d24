import type { Stripe } from 'stripe';
import type { Handler } from '../../account/operations/operation.ts';
import type { Sql } from '../../database/database.ts';
import type { billingOperations, InvoiceRow } from '../../rules/operations/billing.ts';
import { fromUnixSeconds, ignoreMissing } from '../../stripe/stripe-client.ts';
import type { BillingDependencies } from './dependencies.ts';

const PAGE_ROWS = 24;

/**
 * The invoices and credit notes of the account, the newest first, as Stripe numbers them. `older` is the body of the call that
 * continues; null at the end.
 */
export const invoiceList =
  ({ stripe }: BillingDependencies): Handler<(typeof billingOperations)['invoice-list']> =>
  async ({ user, input, sql }) => {
    const [row] = await sql<
      { customer: string | null }[]
    >`select stripe_customer_id as customer from public.subscriptions where user_id = ${user.userId}`;
    const customer = row?.customer ?? null;
    if (customer === null) return { rows: [], older: null };
    const { after_invoice: afterInvoice = null, after_credit_note: afterNote = null } = input;
    const page = (after: string | null) => ({
      customer,
      limit: PAGE_ROWS,
      ...(after === null ? {} : { starting_after: after }),
    });
    const [invoices, notes] = await Promise.all([
      ignoreMissing(() => stripe.invoices.list(page(afterInvoice))),
      ignoreMissing(() => stripe.creditNotes.list(page(afterNote))),
    ]);
    const horizon = Math.max(oldest(invoices), oldest(notes));
    const shownInvoices = (invoices?.data ?? []).filter(({ created }) => created >= horizon);
    const shownNotes = (notes?.data ?? []).filter(({ created }) => created >= horizon);
    const made = shownInvoices.filter(({ status }) => status !== 'draft');
    const refunded = await refundedTopups(sql, user.userId, made);
    const rows = [
      ...made.map((invoice) => ({ created: invoice.created, row: invoiceRow(invoice, refunded.get(invoice.id) ?? 0) })),
      ...shownNotes.map((note) => ({ created: note.created, row: creditNoteRow(note) })),
    ];
    return {
      rows: rows.toSorted((a, b) => b.created - a.created).map(({ row: one }) => one),
      older:
        horizon === 0
          ? null
          : {
              after_invoice: shownInvoices.at(-1)?.id ?? afterInvoice,
              after_credit_note: shownNotes.at(-1)?.id ?? afterNote,
            },
    };
  };

/** When the oldest entry of a list was made that goes on; 0 for a complete list. */
function oldest(list: Stripe.ApiList<{ readonly created: number }> | null): number {
  return list?.has_more === true ? (list.data.at(-1)?.created ?? 0) : 0;
}

/** Cents that went back of top-ups, by the id of their invoice. */
async function refundedTopups(
  sql: Sql,
  userId: string,
  invoices: readonly Stripe.Invoice[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ id: string; cents: number }[]>`
    select stripe_invoice_id as id, refunded_cents as cents from public.topup_logs
    where user_id = ${userId} and refunded_cents > 0 and stripe_invoice_id = any (${invoices.map(({ id }) => id)}::text[])`;
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

const taxOf = (taxes: readonly { readonly amount: number }[] | null): number =>
  (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);

function invoiceRow(invoice: Stripe.Invoice, refundedCents: number): InvoiceRow {
  const back = Math.max(refundedCents, invoice.post_payment_credit_notes_amount);
  return {
    id: invoice.id,
    kind: 'invoice',
    number: invoice.number,
    created_at: fromUnixSeconds(invoice.created).toISOString(),
    about: invoice.lines.data[0]?.description ?? 'Theia',
    total_cents: invoice.total,
    tax_cents: taxOf(invoice.total_taxes),
    status: statusOf(invoice, back),
    page_url: invoice.hosted_invoice_url ?? null,
    pdf_url: invoice.invoice_pdf ?? null,
  };
}

function statusOf({ status, amount_paid: paidCents }: Stripe.Invoice, backCents: number): InvoiceRow['status'] {
  if (status === 'open') return 'open';
  if (status === 'void') return 'void';
  if (status !== 'paid') return 'uncollectible';
  if (backCents <= 0) return 'paid';
  return backCents >= paidCents ? 'refunded' : 'partially_refunded';
}

const creditNoteRow = (note: Stripe.CreditNote): InvoiceRow => ({
  id: note.id,
  kind: 'credit_note',
  number: note.number,
  created_at: fromUnixSeconds(note.created).toISOString(),
  about: 'Credit note',
  total_cents: -note.total,
  tax_cents: -taxOf(note.total_taxes),
  status: note.status === 'void' ? 'void' : 'issued',
  page_url: null,
  pdf_url: note.pdf,
});
