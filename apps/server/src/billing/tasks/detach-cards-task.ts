import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import type { Sql } from '../../database/database.ts';
import type { Task } from '../../jobs/job.ts';

const BATCH_SIZE = 100;

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

export const DETACH_TASK = 'detach-cards';
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
