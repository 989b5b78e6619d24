import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import type { Config } from '../../config/config.ts';
import { changing } from '../../database/acting.ts';
import type { Sql } from '../../database/database.ts';
import type { Task } from '../../jobs/job.ts';
import { doubleSubscriptionMail } from '../../mail/billing-mails.ts';
import { followSubscriptions, readSubscription, storeSubscription } from '../events/subscriptions.ts';
import { mailUser } from '../events/event-context.ts';
import { ignoreMissing } from '../../stripe/stripe-client.ts';

const BATCH_SIZE = 100;

export interface SubscriptionSync {
  readonly stripe: Stripe;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly log: Logger;
}

interface Open {
  readonly id: string;
  readonly user_id: string;
  readonly told_at: Date;
  readonly ask_again: boolean;
}

/** Reads a subscription from Stripe when two events of one second contradict each other, and cancels subscriptions that run beside a newer one. */
export async function syncSubscriptions(sql: Sql, { stripe, config, log }: SubscriptionSync): Promise<void> {
  const open = await sql<Open[]>`
    select id, user_id, told_at, ask_again from private.stripe_subscriptions where ask_again or (cancel_wanted_at is not null and canceled_at is null) order by ask_again desc, told_at limit ${BATCH_SIZE}`;
  for (const one of open) {
    try {
      if (one.ask_again) await readFromStripe(sql, stripe, config.publicUrl, one);
      else await cancel(sql, stripe, config.publicUrl, one);
    } catch (error) {
      log.warn({ err: error, subscription: one.id }, 'a subscription could not be synchronised with Stripe');
    }
  }
}

export const subscriptionsTask = (upkeep: SubscriptionSync): Task => ({
  name: 'subscriptions',
  cron: '* * * * *',
  perform: (sql) => syncSubscriptions(sql, upkeep),
});

async function readFromStripe(
  sql: Sql,
  stripe: Stripe,
  publicUrl: string,
  { id, user_id: userId, told_at: toldAt }: Open,
): Promise<void> {
  const found = await ignoreMissing(() => stripe.subscriptions.retrieve(id));
  await changing(sql, { as: 'stripe' }, async (transaction) => {
    await transaction`select from public.subscriptions where user_id = ${userId} for update`;
    const [known] = await transaction<
      { told_at: Date; natal_system: string | null }[]
    >`select told_at, natal_system from private.stripe_subscriptions where id = ${id}`;
    // A newer event has arrived in the meantime and takes precedence.
    if (known === undefined || known.told_at.getTime() !== toldAt.getTime()) return;
    if (found === null) {
      await transaction`update private.stripe_subscriptions set stripe_status = 'canceled', ask_again = false where id = ${id}`;
      await followSubscriptions({ transaction, publicUrl }, userId, null);
      return;
    }
    const told = await readSubscription(transaction, found, toldAt, found.status);
    await storeSubscription(transaction, userId, told, false);
    await followSubscriptions(
      { transaction, publicUrl },
      userId,
      told.natal_system === known.natal_system ? null : told.natal_system,
    );
  });
}

async function cancel(sql: Sql, stripe: Stripe, publicUrl: string, { id, user_id: userId }: Open): Promise<void> {
  await ignoreMissing(() => stripe.subscriptions.cancel(id, { invoice_now: true, prorate: true }));
  await sql.begin(async (transaction) => {
    // Also where Stripe had canceled it already: another run may have asked for that, and ended before it could tell.
    const booked =
      await transaction`update private.stripe_subscriptions set canceled_at = now() where id = ${id} and canceled_at is null returning 1`;
    if (booked.length > 0) await mailUser(transaction, userId, doubleSubscriptionMail({ publicUrl }));
  });
}
