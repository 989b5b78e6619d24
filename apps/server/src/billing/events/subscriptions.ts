import type Stripe from 'stripe';
import { operatorMail, planChangedMail, planEndedMail } from '../../mail/billing-mails.ts';
import { type EventContext, mailOperator, mailUser, type Outcome } from './event-context.ts';
import { findUser } from './customers.ts';
import { fromUnixSeconds, stripeId } from '../../stripe/stripe-client.ts';
import type { Transaction } from '../../database/database.ts';
import { addonId } from '../../rules/addon-names.ts';

/**
 * `customer.subscription.*`: the plan, its add-ons and its period follow Stripe, in whatever order the events arrive. A subscription without a
 * known price waits, and the operator is notified.
 */
export async function subscriptionEvent(
  context: EventContext,
  subscription: Stripe.Subscription,
  toldAtUnix: number,
  ended: boolean,
): Promise<Outcome> {
  const { transaction } = context;
  const userId = await findUser(transaction, subscription);
  if (userId === null) return 'ignored';
  const [account] = await transaction`select 1 from public.subscriptions where user_id = ${userId} for update`;
  if (account === undefined) return 'ignored';
  const snapshot = await readSubscription(
    transaction,
    subscription,
    fromUnixSeconds(toldAtUnix),
    ended ? 'canceled' : subscription.status,
  );
  const [known] = await transaction<
    { natal_system: string | null }[]
  >`select natal_system from private.stripe_subscriptions where id = ${snapshot.id}`;
  if (snapshot.plan === null) {
    if (known === undefined && (ended || snapshot.stripe_status === 'incomplete_expired')) return 'ignored';
    const what = `The subscription ${subscription.id} contains none of our plans: its prices are ${subscription.items.data.map((item) => item.price.id).join(', ')}. Assign them with the command "stripe price", and it will be applied.`;
    await mailOperator(context, operatorMail({ subject: 'A subscription with an unknown price', paragraphs: [what] }));
    if (known === undefined) return 'waiting';
  }
  await storeIfNewer(transaction, userId, snapshot);
  await transaction`
    update public.subscriptions set stripe_customer_id = ${stripeId(subscription.customer)}
    where user_id = ${userId} and stripe_customer_id is null and former_customer_id is distinct from ${stripeId(subscription.customer)}`;
  // The choice made at purchase is applied with the first event, not again with every renewal.
  await followSubscriptions(
    context,
    userId,
    snapshot.natal_system !== null && snapshot.natal_system !== known?.natal_system ? snapshot.natal_system : null,
  );
  return 'applied';
}

/** A subscription as last received from Stripe (`private.stripe_subscriptions`). */
interface SubscriptionSnapshot {
  readonly id: string;
  readonly created_at: Date;
  readonly told_at: Date;
  readonly stripe_status: string;
  /** Null as long as none of its prices is known to belong to a plan. */
  readonly plan: string | null;
  readonly addons: readonly string[];
  readonly natal_system: string | null;
  readonly anchor_at: Date;
  readonly trial_ends_at: Date | null;
  readonly cancel_at: Date | null;
  readonly current_period_end: Date | null;
}

/** Reads a Stripe subscription. A price that was ever sold keeps its plan. */
export async function readSubscription(
  transaction: Transaction,
  subscription: Stripe.Subscription,
  toldAt: Date,
  status: string,
): Promise<SubscriptionSnapshot> {
  const prices = subscription.items.data.map((item) => item.price.id);
  const rows = await transaction<{ name: string; type: string }[]>`
    select p.name, p.type from private.stripe_prices s join public.stripe_products p on p.name = s.product where s.price_id = any (${prices}::text[])`;
  const addons = rows
    .filter((row) => row.type === 'addon')
    .map((row) => addonId(row.name))
    .filter((addon) => addon !== undefined);
  const [item] = subscription.items.data;
  const chosen = subscription.metadata['natal_system'];
  const cancelAt =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? (item?.current_period_end ?? null) : null);
  return {
    id: subscription.id,
    created_at: fromUnixSeconds(subscription.created),
    told_at: toldAt,
    stripe_status: status,
    plan: rows.find((row) => row.type === 'plan')?.name.toLowerCase() ?? null,
    addons: [...new Set(addons)].toSorted(),
    natal_system: chosen === 'western' || chosen === 'vedic' ? chosen : null,
    anchor_at: fromUnixSeconds(status === 'trialing' ? subscription.start_date : subscription.billing_cycle_anchor),
    trial_ends_at: subscription.trial_end === null ? null : fromUnixSeconds(subscription.trial_end),
    cancel_at: cancelAt === null ? null : fromUnixSeconds(cancelAt),
    current_period_end: item === undefined ? null : fromUnixSeconds(item.current_period_end),
  };
}

