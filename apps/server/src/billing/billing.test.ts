import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { GOOD_CARD, planChoice, PREVIOUS_WEBHOOK_SECRET, testBilling } from '../testing/billing.ts';
import { testDatabase } from '../testing/database.ts';
import { chargeTopup } from './topups/charge-topup.ts';
import { leaseTopup } from './topups/topup-task.ts';

const DECLINED_LATER = '4000000000000341';
const ALWAYS_NEEDS_CONFIRMATION = '4000002760003184';

const base = await testDatabase();
const test = await testBilling(base);
const { sql, user, call, pay, until, balance, subjects, control, task, refusal, readPlan, choosePlan } = test;
type Who = Awaited<ReturnType<typeof user>>;

async function subscribed(who: Who, plan: string, card: string | null): Promise<string> {
  const before = (await readPlan(who)).subscription;
  const { url } = await choosePlan(who, plan);
  assert.equal((await pay(url, card)).status, 303);
  return until(async () => {
    const { subscription } = await readPlan(who);
    return subscription === before ? null : subscription;
  });
}
async function withCard(card: string): Promise<Who> {
  const who = await user({ plan: null });
  await test.saveCard(who, card, card === ALWAYS_NEEDS_CONFIRMATION ? { action: 'confirm' } : {});
  return who;
}
const request = async (who: Who) =>
  (
    await sql<
      { id: string; status: string; attempts: number; message: string | null }[]
    >`select id, status, attempts, message from public.topup_queue where user_id = ${who.userId} order by requested_at desc limit 1`
  )[0];

describe('plans', () => {
  it('are bought in the trial without a card: the rest of the trial stays free, and the add-on works at once', async () => {
    const who = await user();
    const { url } = await choosePlan(who, 'Growth', ['Relationship Compatibility']);
    assert.match(await (await fetch(String(url))).text(), /14 days free, then \$64\.00 a month/);
    const back = await pay(url, null);
    assert.equal(back.headers.get('location'), `${base.config.publicUrl}/payment-return?status=success`);
    const plan = await until(async () => (await readPlan(who)).subscription !== null && readPlan(who));
    assert.deepEqual([plan.plan, plan.status, plan.addons], ['growth', 'trialing', ['relationship']]);
    assert.deepEqual(await subjects(who), ['Your plan is Growth']);
  });

  it('become paid months when the trial ends with a card, and end when it ends without one', async () => {
    const [paying, leaving] = [await user(), await user()];
    const paid = await subscribed(paying, 'Starter', GOOD_CARD);
    const left = await subscribed(leaving, 'Starter', null);
    await control(`subscriptions/${paid}`, { what: 'end-period' });
    await control(`subscriptions/${left}`, { what: 'end-period' });
    await until(async () => (await readPlan(paying)).status === 'active');
    await until(async () => (await readPlan(leaving)).status === 'canceled');
    await until(async () => (await subjects(paying)).includes('Receipt for your plan: $19.00'));
    assert.ok((await subjects(leaving)).includes('Your plan has ended'));
    const [period] = await sql`select plan from private.billing_period(${leaving.userId}, now())`;
    assert.equal(period, undefined);
  });

  it('are changed in place, with proration, and cancelled at the end of the period', async () => {
    const who = await user({ plan: null });
    const subscription = await subscribed(who, 'Starter', GOOD_CARD);
    assert.equal(
      (await choosePlan(who, 'Professional'))['url'],
      `${base.config.publicUrl}/payment-return?status=success`,
    );
    await until(async () => (await readPlan(who)).plan === 'professional');
    await until(async () => (await subjects(who)).includes('Receipt for your plan: $80.00'));
    assert.deepEqual(await call(who, 'cancel-plan', {}), { cancel_at_period_end: true });
    await until(async () => (await readPlan(who)).cancel_at);
    await control(`subscriptions/${subscription}`, { what: 'end-period' });
    await until(async () => (await readPlan(who)).status === 'canceled');
    assert.match(await refusal(who, 'cancel-plan', {}), /^409 /);
    await subscribed(who, 'Growth', GOOD_CARD);
    await until(async () => (await readPlan(who)).plan === 'growth');
  });

  it('that are running are changed only on the page that shows the changes', async () => {
    const who = await user({ plan: null });
    const subscription = await subscribed(who, 'Starter', GOOD_CARD);
    for (const priceId of ['price_growth', 'price_transits'])
      assert.deepEqual(await call(who, 'create-checkout', { mode: 'subscription', priceId }), {
        url: `${base.config.publicUrl}/dashboard/upgrade`,
      });
    assert.deepEqual([(await readPlan(who)).plan, (await readPlan(who)).subscription], ['starter', subscription]);
  });

  it('accept only their own add-ons, known names and our prices', async () => {
    const who = await user();
    assert.equal(
      await refusal(who, 'stripe-checkout-handler', { planType: 'Galactic', priceIds: ['price_x'], addOns: [] }),
      '400 Could not find price for selected plan',
    );
    assert.equal(
      await refusal(who, 'stripe-checkout-handler', { ...planChoice('Starter'), addOns: ['Tarot'] }),
      '400 Unknown add-on: Tarot',
    );
    assert.match(
      await refusal(who, 'stripe-checkout-handler', { ...planChoice('Professional'), addOns: ['Transits'] }),
      /^400 .*does not take/,
    );
    assert.match(
      await refusal(who, 'stripe-checkout-handler', { ...planChoice('Professional'), planType: 'Starter' }),
      /^400 A price/,
    );
    assert.match(await refusal(who, 'create-checkout', { mode: 'payment', priceId: 'price_starter' }), /^400 /);
    assert.match(
      await refusal(who, 'create-checkout', {
        mode: 'payment',
        priceId: 'price_credit_50',
        successUrl: 'https://evil.test/',
      }),
      /^400 Return pages/,
    );
  });
});

