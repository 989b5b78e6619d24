import type Stripe from 'stripe';
import type { Transaction } from '../../database/database.ts';
import { planChangedMail, planEndedMail } from '../../mail/billing-mails.ts';
import { userOf } from './find-user.ts';
import { mailUser } from './mail-user.ts';
import { type EventContext, idOf, instantOf, type Outcome } from './outcome.ts';

const OUR_STATUS: Readonly<Record<string, 'trialing' | 'active' | 'past_due' | 'canceled' | 'ended'>> = {
  trialing: 'trialing', active: 'active', past_due: 'past_due', canceled: 'canceled', unpaid: 'ended', paused: 'ended', incomplete_expired: 'ended',
};
const LIVE: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due']);
const ADDON_OF_PRODUCT: Readonly<Record<string, string>> = { 'relationship compatibility': 'relationship', 'yearly cycle': 'yearly_cycle', transits: 'transits' };

interface Known {
  readonly stripe_subscription_id: string | null;
  readonly stripe_told_at: Date | null;
  readonly plan: string | null;
  readonly addons: readonly string[];
  readonly status: string;
  readonly trial_ends_at: Date | null;
}

/**
 * `customer.subscription.*`: the plan, its add-ons and its period follow Stripe. Events come in any order, so an older one than the last
 * applied changes nothing, and the end of a former subscription does not end the present one.
 */
export async function subscriptionEvent({ transaction, publicUrl }: EventContext, subscription: Stripe.Subscription, toldAtUnix: number, ended: boolean): Promise<Outcome> {
  const userId = await userOf(transaction, subscription);
  if (userId === null) return 'ignored';
  const status = ended ? 'canceled' : OUR_STATUS[subscription.status];
  // A first payment that is not made yet changes nothing.
  if (status === undefined) return 'ignored';
  const [known] = await transaction<Known[]>`select stripe_subscription_id, stripe_told_at, plan, addons, status, trial_ends_at from public.subscriptions where user_id = ${userId} for update`;
  if (known === undefined) return 'ignored';
  const toldAt = instantOf(toldAtUnix);
  if (known.stripe_subscription_id === subscription.id) {
    if (known.stripe_told_at !== null && known.stripe_told_at > toldAt) return 'applied';
    // Within one second the end is the last word.
    if (known.stripe_told_at?.getTime() === toldAt.getTime() && !LIVE.has(known.status) && LIVE.has(status)) return 'applied';
  } else if (known.stripe_subscription_id !== null && !LIVE.has(status)) {
    return 'applied';
  } else if (known.stripe_told_at !== null && instantOf(subscription.created) < known.stripe_told_at && LIVE.has(known.status)) {
    return 'applied';
  }
  const { plan, addons } = await bought(transaction, subscription);
  if (plan === null) return 'ignored';
  const [item] = subscription.items.data;
  const trialEnd = subscription.trial_end === null ? null : instantOf(subscription.trial_end);
  const anchor = status === 'trialing' ? (known.status === 'trialing' ? null : instantOf(subscription.start_date)) : instantOf(subscription.billing_cycle_anchor);
  const chosen = subscription.metadata['natal_system'];
  const system = chosen === 'western' || chosen === 'vedic' ? chosen : null;
  const cancelAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? (item?.current_period_end ?? null) : null);
  await transaction`
    update public.subscriptions set
      plan = ${plan}, addons = ${addons}::text[], status = ${status}, stripe_status = ${subscription.status},
      stripe_customer_id = ${idOf(subscription.customer)}, stripe_subscription_id = ${subscription.id}, stripe_told_at = ${toldAt},
      anchor_at = coalesce(${anchor}::timestamptz, anchor_at), trial_ends_at = coalesce(${trialEnd}::timestamptz, trial_ends_at),
      cancel_at = ${cancelAt === null ? null : instantOf(cancelAt)}, current_period_end = ${item === undefined ? null : instantOf(item.current_period_end)},
      natal_system = coalesce(${system}, natal_system), updated_at = now()
    where user_id = ${userId}`;
  if (LIVE.has(status)) {
    const same = known.stripe_subscription_id !== null && LIVE.has(known.status) && known.plan === plan && [...known.addons].toSorted().join() === addons.join();
    if (!same) await mailUser(transaction, userId, planChangedMail({ plan: `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`, addons: addons.map((addon) => addon.replaceAll('_', ' ')), publicUrl }));
  } else if (LIVE.has(known.status)) {
    await mailUser(transaction, userId, planEndedMail({ publicUrl }));
  }
  return 'applied';
}

/** The plan and add-ons that the prices of a subscription stand for. */
async function bought(transaction: Transaction, subscription: Stripe.Subscription): Promise<{ readonly plan: string | null; readonly addons: readonly string[] }> {
  const prices = subscription.items.data.map((item) => item.price.id);
  const rows = await transaction<{ name: string; type: string }[]>`select name, type from public.stripe_products where price_id = any (${prices}::text[])`;
  const plan = rows.find((row) => row.type === 'plan');
  const addons = rows.filter((row) => row.type === 'addon').map((row) => ADDON_OF_PRODUCT[row.name.toLowerCase()]).filter((addon) => addon !== undefined);
  return { plan: plan?.name.toLowerCase() ?? null, addons: addons.toSorted() };
}
