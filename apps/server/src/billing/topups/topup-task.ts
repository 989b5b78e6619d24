import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import type { Sql } from '../../database/database.ts';
import { operatorMail, topupFailedMail } from '../../mail/billing-mails.ts';
import { mailUser } from '../events/event-context.ts';
import type { Task } from '../../jobs/job.ts';
import { chargeTopup, type TopupDependencies } from './charge-topup.ts';
import { enqueueMail } from '../../mail/outbox.ts';

const UNCONFIRMED_REASON = 'The payment was not confirmed in time.';

/** Ends requests whose page was not confirmed within a day, and switches automatic top-up off. */
async function endUnconfirmed(sql: Sql, publicUrl: string): Promise<void> {
  await sql.begin(async (transaction) => {
    const late = await transaction<{ user_id: string; cents: number }[]>`
      with late as (
        update public.topup_queue q set status = 'failed', processed_at = now(), message = ${UNCONFIRMED_REASON}
        where q.status = 'requires_action' and q.next_attempt_at < now() returning q.user_id, q.amount_usd
      ), off as (
        update public.billing_settings s set auto_topup = false, auto_topup_stopped = ${UNCONFIRMED_REASON}, updated_at = now() from late where s.user_id = late.user_id
      )
      select user_id, (amount_usd * 100)::int as cents from late`;
    for (const { user_id: userId, cents } of late)
      await mailUser(
        transaction,
        userId,
        topupFailedMail({ cents, reason: UNCONFIRMED_REASON, triesLeft: 0, publicUrl }),
      );
  });
}

export interface LeasedTopup {
  readonly id: string;
  readonly userId: string;
  readonly amountUsd: string;
  readonly attempts: number;
  readonly requestedAt: Date;
  /** The customer at Stripe; null when it no longer exists, and then there is no card either. */
  readonly customer: string | null;
  readonly paymentMethod: string | null;
  /** True if an earlier process started it and did not record an outcome. */
  readonly resumed: boolean;
}

/** Longer than a call to Stripe with all its retries can take. After that, the node that leased it must have died. */
const LEASE_SECONDS = 120;

/**
 * Leases the next due request to this node. A request that was not started is cancelled when it is no longer wanted: switched off, no
 * card, or the balance is high enough again. A started request is always finished, because it may have been charged.
 */
export async function leaseTopup(sql: Sql): Promise<LeasedTopup | null> {
  await sql`
    update public.topup_queue q set status = 'failed', processed_at = now(), message = case when c.balance_usd >= s.auto_topup_threshold_usd then 'No longer needed' else 'Automatic top-up was turned off' end
    from public.billing_settings s, public.user_credits c
    where q.status = 'pending' and s.user_id = q.user_id and c.user_id = q.user_id
      and (not s.auto_topup or c.balance_usd >= s.auto_topup_threshold_usd or not exists (select from public.payment_method m where m.user_id = q.user_id and m.active))`;
  const [leased] = await sql<LeasedTopup[]>`
    with due as (
      select q.id, q.status = 'processing' as resumed, case when q.status = 'processing' then q.stripe_payment_method_id end as begun_with
      from public.topup_queue q
      where q.next_attempt_at <= now() and (q.status = 'processing' or (q.status = 'pending' and exists (
        select from public.billing_settings s join public.user_credits c using (user_id) join public.payment_method m using (user_id)
        where s.user_id = q.user_id and s.auto_topup and c.balance_usd < s.auto_topup_threshold_usd and m.active)))
      order by q.next_attempt_at limit 1 for update of q skip locked
    )
    update public.topup_queue q
    set status = 'processing', next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS}),
        stripe_payment_method_id = coalesce(due.begun_with, (select m.stripe_payment_method_id from public.payment_method m where m.user_id = q.user_id and m.active order by m.ts desc limit 1))
    from due, public.subscriptions a
    where q.id = due.id and a.user_id = q.user_id
    returning q.id, q.user_id as "userId", q.amount_usd::text as "amountUsd", q.attempts, q.requested_at as "requestedAt", coalesce(a.stripe_customer_id, a.former_customer_id) as customer, q.stripe_payment_method_id as "paymentMethod", due.resumed`;
  return leased ?? null;
}

export const TOPUP_TASK = 'auto-topup';

/** The task runs every minute. It waits for a second try that is due before the next run. */
const WAIT_SECONDS_MAX = 55;
const POLL_MS = 1_000;

/** Queues due top-ups and charges the queue. A request that could not reach Stripe is retried when its lease expires. */
export const topupTask = (dependencies: TopupDependencies, log: Logger): Task => ({
  name: TOPUP_TASK,
  cron: '* * * * *',
  perform: async (sql, stopped) => {
    const waitsUntilMs = Date.now() + WAIT_SECONDS_MAX * 1_000;
    await endUnconfirmed(sql, dependencies.publicUrl);
    await sql`select private.request_topups(null)`;
    while (!stopped()) {
      const request = await leaseTopup(sql);
      if (request === null) {
        if (Date.now() > waitsUntilMs || !(await isDueSoon(sql))) return;
        await sleep(POLL_MS);
        continue;
      }
      try {
        await chargeTopup(dependencies, request);
      } catch (error) {
        log.warn({ err: error, request: request.id }, 'a top-up could not be charged');
      }
    }
  },
});

async function isDueSoon(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ soon: boolean }[]>`
    select exists (select from public.topup_queue where status = 'pending' and next_attempt_at <= now() + make_interval(secs => ${WAIT_SECONDS_MAX})) as soon`;
  return row?.soon === true;
}

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
