import type Stripe from 'stripe';
import type { Sql, Transaction } from '../../database/database.ts';
import { stripeId } from '../../stripe/stripe-values.ts';

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
