import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GOOD_CARD, planChoice, testBilling } from '../testing/billing.ts';
import { testDatabase } from '../testing/database.ts';
import { stripeEvents } from '../testing/stripe-events.ts';
import { pino } from 'pino';
import { runOperation } from '../account/operations/operation.ts';
import { openBilling } from './open-billing.ts';

const base = await testDatabase();
const test = await testBilling(base);
const { sql, user, call, pay, until, subjects, control, task, refusal, stripe, readPlan, choosePlan } = test;
type Who = Awaited<ReturnType<typeof user>>;
const { store, deliver } = stripeEvents(base);

const operatorMails = async (subject: string) =>
  (await sql`select 1 from private.mail_outbox where to_address = ${base.config.supportEmail} and subject = ${subject}`)
    .length;
async function subscribed(who: Who, plan: string, card: string | null): Promise<string> {
  await pay((await choosePlan(who, plan))['url'], card);
  return test.subscriptionOf(who);
}
/** A subscription object as Stripe sends it, built by hand. */
const subscription = (
  who: Who,
  id: string,
  price: string,
  status: string,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  id,
  object: 'subscription',
  customer: `cus_${id}`,
  status,
  metadata: { user_id: who.userId },
  created: 1_780_000_000,
  start_date: 1_780_000_000,
  billing_cycle_anchor: 1_780_000_000,
  trial_end: null,
  cancel_at: null,
  cancel_at_period_end: false,
  default_payment_method: null,
  items: {
    object: 'list',
    data: [{ id: 'si_1', quantity: 1, price: { id: price, unit_amount: 1_900 }, current_period_end: 1_782_600_000 }],
  },
  ...more,
});

