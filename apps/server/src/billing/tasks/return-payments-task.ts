import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import type { Task } from '../../jobs/job.ts';

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