describe('the wallet', () => {
  it('is topped up on the checkout page, with one entry each in balance, history and receipts', async () => {
    const who = await user({ plan: null });
    const { url } = await call(who, 'create-checkout', {
      mode: 'payment',
      priceId: 'price_credit_50',
      successUrl: '/payment-return?status=success',
    });
    assert.equal((await pay(url, '4000000000000002')).status, 402);
    assert.equal((await pay(url, GOOD_CARD)).status, 303);
    await until(async () => (await balance(who)) === '50.00');
    const row = await until(
      async () =>
        (
          await sql<
            { status: string; amount_cents: number; receipt_url: string | null }[]
          >`select status, amount_cents, receipt_url from public.topup_logs where user_id = ${who.userId} and receipt_url is not null`
        )[0],
    );
    assert.deepEqual([row.status, row.amount_cents], ['completed', 5_000]);
    assert.match(await (await fetch(row.receipt_url!)).text(), /\$50\.00/);
    await until(async () => (await subjects(who)).includes('$50.00 added to your wallet'));
  });

  it('loses what is refunded or disputed, and gets it back when the dispute is won, even when deliveries are late and repeated', async () => {
    const who = await user({ plan: null });
    await control('webhooks', { delay_ms: '60', copies: '3' });
    await test.buyCredit(who, 100);
    await until(async () => (await balance(who)) === '100.00');
    const { charge } = await test.paymentOf(who);
    await control(`charges/${charge}`, { what: 'refund', amount: '3000' });
    await until(async () => (await balance(who)) === '70.00');
    await control(`charges/${charge}`, { what: 'dispute' });
    await until(async () => (await balance(who)) === '0.00');
    const { disputes } = await test.atStripe<{ disputes: Record<string, unknown> }>();
    await control(`disputes/${Object.keys(disputes)[0]}`, { what: 'won' });
    await until(async () => (await balance(who)) === '70.00');
    await control('webhooks', { delay_ms: '0', copies: '1' });
    await test.assertBooksAgree();
  });
});

