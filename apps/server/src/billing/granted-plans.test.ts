import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GOOD_CARD, planChoice, testBilling } from '../testing/billing.ts';
import { commandLine } from '../testing/command-line.ts';
import { testDatabase } from '../testing/database.ts';

const base = await testDatabase();
const test = await testBilling(base);
const { sql, user, call, pay, until, refusal, stripe, subjects, subscriptionOf } = test;
type Who = Awaited<ReturnType<typeof user>>;
const theia = commandLine({ dataDir: base.config.dataDir, workingDirectory: base.config.dataDir });

const PROVIDER = '409 Your plan is managed by support. Contact support to change it.';
const STARTER = planChoice('Starter');

const readPlan = async (who: Who) =>
  (
    await sql<{ plan: string | null; status: string; subscription: string | null; source: string | null }[]>`
      select plan, status, stripe_subscription_id as subscription, private.plan_source(user_id) as source from public.subscriptions where user_id = ${who.userId}`
  )[0]!;
async function subscribed(who: Who): Promise<string> {
  await pay((await call(who, 'stripe-checkout-handler', STARTER))['url'], GOOD_CARD);
  return subscriptionOf(who);
}
const pages = async (who: Who) => {
  const { customer } = await test.readPlan(who);
  return (await stripe.checkout.sessions.list({ customer: customer ?? '', limit: 100 })).data.length;
};

describe('a plan that the operator granted', () => {
  it('is neither bought over, nor given add-ons, nor cancelled at Stripe; its wallet is topped up as any other', async () => {
    const who = await user({ plan: null });
    assert.equal((await theia('user', 'plan', who.email, 'growth')).code, 0);
    assert.deepEqual(await readPlan(who), { plan: 'growth', status: 'active', subscription: null, source: 'operator' });
    assert.equal(await refusal(who, 'stripe-checkout-handler', STARTER), PROVIDER);
    for (const priceId of ['price_professional', 'price_relationship'])
      assert.equal(await refusal(who, 'create-checkout', { mode: 'subscription', priceId }), PROVIDER);
    assert.equal(await refusal(who, 'cancel-plan', { cancel: true }), PROVIDER);
    assert.equal(await pages(who), 0);
    assert.equal(await refusal(who, 'create-checkout', { mode: 'payment', priceId: 'price_credit_50' }), 'accepted');
    assert.equal((await theia('user', 'plan', who.email, 'none')).code, 0);
    assert.equal((await readPlan(who)).source, null);
    assert.equal(await refusal(who, 'stripe-checkout-handler', STARTER), 'accepted');
  });

  it('replaces a subscription that ended, is not charged, and stays when late events of that subscription arrive', async () => {
    const who = await user({ plan: null });
    const id = await subscribed(who);
    await stripe.subscriptions.cancel(id);
    await until(async () => (await readPlan(who)).status === 'canceled');
    await test.laterAtStripe();
    await theia('user', 'plan', who.email, 'professional');
    const granted = { plan: 'professional', status: 'active', subscription: null, source: 'operator' };
    assert.deepEqual(await readPlan(who), granted);
    const open = await sql`select 1 from private.plan_spans where user_id = ${who.userId} and ended_at is null`;
    assert.equal(open.length, 0);
    const events = await sql<
      { id: string }[]
    >`update private.stripe_events set outcome = null where type like 'customer.subscription.%' and payload::text like ${`%${id}%`} returning id`;
    assert.ok(events.length > 0);
    await test.task('stripe-events');
    assert.deepEqual(await readPlan(who), granted);
    assert.equal((await subjects(who)).filter((subject) => subject === 'Your plan has ended').length, 1);
  });

  it('does not hide a subscription that still runs: it can be cancelled, and its next event decides', async () => {
    const who = await user({ plan: null });
    const id = await subscribed(who);
    assert.match((await theia('user', 'plan', who.email, 'growth')).out, /also has a Stripe subscription/);
    assert.equal((await readPlan(who)).source, 'stripe');
    await call(who, 'cancel-plan', { cancel: true });
    assert.equal((await stripe.subscriptions.retrieve(id)).cancel_at_period_end, true);
    await until(async () => (await readPlan(who)).plan === 'starter');
  });
});
