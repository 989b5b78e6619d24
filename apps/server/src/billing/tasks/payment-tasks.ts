import type { Logger } from 'pino';
import { auditFromCheckpoint } from '../../database/audit/audit.ts';
import type { Task } from '../../jobs/job.ts';
import { layOut } from '../../mail/layout.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { Stripe } from 'stripe';
import type { Sql } from '../../database/database.ts';

const SHOWN_MAX = 20;

/** Audits the books every night from the last checkpoint on. A difference is logged and mailed to the operator. */
export const auditTask = ({
  supportEmail,
  keySecretHex,
  log,
}: {
  readonly supportEmail: string;
  readonly keySecretHex: string;
  readonly log: Logger;
}): Task => ({
  name: 'audit',
  cron: '17 3 * * *',
  perform: async (sql) => {
    const { differences } = await auditFromCheckpoint(sql, { full: false, keySecretHex });
    if (differences.length === 0) return;
    log.error({ differences: differences.slice(0, SHOWN_MAX), count: differences.length }, 'the books do not agree');
    await enqueueMail(sql, {
      to: supportEmail,
      ...layOut({
        subject: `The books do not agree: ${differences.length} differences`,
        paragraphs: differences.slice(0, SHOWN_MAX),
        closing: 'Run the audit command to see all of them.',
      }),
    });
  },
});

const BATCH_SIZE = 100;
const PAUSE_SECONDS_MAX = 6 * 3_600;

interface OpenReturn {
  readonly intent: string;
  readonly attempts: number;
}

/** Refunds payments that arrived after their account was deleted to the card they came from, once. */
export const returnPaymentsTask = (stripe: Stripe, log: Logger): Task => ({
  name: 'return-payments',
  cron: '* * * * *',
  perform: async (sql, stopped) => {
    const open = await sql<OpenReturn[]>`
      update private.payments_to_return set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => least(${PAUSE_SECONDS_MAX}, 60 * power(2, least(attempts, 20)))::double precision)
      where payment_intent in (select payment_intent from private.payments_to_return where returned_at is null and next_attempt_at <= now() order by next_attempt_at limit ${BATCH_SIZE} for update skip locked)
      returning payment_intent as intent, attempts`;
    for (const { intent, attempts } of open) {
      if (stopped()) return;
      try {
        await refundInFull(stripe, intent);
        await sql`update private.payments_to_return set returned_at = now(), last_error = null where payment_intent = ${intent}`;
      } catch (error) {
        await sql`update private.payments_to_return set last_error = ${error instanceof Error ? error.name : 'unknown'} where payment_intent = ${intent}`;
        log.warn({ err: error, payment: intent, attempts }, 'a payment could not be refunded yet');
      }
    }
  },
});

/** Refunds a payment; an already refunded payment is not an error. */
export async function refundInFull(stripe: Stripe, paymentIntent: string): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: paymentIntent, reason: 'requested_by_customer' },
      { idempotencyKey: `refund:${paymentIntent}` },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'charge_already_refunded')
      throw error;
  }
}

/**
 * Updates the cards at Stripe to match ours: makes the active card pay the customer's invoices (saving a card does not do that), and
 * detaches a card that its owner deleted.
 */
export async function syncCards(
  sql: Sql,
  stripe: Stripe,
  log: Logger,
  stopped: () => boolean = () => false,
): Promise<void> {
  const chosen = await sql<{ id: string; customer: string }[]>`
    select m.stripe_payment_method_id as id, s.stripe_customer_id as customer from public.payment_method m join public.subscriptions s using (user_id)
    where m.active and m.made_default_at is null and s.stripe_customer_id is not null order by m.ts limit ${BATCH_SIZE}`;
  for (const { id, customer } of chosen) {
    if (stopped()) return;
    const done = await tryCall(log, id, () =>
      stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } }),
    );
    if (done)
      await sql`update public.payment_method set made_default_at = now() where stripe_payment_method_id = ${id}`;
  }
  const deleted = await sql<{ id: string }[]>`
    select stripe_payment_method_id as id from public.payment_method where not active and status_reason = 'deleted_by_user' and detached_at is null order by status_changed_at limit ${BATCH_SIZE}`;
  for (const { id } of deleted) {
    if (stopped()) return;
    const done = await tryCall(log, id, () => stripe.paymentMethods.detach(id));
    if (done) await sql`update public.payment_method set detached_at = now() where stripe_payment_method_id = ${id}`;
  }
}

const DETACH_TASK = 'detach-cards';
export const detachCardsTask = (stripe: Stripe, log: Logger): Task => ({
  name: DETACH_TASK,
  cron: '*/5 * * * *',
  perform: (sql, stopped) => syncCards(sql, stripe, log, stopped),
});

/** True when the call succeeded or can never succeed. */
async function tryCall(log: Logger, card: string, call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return true;
    log.warn({ err: error, card }, 'a card could not be updated at Stripe yet');
    return false;
  }
}