describe('a subscription', () => {
  it('bought twice by accident is cancelled at Stripe, and the newer one stays', async () => {
    const who = await user({ plan: null });
    const older = await subscribed(who, 'Starter', GOOD_CARD);
    // Simulates a first page that was completed without our knowledge: our side drops it, so the second page opens.
    await sql`update public.subscriptions set stripe_subscription_id = null, status = 'ended' where user_id = ${who.userId}`;
    await test.laterAtStripe();
    await pay((await choosePlan(who, 'Growth'))['url'], GOOD_CARD);
    await until(async () => (await readPlan(who)).plan === 'growth');
    await until(async () => (await stripe.subscriptions.retrieve(older)).status === 'canceled');
    const { plan, status, subscription: kept } = await readPlan(who);
    assert.deepEqual(
      [plan, status, (await stripe.subscriptions.retrieve(kept!)).status],
      ['growth', 'active', 'active'],
    );
    await until(
      async () =>
        (await subjects(who)).filter((subject) => subject === 'Your earlier subscription was cancelled').length === 1,
    );
    await task('subscriptions');
    assert.equal((await subjects(who)).filter((subject) => subject === 'Your plan has ended').length, 0);
  });

  it('bought twice is reported as cancelled once, even if the run that asked Stripe for it died, and two others finish', async () => {
    const who = await user({ plan: null });
    const older = await subscribed(who, 'Starter', GOOD_CARD);
    await stripe.subscriptions.cancel(older);
    await until(async () => (await readPlan(who)).status === 'canceled');
    await test.laterAtStripe();
    await sql`update private.stripe_subscriptions set cancel_wanted_at = now() where id = ${older}`;
    const reported = async () =>
      (await subjects(who)).filter((subject) => subject === 'Your earlier subscription was cancelled').length;
    await Promise.all([task('subscriptions'), task('subscriptions')]);
    await until(async () => (await reported()) > 0);
    await task('subscriptions');
    assert.equal(await reported(), 1);
  });

  it('has only one page open at a time', async () => {
    const who = await user({ plan: null });
    const first = await choosePlan(who, 'Starter');
    await choosePlan(who, 'Growth');
    assert.equal((await fetch(String(first['url']))).status, 410);
  });

  it('that cannot be charged stays during retries, ends when it remains unpaid, and sends one mail', async () => {
    const who = await user({ plan: null });
    const id = await subscribed(who, 'Starter', '4000000000000341').catch(() => '');
    assert.equal((await readPlan(who)).status, 'past_due');
    await control(`subscriptions/${id}`, { what: 'unpaid' });
    await until(async () => (await readPlan(who)).status === 'ended');
    await control(`subscriptions/${id}`, { what: 'cancel' });
    await until(async () => (await readPlan(who)).status === 'canceled');
    assert.equal((await subjects(who)).filter((subject) => subject === 'Your plan has ended').length, 1);
    assert.ok((await subjects(who)).includes('The payment for your plan failed'));
  });

  it('whose first payment was never made leaves the trial unchanged', async () => {
    const who = await user();
    await deliver('customer.subscription.created', subscription(who, 'sub_incomplete', 'price_growth', 'incomplete'));
    await deliver(
      'customer.subscription.updated',
      subscription(who, 'sub_incomplete', 'price_growth', 'incomplete_expired'),
    );
    const { plan, status } = await readPlan(who);
    assert.deepEqual([plan, status, await subjects(who)], ['starter', 'trialing', []]);
  });

  it('with an unknown price waits, the operator is notified once, and it is applied when the price is assigned', async () => {
    const who = await user();
    const id = await deliver(
      'customer.subscription.created',
      subscription(who, 'sub_unknown', 'price_mystery', 'active'),
    );
    for (let tries = 0; tries < 3; tries += 1) await store.processOpen();
    assert.deepEqual(
      [(await readPlan(who)).status, await operatorMails('A subscription with an unknown price')],
      ['trialing', 1],
    );
    await sql`insert into private.stripe_prices values ('price_mystery', 'Growth')`;
    await store.processOpen();
    assert.deepEqual(
      [
        (await readPlan(who)).plan,
        (await sql`select outcome from private.stripe_events where id = ${id}`)[0]?.['outcome'],
      ],
      ['growth', 'applied'],
    );
  });

  it('bought at an earlier price keeps its plan', async () => {
    const who = await user();
    await sql`update public.stripe_products set price_id = 'price_growth_dearer' where name = 'Growth'`;
    await deliver('customer.subscription.created', subscription(who, 'sub_former', 'price_growth', 'active'));
    await sql`update public.stripe_products set price_id = 'price_growth' where name = 'Growth'`;
    assert.deepEqual([(await readPlan(who)).plan, (await readPlan(who)).status], ['growth', 'active']);
  });

  it('with two events in one second is read from Stripe', async () => {
    const who = await user({ plan: null });
    const id = await subscribed(who, 'Growth', GOOD_CARD);
    await task('subscriptions');
    const [known] =
      await sql`select extract(epoch from told_at)::int as at from private.stripe_subscriptions where id = ${id}`;
    await deliver(
      'customer.subscription.updated',
      subscription(who, id, 'price_starter', 'past_due'),
      Number(known?.['at']),
    );
    assert.equal((await sql`select 1 from private.stripe_subscriptions where id = ${id} and ask_again`).length, 1);
    await task('subscriptions');
    assert.deepEqual([(await readPlan(who)).plan, (await readPlan(who)).status], ['growth', 'active']);
  });

  it('sets the natal system when it is bought, and not again with every renewal', async () => {
    const who = await user();
    const bought = (status: string) =>
      subscription(who, 'sub_system', 'price_starter', status, {
        metadata: { user_id: who.userId, natal_system: 'vedic' },
      });
    await deliver('customer.subscription.created', bought('active'));
    assert.equal((await readPlan(who)).natal_system, 'vedic');
    await sql`update public.subscriptions set natal_system = 'western' where user_id = ${who.userId}`;
    await deliver('customer.subscription.updated', bought('past_due'));
    assert.deepEqual([(await readPlan(who)).natal_system, (await readPlan(who)).status], ['western', 'past_due']);
  });

  it('is changed only when the difference could be charged', async () => {
    const who = await user();
    await subscribed(who, 'Starter', '4000000000000341');
    const id = (await readPlan(who)).subscription!;
    await control(`subscriptions/${id}`, { what: 'end-period' });
    await until(async () => (await readPlan(who)).status === 'past_due');
    assert.match(
      await refusal(who, 'stripe-checkout-handler', planChoice('Professional')),
      /^402 Your card was declined\./,
    );
    assert.deepEqual(
      (await stripe.subscriptions.retrieve(id)).items.data.map((item) => item.price.id),
      ['price_starter'],
    );
  });

  it('started without a card is charged to the card that was saved during its trial', async () => {
    const who = await user();
    const id = await subscribed(who, 'Growth', null);
    await test.saveCard(who);
    await until(
      async () =>
        (await sql`select from public.payment_method where user_id = ${who.userId} and made_default_at is not null`)[0],
    );
    await control(`subscriptions/${id}`, { what: 'trial-will-end' });
    await until(
      async () =>
        (
          await sql`select 1 from private.mail_outbox where to_address = ${who.email} and subject = 'Your trial ends soon' and text_body like '%Growth: $49.00 a month%'`
        )[0],
    );
    await control(`subscriptions/${id}`, { what: 'end-period' });
    await until(async () => (await readPlan(who)).status === 'active');
    await until(async () => (await subjects(who)).includes('Receipt for your plan: $49.00'));
  });
});

