import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import type { Sql } from '../../database/database.ts';
import type { Task } from '../../jobs/job.ts';
import { operatorMail } from '../../mail/billing-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';

const BATCH_SIZE = 100;

interface InvoiceDependencies {
  readonly stripe: Stripe;
  readonly supportEmail: string;
  readonly log: Logger;
}

interface Unfinished {
  readonly invoice: string;
  readonly intent: string;
}

/** Gives the invoices of booked automatic top-ups their number, and marks them as paid. Each step may be repeated. */
export const invoiceTopupsTask = (dependencies: InvoiceDependencies): Task => ({
  name: 'invoice-topups',
  cron: '* * * * *',
  perform: async (sql, stopped) => {
    const open = await sql<Unfinished[]>`
      select stripe_invoice_id as invoice, stripe_payment_intent_id as intent from public.topup_logs
      where stripe_invoice_id is not null and stripe_payment_intent_id is not null and invoiced_at is null and user_id is not null and status not in ('pending', 'failed') order by created_at limit ${BATCH_SIZE}`;
    for (const one of open) {
      if (stopped()) return;
      await finish(sql, dependencies, one);
    }
  },
});

async function finish(
  sql: Sql,
  { stripe, supportEmail, log }: InvoiceDependencies,
  { invoice, intent }: Unfinished,
): Promise<void> {
  const done = () => sql`update public.topup_logs set invoiced_at = now() where stripe_invoice_id = ${invoice}`;
  try {
    let held = await stripe.invoices.retrieve(invoice);
    if (held.status === 'draft') held = await stripe.invoices.finalizeInvoice(invoice, { auto_advance: false });
    if (held.status === 'open') held = await stripe.invoices.attachPayment(invoice, { payment_intent: intent });
    await done();
    if (held.status !== 'paid')
      await tellOperator(sql, supportEmail, `The invoice ${invoice} of the payment ${intent} is ${held.status}.`);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) {
      log.warn({ err: error, invoice }, 'the invoice of a top-up could not be made yet');
      return;
    }
    await done();
    await tellOperator(
      sql,
      supportEmail,
      `Stripe refused the invoice ${invoice} of the payment ${intent}: ${error.message}`,
    );
  }
}

const tellOperator = (sql: Sql, to: string, what: string): Promise<void> =>
  enqueueMail(sql, {
    to,
    ...operatorMail({
      subject: 'A top-up has no complete invoice',
      paragraphs: [what, 'The credit is booked. Please complete the invoice in Stripe.'],
    }),
  });
