import type Stripe from 'stripe';
import { operatorMail } from '../../mail/billing-mails.ts';
import { type EventContext, mailOperator, type Outcome, TOPUP_PURPOSE } from './event-context.ts';
import { stripeId } from '../../stripe/stripe-client.ts';
import type { Sql, Transaction } from '../../database/database.ts';

const FAILED_REFUND_STATUSES: ReadonlySet<string> = new Set(['failed', 'canceled']);
const WON_DISPUTE_STATUSES: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);
/** An inquiry moves no money unless it becomes a dispute. */
const INQUIRY: ReadonlySet<string> = new Set(['warning_needs_response', 'warning_under_review', 'warning_closed']);

/** `refund.created`, `refund.updated`, `refund.failed`: whichever arrives first takes the money from the wallet; a failed refund returns it. */
export async function refundEvent(context: EventContext, refund: Stripe.Refund): Promise<Outcome> {
  return clawback(context, refund, 'refund', FAILED_REFUND_STATUSES.has(refund.status ?? ''));
}

/** `charge.dispute.*`: the money is taken when the dispute is opened, and returned when it is won. */
export async function disputeEvent(context: EventContext, dispute: Stripe.Dispute): Promise<Outcome> {
  if (INQUIRY.has(dispute.status)) return 'ignored';
  return clawback(context, dispute, 'dispute', WON_DISPUTE_STATUSES.has(dispute.status));
}

/**
 * `charge.refunded` contains only the total. Each refund has its own event with its id. If some of the total has no such event after a while,
 * that amount is taken, and assigned to the refund whose event arrives later.
 */
export async function chargeRefunded(context: EventContext, charge: Stripe.Charge): Promise<Outcome> {
  const { transaction, patienceIsOver } = context;
  const intent = stripeId(charge.payment_intent);
  if (intent === null || charge.metadata['purpose'] !== TOPUP_PURPOSE) return 'ignored';
  const [paid] = await transaction<
    { user_id: string | null; status: string }[]
  >`select user_id, status from public.topup_logs where stripe_payment_intent_id = ${intent}`;
  if (paid === undefined || paid.status === 'failed') return 'waiting';
  if (paid.user_id !== null) await transaction`select private.lock_wallet(${paid.user_id})`;
  // A failed refund has had its own event, so it counts as known.
  const [reported] = await transaction<
    { cents: number }[]
  >`select (coalesce(sum(amount_usd + tax_usd), 0) * 100)::int as cents from private.take_backs where payment_intent = ${intent} and kind = 'refund'`;
  const missing = charge.amount_refunded - (reported?.cents ?? 0);
  if (missing <= 0) return 'applied';
  if (charge.currency !== 'usd') return alarmForeignCurrency(context, charge.id, charge.currency);
  if (!patienceIsOver) return 'waiting';
  await transaction`select private.take_back_payment(${intent}, 'refund', ${missing}, ${`refunds-of:${charge.id}:${charge.amount_refunded}`})`;
  return 'applied';
}

async function clawback(
  context: EventContext,
  reported: Stripe.Refund | Stripe.Dispute,
  kind: 'refund' | 'dispute',
  givenBack: boolean,
): Promise<Outcome> {
  const { transaction } = context;
  const intent = stripeId(reported.payment_intent);
  if (intent === null || reported.amount <= 0) return 'ignored';
  const source = `${kind}:${reported.id}`;
  if (reported.currency !== 'usd') return alarmForeignCurrency(context, reported.id, reported.currency);
  const [row] = await transaction<
    { known: boolean }[]
  >`select private.take_back_payment(${intent}, ${kind}, ${reported.amount}, ${source}) as known`;
  if (row?.known !== true) return 'waiting';
  if (givenBack) await transaction`select private.reverse_take_back(${source})`;
  return 'applied';
}

/** Wallets hold US dollars. Other currencies need manual handling. */
async function alarmForeignCurrency(context: EventContext, id: string, currency: string): Promise<Outcome> {
  await mailOperator(
    context,
    operatorMail({
      subject: 'Money in another currency',
      paragraphs: [
        `${id} is in ${currency.toUpperCase()}, and wallets hold US dollars: nothing was booked. Please settle it manually.`,
      ],
    }),
  );
  return 'ignored';
}

const TOPUP = 'wallet_topup';

/**
 * Queues the refund of a payment into the wallet of a deleted account, unless it was booked while the account existed. Returns false when
 * the account never existed.
 */
export async function returnPayment(sql: Sql | Transaction, paymentIntent: string, userId: string): Promise<boolean> {
  const [row] = await sql<{ deleted: boolean }[]>`
    with noted as (
      insert into private.payments_to_return (payment_intent)
      select ${paymentIntent} where exists (select from private.forgotten f where f.digest = private.reference_digest(${userId}))
        and not exists (select from public.topup_logs t where t.stripe_payment_intent_id = ${paymentIntent} and t.status not in ('pending', 'failed'))
      on conflict do nothing
    )
    select exists (select from private.forgotten f where f.digest = private.reference_digest(${userId})) as deleted`;
  return row?.deleted === true;
}

/** Finds the wallet payment in an event, and its owner; null if there is none. */
export function findWalletPayment(
  event: Stripe.Event,
): { readonly paymentIntent: string; readonly userId: string } | null {
  const paid = readPayment(event);
  const userId = paid?.metadata?.['user_id'];
  if (paid === null || paid.intent === null || userId === undefined || paid.metadata?.['purpose'] !== TOPUP)
    return null;
  return { paymentIntent: paid.intent, userId };
}

function readPayment(
  event: Stripe.Event,
): { readonly intent: string | null; readonly metadata: Stripe.Metadata | null } | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { intent: event.data.object.id, metadata: event.data.object.metadata };
    case 'charge.succeeded':
      return { intent: stripeId(event.data.object.payment_intent), metadata: event.data.object.metadata };
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return event.data.object.payment_status === 'paid'
        ? { intent: stripeId(event.data.object.payment_intent), metadata: event.data.object.metadata }
        : null;
    default:
      return null;
  }
}