describe('a customer that was deleted at Stripe', () => {
  it('is replaced when needed, with its cards removed and automatic top-up off, whether an event or a call reveals it', async () => {
    const who = await user({ plan: null });
    await test.saveCard(who);
    await call(who, 'billing-settings', { auto_topup: true, auto_topup_threshold_usd: 1 });
    const first = (await readPlan(who)).customer!;
    await stripe.customers.del(first);
    await until(async () => (await readPlan(who)).customer === null);
    const [settings] =
      await sql`select auto_topup, auto_topup_stopped from public.billing_settings where user_id = ${who.userId}`;
    assert.deepEqual({ ...settings }, { auto_topup: false, auto_topup_stopped: 'The card on file was removed.' });
    await call(who, 'create-checkout', { mode: 'payment', priceId: 'price_credit_50' });
    const second = (await readPlan(who)).customer!;
    assert.notEqual(second, first);
    await sql`update public.subscriptions set stripe_customer_id = 'cus_never_was' where user_id = ${who.userId}`;
    await test.buyCredit(who, 50);
    await until(async () => (await test.balance(who)) === '50.00');
  });
});

describe('the trial of the sign-up', () => {
  it('is announced by mail three days before its end and when it is over, once each', async () => {
    const [soon, over, long, subscriber] = [await user(), await user(), await user(), await user()];
    await subscribed(subscriber, 'Growth', null);
    await sql`update public.subscriptions set trial_ends_at = now() + interval '2 days 23 hours' where user_id in (${soon.userId}, ${subscriber.userId})`;
    await sql`update public.subscriptions set trial_ends_at = now() - interval '1 minute' where user_id = ${over.userId}`;
    await task('trial-mails');
    await task('trial-mails');
    assert.deepEqual(
      [await subjects(soon), await subjects(over), await subjects(long)],
      [['Your trial ends soon'], ['Your trial is over'], []],
    );
    assert.deepEqual(
      (await subjects(subscriber)).filter((subject) => /trial/i.test(subject)),
      [],
    );
  });
});

describe('prices that are not assigned', () => {
  it('cannot be bought with real credentials, and the log says so', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const real = openBilling({
      config: base.config,
      database: base.database,
      log,
      stripe: { ...test.sandbox.credentials, apiBase: null },
      afterBalanceChange: async () => {},
    });
    const who = await user();
    await assert.rejects(
      runOperation(real.operations, 'stripe-checkout-handler', {
        user: { role: 'authenticated', userId: who.userId, claims: { sub: who.userId } as never },
        input: planChoice('Growth'),
        sql,
        logger: log,
      }),
      /Growth cannot be bought here yet: this server has no Stripe price for it/,
    );
    await until(async () =>
      lines.find((line) => line.includes('have no Stripe price yet') && line.includes('Professional')),
    );
  });
});
