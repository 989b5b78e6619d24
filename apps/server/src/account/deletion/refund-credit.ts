import { Stripe } from 'stripe';
import { stripeId } from '../../stripe/stripe-client.ts';
import type { Sql } from '../../database/database.ts';

/** A top-up that unused credit may go back to. */
interface RefundableTopUp {
  readonly intent: string;
  readonly refundable: number;
  /** Cents that the whole deletion still has to refund. */
  readonly due: number;
  readonly refusals: number;
  /** True if there was a dispute that we know of and that is over. */
  readonly disputeKnown: boolean;
}

/** Temporary errors of Stripe. All others are final. */
const TEMPORARY_ERRORS: ReadonlySet<string> = new Set([
  'balance_insufficient',
  'insufficient_funds',
  'lock_timeout',
  'idempotency_key_in_use',
  'rate_limit',
  'processing_error',
]);
const FAILED_STATUSES: ReadonlySet<string> = new Set(['failed', 'canceled']);

/**
 * Refunds the unused credit of a deleted account to the cards it came from, the newest top-up first. If Stripe rejects one, the next older
 * one is refunded instead. After a crash between a refund and its booking, the next run finds that refund and books it, so nothing is refunded twice.
 * @throws Stripe's error when it cannot be done now
 */
export async function refundCredit(sql: Sql, stripe: () => Stripe, deletion: string): Promise<void> {
  for (let turn = await nextTopUp(sql, deletion); turn !== null; turn = await nextTopUp(sql, deletion))
    await refundTopUp(sql, stripe(), deletion, turn);
}

async function nextTopUp(sql: Sql, deletion: string): Promise<RefundableTopUp | null> {
  const [turn] = await sql<RefundableTopUp[]>`
    select r.payment_intent as intent, r.refundable_cents as refundable, r.refusals, s.due::int as due,
           exists (select from private.take_backs t where t.payment_intent = r.payment_intent and t.kind = 'dispute' and t.reversed_at is not null) as "disputeKnown"
    from private.credit_refunds r,
         (select d.refund_cents - coalesce(sum(o.gone_cents), 0) - coalesce(sum(o.cents), 0) as due from private.account_deletions d join private.credit_refunds o on o.deletion = d.id where d.id = ${deletion} group by d.id) s
    where r.deletion = ${deletion} and r.settled_at is null and s.due > 0 order by r.position limit 1`;
  return turn ?? null;
}

async function refundTopUp(
  sql: Sql,
  stripe: Stripe,
  deletion: string,
  { intent, refundable, due, refusals, disputeKnown }: RefundableTopUp,
): Promise<void> {
  const book = (refund: Stripe.Refund) =>
    sql`select private.book_credit_refund(${deletion}, ${intent}, ${refund.id}, ${refund.amount})`;
  const skip = (reason: string) =>
    sql`update private.credit_refunds set settled_at = now(), reason = ${reason} where deletion = ${deletion} and payment_intent = ${intent} and settled_at is null`;
  try {
    // The charge is read before the refunds: when two nodes refund one top-up, neither may mistake the other's refund for an earlier one.
    const charge = await readCharge(stripe, intent);
    const made = await findEarlierRefund(stripe, deletion, intent);
    if (made !== null) return void (FAILED_STATUSES.has(made.status ?? '') ? await skip('failed') : await book(made));
    const left =
      charge === null || (charge.disputed && !disputeKnown) ? 0 : charge.amount_captured - charge.amount_refunded;
    // An amount refunded before the account was closed, whose event had not arrived yet, must not be refunded again from an older top-up.
    const alreadyRefunded = Math.max(0, refundable - left);
    if (alreadyRefunded > 0)
      await sql`update private.credit_refunds set gone_cents = ${alreadyRefunded} where deletion = ${deletion} and payment_intent = ${intent} and settled_at is null`;
    const cents = Math.min(refundable, left, due - alreadyRefunded);
    if (cents <= 0) return void (await skip('nothing left'));
    const refund = await stripe.refunds.create(
      { payment_intent: intent, amount: cents, reason: 'requested_by_customer', metadata: { deletion } },
      { idempotencyKey: `credit:${deletion}:${intent}:${cents}:${refusals}` },
    );
    await (FAILED_STATUSES.has(refund.status ?? '') ? skip('failed') : book(refund));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (!TEMPORARY_ERRORS.has(error.code ?? '')) return void (await skip(error.code ?? 'refused'));
    await sql`update private.credit_refunds set refusals = refusals + 1 where deletion = ${deletion} and payment_intent = ${intent}`;
    throw error;
  }
}

/** Finds the refund that an earlier try of this deletion made, by its metadata: Stripe drops idempotency keys after a day. */
async function findEarlierRefund(stripe: Stripe, deletion: string, intent: string): Promise<Stripe.Refund | null> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.['deletion'] === deletion) return refund;
  return null;
}

async function readCharge(stripe: Stripe, intent: string): Promise<Stripe.Charge | null> {
  const charge = stripeId((await stripe.paymentIntents.retrieve(intent)).latest_charge);
  return charge === null ? null : stripe.charges.retrieve(charge);
}
