import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import type { Sql } from '../../database/database.ts';
import type { Task } from '../../jobs/job.ts';
import { refundCredit } from './refund-credit.ts';
import { ignoreMissing } from '../../stripe/stripe-client.ts';
import { accountDeletedMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';

export const DELETION_TASK = 'account-deletions';

/** Longer than one deletion takes, so that no two nodes work on the same one. */
const LEASE_SECONDS = 900;
const PAUSE_SECONDS_MAX = 6 * 3_600;

interface OpenDeletion {
  readonly id: string;
  readonly erased: boolean;
  readonly settled: boolean;
  readonly customer: string | null;
  readonly subscription: string | null;
  readonly attempts: number;
}

interface DeletionDependencies {
  /** Null: payments are switched off. */
  readonly stripe: Stripe | null;
  readonly supportEmail: string;
  readonly log: Logger;
}

/**
 * Finishes deletions: erases the remaining data, cancels the subscription and deletes the customer at Stripe, refunds the unused credit and
 * mails the outcome. It retries with growing pauses until this is done, and only then deletes the customer's id.
 */
export const deletionTask = ({ stripe, supportEmail, log }: DeletionDependencies): Task => ({
  name: DELETION_TASK,
  cron: '* * * * *',
  perform: async (sql, stopped) => {
    for (let open = await lease(sql); open !== null && !stopped(); open = await lease(sql)) {
      try {
        await finishDeletion(sql, stripe, supportEmail, open);
      } catch (error) {
        const reason =
          error instanceof Stripe.errors.StripeError ? error.type : error instanceof Error ? error.name : 'unknown';
        const pauseSeconds = Math.min(PAUSE_SECONDS_MAX, 15 * 2 ** Math.min(open.attempts, 20));
        await sql`update private.account_deletions set next_attempt_at = now() + make_interval(secs => ${pauseSeconds}), last_error = ${reason} where id = ${open.id}`;
        log.warn(
          { deletion: open.id, attempts: open.attempts, reason },
          'the deletion of an account could not be finished yet',
        );
      }
    }
  },
});

async function lease(sql: Sql): Promise<OpenDeletion | null> {
  const [open] = await sql<OpenDeletion[]>`
    update private.account_deletions set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (
      select id from private.account_deletions where (erased_at is null or cleared_at is null or settled_at is null) and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked
    )
    returning id, erased_at is not null as erased, settled_at is not null as settled, stripe_customer_id as customer, stripe_subscription_id as subscription, attempts`;
  return open ?? null;
}

async function finishDeletion(
  sql: Sql,
  stripe: Stripe | null,
  supportEmail: string,
  { id, erased, settled, customer, subscription }: OpenDeletion,
): Promise<void> {
  if (!erased) await sql`select private.erase_account(${id})`;
  const requireStripe = (): Stripe => {
    if (stripe === null) throw new PaymentsOff();
    return stripe;
  };
  // These run independently: a refund that must wait does not keep a subscription running.
  const done = await Promise.allSettled([
    customer === null ? null : clear(sql, requireStripe, id, { customer, subscription }),
    settled ? null : refundCredit(sql, requireStripe, id).then(() => mailOutcome(sql, id, supportEmail)),
  ]);
  for (const outcome of done) if (outcome.status === 'rejected') throw outcome.reason;
}

async function clear(sql: Sql, reach: () => Stripe, id: string, former: FormerCustomer): Promise<void> {
  await clearCustomer(reach(), former);
  await sql.begin(async (transaction) => {
    await transaction`select private.forget_events(${[former.customer]}::text[])`;
    await transaction`update private.account_deletions set cleared_at = now(), stripe_customer_id = null, stripe_subscription_id = null, last_error = null where id = ${id}`;
  });
}

/** The customer exists at Stripe, but this server has no credentials. The task retries until it has. */
class PaymentsOff extends Error {
  override readonly name = 'PaymentsOff';
}

interface FormerCustomer {
  readonly customer: string;
  readonly subscription: string | null;
}

/**
 * Cancels everything a customer has running at Stripe, then deletes the customer. Missing objects are ignored.
 * @throws Stripe's error when it cannot be done now
 */
async function clearCustomer(stripe: Stripe, { customer, subscription }: FormerCustomer): Promise<void> {
  const pages = await ignoreMissing(() => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
  for (const page of pages?.data ?? []) await stripe.checkout.sessions.expire(page.id).catch(closedMeanwhile);
  if (subscription !== null)
    await ignoreMissing(() => stripe.subscriptions.cancel(subscription, { invoice_now: false, prorate: false }));
  await ignoreMissing(() => stripe.customers.del(customer));
}

/** Ignores the error of a page that has just been completed or has just expired. */
function closedMeanwhile(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

/**
 * Settles a deletion once nothing more can be refunded: mails the former owner what was refunded and what is lost, then deletes the address
 * and the cards.
 */
async function mailOutcome(sql: Sql, deletion: string, supportEmail: string): Promise<void> {
  await sql.begin(async (transaction) => {
    const [held] = await transaction<{ credit_usd: string; mail_to: string | null }[]>`
      select credit_usd::text, mail_to from private.account_deletions where id = ${deletion} and settled_at is null for update`;
    if (held === undefined) return;
    const refunds = await transaction<
      { card_brand: string | null; card_last4: string | null; cents: number; credit_cents: number }[]
    >`
      select card_brand, card_last4, sum(cents)::int as cents, coalesce(sum(credit_cents), 0)::int as credit_cents from private.credit_refunds where deletion = ${deletion} and cents is not null group by card_brand, card_last4 order by min(position)`;
    await transaction`update private.credit_refunds set card_brand = null, card_last4 = null, settled_at = coalesce(settled_at, now()), reason = case when settled_at is null then 'not needed' else reason end where deletion = ${deletion}`;
    await transaction`update private.account_deletions set settled_at = now(), mail_to = null where id = ${deletion}`;
    if (held.mail_to === null) return;
    const mail = accountDeletedMail({
      creditUsd: Number(held.credit_usd),
      refunds: refunds.map(({ card_brand: brand, card_last4: last4, cents, credit_cents: creditCents }) => ({
        card: { brand, last4 },
        cents,
        creditCents,
      })),
      supportEmail,
    });
    await enqueueMail(transaction, { to: held.mail_to, forgottenWhenSent: true, ...mail });
  });
}
