import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import type { Sql } from '../../database/database.ts';
import type { Task } from '../../jobs/job.ts';

const PORTION = 100;

/**
 * Brings the cards at Stripe to what they are here: the active one pays the invoices of its customer (saving a card does not say so by
 * itself), and one that its owner deleted is forgotten.
 */
export async function keepUpCards(
  sql: Sql,
  stripe: Stripe,
  log: Logger,
  stopped: () => boolean = () => false,
): Promise<void> {
  const chosen = await sql<{ id: string; customer: string }[]>`
    select m.stripe_payment_method_id as id, s.stripe_customer_id as customer from public.payment_method m join public.subscriptions s using (user_id)
    where m.active and m.made_default_at is null and s.stripe_customer_id is not null order by m.ts limit ${PORTION}`;
  for (const { id, customer } of chosen) {
    if (stopped()) return;
    const done = await tried(log, id, () =>
      stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } }),
    );
    if (done)
      await sql`update public.payment_method set made_default_at = now() where stripe_payment_method_id = ${id}`;
  }
  const deleted = await sql<{ id: string }[]>`
    select stripe_payment_method_id as id from public.payment_method where not active and status_reason = 'deleted_by_user' and detached_at is null order by status_changed_at limit ${PORTION}`;
  for (const { id } of deleted) {
    if (stopped()) return;
    const done = await tried(log, id, () => stripe.paymentMethods.detach(id));
    if (done) await sql`update public.payment_method set detached_at = now() where stripe_payment_method_id = ${id}`;
  }
}

export const DETACH_TASK = 'detach-cards';
export const detachCardsTask = (stripe: Stripe, log: Logger): Task => ({
  name: DETACH_TASK,
  cron: '*/5 * * * *',
  perform: (sql, stopped) => keepUpCards(sql, stripe, log, stopped),
});

/** True when it is done, or can never be. */
async function tried(log: Logger, card: string, call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return true;
    log.warn({ err: error, card }, 'a card could not be looked after yet');
    return false;
  }
}
