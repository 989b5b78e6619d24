import { planChangedMail, planEndedMail } from '../../mail/billing-mails.ts';
import { mailUser } from './mail-user.ts';
import type { EventContext } from './outcome.ts';
import type { SubscriptionSnapshot } from './subscriptions.ts';

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
  const told = await transaction<
    (SubscriptionSnapshot & { plan: string })[]
  >`select id, created_at, told_at, stripe_status, plan, addons, natal_system, anchor_at, trial_ends_at, cancel_at, current_period_end from private.stripe_subscriptions where user_id = ${userId} and plan is not null order by created_at desc, id desc`;
  if (account === undefined) return;
  const running = told.filter(({ stripe_status: status }) => RUNNING.has(status));
  const held = running[0] ?? told.find(({ stripe_status: status }) => OUR_STATUS[status] !== undefined);
  if (held === undefined) return;
  const isGranted = account.stripe_subscription_id === null && ['active', 'past_due'].includes(account.status);
  if (isGranted && running.length === 0) return;
  // A subscription that stopped because it was unpaid would resume if somebody paid it.
  const alive = told
    .filter(({ stripe_status: status }) => RUNNING.has(status) || DORMANT.has(status))
    .map(({ id }) => id);
  const replaced = running.length === 0 ? [] : alive.filter((id) => id !== held.id);
  // An ended subscription keeps its mark: the task that canceled it may still have to tell the customer.
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