/** For two events of the same second: the status with the higher rank is later in a subscription's life. Equal ranks cannot be ordered. */
const STATUS_RANK: Readonly<Record<string, number>> = { incomplete: 0, incomplete_expired: 1, canceled: 3 };
const lifecycleRank = (status: string): number => STATUS_RANK[status] ?? 2;
const subscriptionContent = (snapshot: SubscriptionSnapshot): string => JSON.stringify({ ...snapshot, told_at: null });

/**
 * Stores a snapshot unless it is older than the stored one. Two different snapshots of the same second set a flag, and Stripe is asked which
 * one is current. The caller holds the lock on the account's row.
 */
async function storeIfNewer(transaction: Transaction, userId: string, snapshot: SubscriptionSnapshot): Promise<void> {
  const [known] = await transaction<SubscriptionSnapshot[]>`
    select id, created_at, told_at, stripe_status, plan, addons, natal_system, anchor_at, trial_ends_at, cancel_at, current_period_end from private.stripe_subscriptions where id = ${snapshot.id}`;
  let askAgain = false;
  if (known !== undefined) {
    if (known.told_at > snapshot.told_at) return;
    askAgain =
      known.told_at.getTime() === snapshot.told_at.getTime() &&
      subscriptionContent(known) !== subscriptionContent(snapshot);
    if (askAgain && lifecycleRank(known.stripe_status) > lifecycleRank(snapshot.stripe_status)) {
      await transaction`update private.stripe_subscriptions set ask_again = true where id = ${snapshot.id}`;
      return;
    }
  }
  await storeSubscription(transaction, userId, snapshot, askAgain);
}

/** Stores a snapshot. Without a known plan the previous plan stays. */
export async function storeSubscription(
  transaction: Transaction,
  userId: string,
  snapshot: SubscriptionSnapshot,
  askAgain: boolean,
): Promise<void> {
  await transaction`
    insert into private.stripe_subscriptions (id, user_id, created_at, told_at, stripe_status, plan, addons, natal_system, anchor_at, trial_ends_at, cancel_at, current_period_end, ask_again)
    values (${snapshot.id}, ${userId}, ${snapshot.created_at}, ${snapshot.told_at}, ${snapshot.stripe_status}, ${snapshot.plan}, ${[...snapshot.addons]}::text[], ${snapshot.natal_system}, ${snapshot.anchor_at}, ${snapshot.trial_ends_at}, ${snapshot.cancel_at}, ${snapshot.current_period_end}, ${askAgain})
    on conflict (id) do update set
      told_at = excluded.told_at, stripe_status = excluded.stripe_status, plan = coalesce(excluded.plan, stripe_subscriptions.plan),
      addons = case when excluded.plan is null then stripe_subscriptions.addons else excluded.addons end, natal_system = excluded.natal_system, anchor_at = excluded.anchor_at,
      trial_ends_at = excluded.trial_ends_at, cancel_at = excluded.cancel_at, current_period_end = excluded.current_period_end, ask_again = excluded.ask_again`;
}

const OUR_STATUS: Readonly<Record<string, 'trialing' | 'active' | 'past_due' | 'canceled' | 'ended'>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  canceled: 'canceled',
  unpaid: 'ended',
  paused: 'ended',
};
const RUNNING: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due']);
const DORMANT: ReadonlySet<string> = new Set(['unpaid', 'paused']);

