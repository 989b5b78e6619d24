import { Stripe } from 'stripe';
import { idOf } from '../../billing/events/outcome.ts';
import type { Sql } from '../../database/database.ts';

/** A top-up that unused credit may go back to. */
interface Turn {
  readonly intent: string;
  readonly refundable: number;
  /** What is still to go back, of the whole deletion. */
  readonly due: number;
  readonly refusals: number;
  /** A dispute of it that we know of, and that is over. */
  readonly disputeKnown: boolean;
}

/** Stripe cannot do it at this moment; everything else it refuses it will always refuse. */
const FOR_THE_MOMENT: ReadonlySet<string> = new Set([
  'balance_insufficient',
  'insufficient_funds',
  'lock_timeout',
  'idempotency_key_in_use',
  'rate_limit',
  'processing_error',
]);
const NOT_MADE: ReadonlySet<string> = new Set(['failed', 'canceled']);

/**
 * Sends the unused credit of a deleted account back to the cards it came from, the newest top-up first; where Stripe refuses one, the next older
 * one takes its turn. A process that dies between the refund and its booking finds that refund again and books it, so nothing goes back twice.
 * @throws Stripe's error when it cannot be done now
 */
export async function refundCredit(sql: Sql, stripe: () => Stripe, deletion: string): Promise<void> {
  for (let turn = await nextTurn(sql, deletion); turn !== null; turn = await nextTurn(sql, deletion))
    await take(sql, stripe(), deletion, turn);
}

async function nextTurn(sql: Sql, deletion: string): Promise<Turn | null> {
  const [turn] = await sql<Turn[]>`
    select r.payment_intent as intent, r.refundable_cents as refundable, r.refusals, s.due::int as due,
           exists (select from private.take_backs t where t.payment_intent = r.payment_intent and t.kind = 'dispute' and t.reversed_at is not null) as "disputeKnown"
    from private.credit_refunds r,
         (select d.refund_cents - coalesce(sum(o.gone_cents), 0) - coalesce(sum(o.cents), 0) as due from private.account_deletions d join private.credit_refunds o on o.deletion = d.id where d.id = ${deletion} group by d.id) s
    where r.deletion = ${deletion} and r.settled_at is null and s.due > 0 order by r.position limit 1`;
  return turn ?? null;
}

async function take(
  sql: Sql,
  stripe: Stripe,
  deletion: string,
  { intent, refundable, due, refusals, disputeKnown }: Turn,
): Promise<void> {
  const book = (refund: Stripe.Refund) =>
    sql`select private.book_credit_refund(${deletion}, ${intent}, ${refund.id}, ${refund.amount})`;
  const giveUp = (reason: string) =>
    sql`update private.credit_refunds set settled_at = now(), reason = ${reason} where deletion = ${deletion} and payment_intent = ${intent} and settled_at is null`;
  try {
    const made = await refundMade(stripe, deletion, intent);
    if (made !== null) return void (NOT_MADE.has(made.status ?? '') ? await giveUp('failed') : await book(made));
    const charge = await chargeOf(stripe, intent);
    const left =
      charge === null || (charge.disputed && !disputeKnown) ? 0 : charge.amount_captured - charge.amount_refunded;
    // What went back before the account was closed, though no event had told of it yet, goes back no second time from an older top-up.
    const gone = Math.max(0, refundable - left);
    if (gone > 0)
      await sql`update private.credit_refunds set gone_cents = ${gone} where deletion = ${deletion} and payment_intent = ${intent}`;
    const cents = Math.min(refundable, left, due - gone);
    if (cents <= 0) return void (await giveUp('nothing left'));
    const refund = await stripe.refunds.create(
      { payment_intent: intent, amount: cents, reason: 'requested_by_customer', metadata: { deletion } },
      { idempotencyKey: `credit:${deletion}:${intent}:${cents}:${refusals}` },
    );
    await (NOT_MADE.has(refund.status ?? '') ? giveUp('failed') : book(refund));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (!FOR_THE_MOMENT.has(error.code ?? '')) return void (await giveUp(error.code ?? 'refused'));
    await sql`update private.credit_refunds set refusals = refusals + 1 where deletion = ${deletion} and payment_intent = ${intent}`;
    throw error;
  }
}

/** The refund that an earlier try of this deletion made. Stripe forgets idempotency keys after a day, so it is looked for by its own mark. */
async function refundMade(stripe: Stripe, deletion: string, intent: string): Promise<Stripe.Refund | null> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.['deletion'] === deletion) return refund;
  return null;
}

async function chargeOf(stripe: Stripe, intent: string): Promise<Stripe.Charge | null> {
  const charge = idOf((await stripe.paymentIntents.retrieve(intent)).latest_charge);
  return charge === null ? null : stripe.charges.retrieve(charge);
}