describe('automatic top-up', () => {
  it('needs a card, a ceiling above its amount, and an owner who switched it on', async () => {
    const who = await user({ plan: null });
    assert.equal(
      await refusal(who, 'billing-settings', { auto_topup: true }),
      '409 Automatic top-up needs a payment method',
    );
    assert.match(await refusal(who, 'billing-settings', { auto_topup_amount_usd: 900 }), /^422 /);
    assert.match(await refusal(who, 'billing-settings', { spend_cap_usd: 1.234 }), /^400 /);
    await task('auto-topup');
    assert.equal(await request(who), undefined);
  });

  it('charges the card off session when the balance is below the threshold, one at a time, up to the ceiling of the month', async () => {
    const who = await withCard(GOOD_CARD);
    await call(who, 'billing-settings', {
      auto_topup: true,
      auto_topup_amount_usd: 20,
      auto_topup_monthly_ceiling_usd: 50,
      auto_topup_threshold_usd: 45,
    });
    await Promise.all(Array.from({ length: 10 }, () => sql`select private.request_topups(null)`));
    assert.equal((await sql`select 1 from public.topup_queue where user_id = ${who.userId}`).length, 1);
    await task('auto-topup');
    assert.equal(await balance(who), '20.00');
    await task('auto-topup');
    await task('auto-topup');
    assert.equal(await balance(who), '40.00');
    assert.deepEqual(
      (await sql`select status from public.topup_queue where user_id = ${who.userId}`).map((row) => row.status),
      ['completed', 'completed'],
    );
    await until(
      async () => (await subjects(who)).filter((subject) => subject === '$20.00 added to your wallet').length === 2,
    );
    await test.assertBooksAgree();
  });

  it('is not requested again by a reader who saw the balance while the payment was being booked', async () => {
    const who = await withCard(GOOD_CARD);
    await call(who, 'billing-settings', { auto_topup: true, auto_topup_amount_usd: 30, auto_topup_threshold_usd: 10 });
    const open = await request(who);
    const booked = Promise.withResolvers<void>();
    const booking = sql.begin(async (transaction) => {
      await transaction`select private.apply_topup(${who.userId}, 'pi_slow', 3000, null, null, 'auto', now())`;
      await transaction`select private.finish_topup_request(${open?.id ?? ''}, 'pi_slow')`;
      await booked.promise;
    });
    await until(
      async () =>
        (
          await sql`select 1 from pg_locks l join pg_stat_activity a using (pid) where a.state = 'idle in transaction' and l.relation = 'public.topup_queue'::regclass`
        )[0],
    );
    let isAnswered = false;
    const asking = sql`select private.request_topups(${[who.userId]}::uuid[])`.finally(() => {
      isAnswered = true;
    });
    await until(
      async () =>
        isAnswered ||
        (
          await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%request_topups%' and pid <> pg_backend_pid()`
        )[0],
    );
    booked.resolve();
    await booking;
    assert.equal((await asking).length, 0);
    assert.deepEqual([(await request(who))?.id, (await request(who))?.status], [open?.id, 'completed']);
  });

  it('charges once when the process dies between the charge and its booking', async () => {
    const who = await withCard(GOOD_CARD);
    await call(who, 'billing-settings', { auto_topup: true, auto_topup_amount_usd: 30, auto_topup_threshold_usd: 10 });
    const lease = await leaseTopup(sql);
    assert.ok(lease !== null);
    const dead = { ...base.database.sql, begin: () => Promise.reject(new Error('killed')) } as never;
    await assert.rejects(chargeTopup({ ...test.topups, sql: dead }, lease), /killed/);
    await sql`update public.topup_queue set next_attempt_at = now() where id = ${lease.id}`;
    await task('auto-topup');
    await until(async () => (await balance(who)) === '30.00');
    await until(async () => (await request(who))?.status === 'completed');
    assert.equal((await sql`select 1 from public.topup_logs where user_id = ${who.userId}`).length, 1);
  });

  it('tries a declined card three times, mails each time, then switches itself off', async () => {
    const who = await withCard(DECLINED_LATER);
    await call(who, 'billing-settings', { auto_topup: true });
    for (let turn = 0; turn < 5; turn += 1) await task('auto-topup');
    const last = await request(who);
    assert.deepEqual(
      [last?.status, last?.attempts, last?.message],
      ['max_retries_reached', 3, 'Your card was declined.'],
    );
    assert.equal((await sql`select 1 from public.topup_queue where user_id = ${who.userId}`).length, 1);
    assert.equal(await balance(who), '0.00');
    assert.deepEqual(
      (await subjects(who)).filter((subject) => /utomatic top-up/.test(subject)),
      ['An automatic top-up failed', 'An automatic top-up failed', 'Automatic top-up is turned off'],
    );
    const [settings] =
      await sql`select auto_topup, auto_topup_stopped from public.billing_settings where user_id = ${who.userId}`;
    assert.deepEqual({ ...settings }, { auto_topup: false, auto_topup_stopped: 'Your card was declined.' });
    await sql`select private.request_topups(null)`;
    assert.equal((await request(who))?.id, last?.id);
  });

  it('waits for a second try that is due before the next scheduled run', async () => {
    const who = await withCard(GOOD_CARD);
    await call(who, 'billing-settings', { auto_topup: true, auto_topup_amount_usd: 20, auto_topup_threshold_usd: 10 });
    await sql`update public.topup_queue set attempts = 1, next_attempt_at = now() + interval '1 second' where user_id = ${who.userId}`;
    await task('auto-topup');
    assert.equal(await balance(who), '20.00');
  });

  it('mails a confirmation page when the bank requires it, charges nothing before, and ends when it is paid there', async () => {
    const who = await withCard(ALWAYS_NEEDS_CONFIRMATION);
    await call(who, 'billing-settings', { auto_topup: true, auto_topup_amount_usd: 25 });
    await task('auto-topup');
    assert.equal((await request(who))?.status, 'requires_action');
    assert.equal(await balance(who), '0.00');
    await task('auto-topup');
    const [mail] = await sql<
      { text_body: string }[]
    >`select text_body from private.mail_outbox where to_address = ${who.email} and subject = 'Your bank asks you to confirm a top-up'`;
    const page = /http:\S+\/pay\/\S+/.exec(mail?.text_body ?? '')?.[0];
    assert.equal((await pay(page, ALWAYS_NEEDS_CONFIRMATION, { action: 'confirm' })).status, 303);
    await until(async () => (await balance(who)) === '25.00');
    await until(async () => (await request(who))?.status === 'completed');
  });

  it('is cancelled when it is no longer wanted, and a deleted card is detached at Stripe', async () => {
    const who = await withCard(GOOD_CARD);
    await call(who, 'billing-settings', { auto_topup: true });
    await call(who, 'billing-settings', { auto_topup: false });
    await task('auto-topup');
    assert.deepEqual(
      [(await request(who))?.status, (await request(who))?.message],
      ['failed', 'Automatic top-up was turned off'],
    );
    assert.equal(await balance(who), '0.00');
    const [card] = await sql<
      { id: string }[]
    >`update public.payment_method set active = false, status_reason = 'deleted_by_user', status_changed_at = now() where user_id = ${who.userId} returning stripe_payment_method_id as id`;
    await task('detach-cards');
    assert.equal((await test.stripe.paymentMethods.retrieve(card!.id)).customer, null);
  });
});

