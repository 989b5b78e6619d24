import type Stripe from 'stripe';
import { type EventContext, idOf, type Outcome } from './outcome.ts';

const GIVEN_BACK_REFUND: ReadonlySet<string> = new Set(['failed', 'canceled']);
const GIVEN_BACK_DISPUTE: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);
/** An inquiry moves no money unless it becomes a dispute. */
const INQUIRY: ReadonlySet<string> = new Set(['warning_needs_response', 'warning_under_review', 'warning_closed']);

/** `refund.created`, `refund.updated`, `refund.failed`: whichever comes first takes the money back, a failed one gives it back. */
export async function refundEvent(context: EventContext, refund: Stripe.Refund): Promise<Outcome> {
  return takeBack(context, idOf(refund.payment_intent), 'refund', refund.amount, `refund:${refund.id}`, GIVEN_BACK_REFUND.has(refund.status ?? ''));
}

/** `charge.dispute.*`: the money is gone from the moment the dispute is opened, and comes back when it is won. */
export async function disputeEvent(context: EventContext, dispute: Stripe.Dispute): Promise<Outcome> {
  if (INQUIRY.has(dispute.status)) return 'ignored';
  return takeBack(context, idOf(dispute.payment_intent), 'dispute', dispute.amount, `dispute:${dispute.id}`, GIVEN_BACK_DISPUTE.has(dispute.status));
}

/**
 * `charge.refunded` tells only the sum. Each refund has its own event, which names it; what no event named after a while is taken by the sum.
 */
export async function chargeRefunded({ transaction }: EventContext, charge: Stripe.Charge, patienceIsOver: boolean): Promise<Outcome> {
  const intent = idOf(charge.payment_intent);
  if (intent === null) return 'ignored';
  const [paid] = await transaction<{ refunded_cents: number }[]>`select refunded_cents from public.topup_logs where stripe_payment_intent_id = ${intent} for update`;
  if (paid === undefined) return charge.metadata['purpose'] === undefined ? 'ignored' : 'waiting';
  const missing = charge.amount_refunded - paid.refunded_cents;
  if (missing <= 0) return 'applied';
  if (!patienceIsOver) return 'waiting';
  await transaction`select private.take_back_payment(${intent}, 'refund', ${missing}, ${`refunds-of:${charge.id}:${charge.amount_refunded}`})`;
  return 'applied';
}

async function takeBack({ transaction }: EventContext, intent: string | null, kind: 'refund' | 'dispute', cents: number, source: string, givenBack: boolean): Promise<Outcome> {
  if (intent === null || cents <= 0) return 'ignored';
  const [row] = await transaction<{ known: boolean }[]>`select private.take_back_payment(${intent}, ${kind}, ${cents}, ${source}) as known`;
  if (row?.known !== true) return 'waiting';
  if (givenBack) await transaction`select private.give_back(${source})`;
  return 'applied';
}
