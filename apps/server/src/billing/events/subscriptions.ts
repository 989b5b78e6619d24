import type Stripe from 'stripe';
import { operatorMail } from '../../mail/billing-mails.ts';
import { mailOperator } from './alarm.ts';
import { findUser } from './find-user.ts';
import { followSubscriptions } from './follow-subscriptions.ts';
import type { EventContext, Outcome } from './outcome.ts';
import { stripeId, fromUnixSeconds } from '../../stripe/stripe-values.ts';
import { storeIfNewer, readSubscription } from './subscription-snapshot.ts';

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
  const told = await readSubscription(
    transaction,
    subscription,
    fromUnixSeconds(toldAtUnix),
    ended ? 'canceled' : subscription.status,
  );
  const [known] = await transaction<
    { natal_system: string | null }[]
  >`select natal_system from private.stripe_subscriptions where id = ${told.id}`;
  if (told.plan === null) {
    if (known === undefined && (ended || told.stripe_status === 'incomplete_expired')) return 'ignored';
    const what = `The subscription ${subscription.id} contains none of our plans: its prices are ${subscription.items.data.map((item) => item.price.id).join(', ')}. Assign them with the command "stripe price", and it will be applied.`;
    await mailOperator(context, operatorMail({ subject: 'A subscription with an unknown price', paragraphs: [what] }));
    if (known === undefined) return 'waiting';
  }
  await storeIfNewer(transaction, userId, told);
  await transaction`
    update public.subscriptions set stripe_customer_id = ${stripeId(subscription.customer)}
    where user_id = ${userId} and stripe_customer_id is null and former_customer_id is distinct from ${stripeId(subscription.customer)}`;
  // The choice made at purchase is applied with the first event, not again with every renewal.
  await followSubscriptions(
    context,
    userId,
    told.natal_system !== null && told.natal_system !== known?.natal_system ? told.natal_system : null,
  );
  return 'applied';
}