interface Account {
  readonly stripe_subscription_id: string | null;
  readonly plan: string | null;
  readonly addons: readonly string[];
  readonly status: string;
}

/**
 * Sets the account to the newest running subscription, or if none is running, to the newest that ever ran. The result depends only on the
 * stored snapshots, so the order of events does not matter. A plan that the operator granted stays until a subscription runs. An older subscription that is still running is marked to be cancelled at
 * Stripe. The caller holds the lock on the account's row.
 */
export async function followSubscriptions(
  { transaction, publicUrl }: Pick<EventContext, 'transaction' | 'publicUrl'>,
  userId: string,
  newSystem: string | null,
): Promise<void> {
  const [account] = await transaction<
    Account[]
  >`select stripe_subscription_id, plan, addons, status from public.subscriptions where user_id = ${userId}`;
  const reported = await transaction<
    (SubscriptionSnapshot & { plan: string })[]
  >`select id, created_at, told_at, stripe_status, plan, addons, natal_system, anchor_at, trial_ends_at, cancel_at, current_period_end from private.stripe_subscriptions where user_id = ${userId} and plan is not null order by created_at desc, id desc`;
  if (account === undefined) return;
  const running = reported.filter(({ stripe_status: status }) => RUNNING.has(status));
  const held = running[0] ?? reported.find(({ stripe_status: status }) => OUR_STATUS[status] !== undefined);
  if (held === undefined) return;
  const isGranted = account.stripe_subscription_id === null && ['active', 'past_due'].includes(account.status);
  if (isGranted && running.length === 0) return;
  // A subscription that stopped because it was unpaid would resume if somebody paid it.
  const alive = reported
    .filter(({ stripe_status: status }) => RUNNING.has(status) || DORMANT.has(status))
    .map(({ id }) => id);
  const replaced = running.length === 0 ? [] : alive.filter((id) => id !== held.id);
  // An ended subscription keeps its mark: the task that canceled it may still have to notify the customer.
  await transaction`
    update private.stripe_subscriptions set cancel_wanted_at = case when id = any (${replaced}::text[]) then coalesce(cancel_wanted_at, now()) end
    where user_id = ${userId} and canceled_at is null and id = any (${alive}::text[])
      and (cancel_wanted_at is not null) <> (id = any (${replaced}::text[]))`;

  const status = OUR_STATUS[held.stripe_status] ?? 'ended';
  // A subscription that begins within the sign-up trial continues the period of that trial.
  const anchor = status === 'trialing' && account.status === 'trialing' ? null : held.anchor_at;
  await transaction`
    update public.subscriptions set
      plan = ${held.plan}, addons = ${[...held.addons]}::text[], status = ${status}, stripe_status = ${held.stripe_status}, stripe_subscription_id = ${held.id}, stripe_told_at = ${held.told_at},
      anchor_at = coalesce(${anchor}::timestamptz, anchor_at), trial_ends_at = coalesce(${held.trial_ends_at}::timestamptz, trial_ends_at), cancel_at = ${held.cancel_at},
      current_period_end = ${held.current_period_end}, natal_system = coalesce(${newSystem}, natal_system), updated_at = now()
    where user_id = ${userId}`;

  if (RUNNING.has(status)) {
    const same =
      account.stripe_subscription_id !== null &&
      RUNNING.has(account.status) &&
      account.plan === held.plan &&
      [...account.addons].toSorted().join() === held.addons.join();
    if (!same)
      await mailUser(
        transaction,
        userId,
        planChangedMail({
          plan: held.plan ?? '',
          addons: held.addons,
          trialEndsAt: status === 'trialing' ? held.trial_ends_at : null,
          publicUrl,
        }),
      );
  } else if (account.stripe_subscription_id !== null && RUNNING.has(account.status)) {
    await mailUser(transaction, userId, planEndedMail({ unpaid: held.stripe_status === 'unpaid', publicUrl }));
  }
}
