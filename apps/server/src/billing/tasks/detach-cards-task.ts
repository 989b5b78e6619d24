import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import type { Task } from '../../jobs/job.ts';

export const DETACH_TASK = 'detach-cards';

/** A card that its owner deleted is forgotten at Stripe as well. */
export const detachCardsTask = (stripe: Stripe, log: Logger): Task => ({
  name: DETACH_TASK,
  cron: '*/5 * * * *',
  perform: async (sql, stopped) => {
    const cards = await sql<{ id: string }[]>`
      select stripe_payment_method_id as id from public.payment_method where not active and status_reason = 'deleted_by_user' and detached_at is null order by status_changed_at limit 100`;
    for (const { id } of cards) {
      if (stopped()) return;
      try {
        await stripe.paymentMethods.detach(id);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) {
          log.warn({ err: error, card: id }, 'a card could not be detached yet');
          continue;
        }
      }
      await sql`update public.payment_method set detached_at = now() where stripe_payment_method_id = ${id}`;
    }
  },
});