describe('webhooks', () => {
  const send = (body: string, secret: string, seconds = Math.floor(Date.now() / 1000)) =>
    fetch(`${test.url}/webhooks/stripe`, {
      method: 'POST',
      body,
      headers: {
        'stripe-signature': `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
      },
    });
  const event = JSON.stringify({
    id: 'evt_unknown',
    object: 'event',
    type: 'radar.early_fraud_warning.created',
    created: 1_780_000_000,
    data: { object: { id: 'x' } },
  });

  it('are accepted only with a valid and recent signature', async () => {
    assert.equal((await send(event, 'whsec_other')).status, 400);
    assert.equal(
      (await send(event, test.sandbox.credentials.webhookSecret, Math.floor(Date.now() / 1000) - 3_600)).status,
      400,
    );
    assert.equal((await fetch(`${test.url}/webhooks/stripe`, { method: 'POST', body: event })).status, 400);
    assert.equal((await sql`select 1 from private.stripe_events where id = 'evt_unknown'`).length, 0);
  });

  it('are accepted with the secret before, while it is changed', async () => {
    const other = event.replace('evt_unknown', 'evt_before');
    assert.equal((await send(other, PREVIOUS_WEBHOOK_SECRET)).status, 200);
    assert.equal((await send(other, PREVIOUS_WEBHOOK_SECRET, Math.floor(Date.now() / 1000) - 3_600)).status, 400);
  });

  it('are stored even when we do not use them, and counted when they are repeated', async () => {
    for (let turn = 0; turn < 3; turn += 1)
      assert.equal((await send(event, test.sandbox.credentials.webhookSecret)).status, 200);
    const [kept] = await sql`select outcome, deliveries from private.stripe_events where id = 'evt_unknown'`;
    assert.deepEqual({ ...kept }, { outcome: 'ignored', deliveries: 3 });
  });
});
