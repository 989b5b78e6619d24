import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closeAccount } from '../../account/deletion/delete-account.ts';
import { GOOD_CARD, testBilling } from '../../testing/billing.ts';
import { testDatabase } from '../../testing/database.ts';
import { mailLowBalances } from '../open-billing.ts';
import { chargeTopup } from './charge-topup.ts';
import { leaseTopup } from './topup-task.ts';

const base = await testDatabase();
const test = await testBilling(base);
const { sql, user, call, pay, until, balance, subjects, control, task } = test;
type Who = Awaited<ReturnType<typeof user>>;
const { publicUrl } = base.config;

async function withCard(): Promise<Who> {
  const who = await user({ plan: null });
  await test.saveCard(who);
  return who;
}
const requests = async (who: Who) =>
  (
    await sql<
      { status: string }[]
    >`select status from public.topup_queue where user_id = ${who.userId} order by requested_at`
  ).map(({ status }) => status);
const queue = (who: Who) => sql`select private.request_topups(${[who.userId]}::uuid[])`;
const settings = async (who: Who) => ({
  ...(await sql`select auto_topup, auto_topup_stopped from public.billing_settings where user_id = ${who.userId}`)[0],
});
const spend = (who: Who, usd: string) =>
  sql`select private.book_credit(${who.userId}, 'adjustment', -${usd}::numeric, 'spent', null)`;

describe('the ceiling of a month', () => {
  it('counts what was requested or charged in it: the end of a month does not double the limit', async () => {
    const who = await withCard();
    await call(who, 'billing-settings', {
      auto_topup: true,
      auto_topup_amount_usd: 20,
      auto_topup_monthly_ceiling_usd: 40,
      auto_topup_threshold_usd: 1000,
    });
    await task('auto-topup');
    await task('auto-topup');
    await queue(who);
    assert.deepEqual(await requests(who), ['completed', 'completed']);
    const lastMonth = sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc' - interval '1 minute'`;
    // One was requested last month and charged in this one; the other belongs entirely to last month.
    await sql`update public.topup_queue set requested_at = ${lastMonth} where user_id = ${who.userId}`;
    await queue(who);
    assert.deepEqual(await requests(who), ['completed', 'completed']);
    await sql`update public.topup_queue set processed_at = ${lastMonth} where id = (select id from public.topup_queue where user_id = ${who.userId} limit 1)`;
    await queue(who);
    await task('auto-topup');
    await queue(who);
    assert.deepEqual((await requests(who)).toSorted(), ['completed', 'completed', 'completed']);
  });
});

describe('without a card', () => {
  it('automatic top-up is off, queued requests are cancelled, and a new card is charged only after its owner switches it on', async () => {
    const who = await withCard();
    await call(who, 'billing-settings', { auto_topup: true });
    assert.deepEqual(await requests(who), ['pending']);
    await sql`update public.payment_method set active = false, status_reason = 'deleted_by_user', status_changed_at = now() where user_id = ${who.userId}`;
    assert.deepEqual(await settings(who), { auto_topup: false, auto_topup_stopped: 'The card on file was removed.' });
    assert.equal(await leaseTopup(sql), null);
    await test.saveCard(who);
    await task('auto-topup');
    assert.deepEqual([await requests(who), await balance(who)], [['failed'], '0.00']);
  });

  it('a request that was leased is not charged: it fails, and automatic top-up is off', async () => {
    const who = await withCard();
    await call(who, 'billing-settings', { auto_topup: true });
    const lease = await leaseTopup(sql);
    assert.ok(lease !== null);
    await chargeTopup(test.topups, { ...lease, customer: null, paymentMethod: null });
    const off = { auto_topup: false, auto_topup_stopped: 'The card on file cannot be charged.' };
    assert.deepEqual([await requests(who), await balance(who), await settings(who)], [['failed'], '0.00', off]);
  });

  it('replaced by a newer card, automatic top-up continues with that one', async () => {
    const who = await withCard();
    await call(who, 'billing-settings', { auto_topup: true, auto_topup_amount_usd: 10, auto_topup_threshold_usd: 5 });
    await test.laterAtStripe();
    await test.saveCard(who, '5555555555554444');
    assert.equal((await settings(who))['auto_topup'], true);
    await task('auto-topup');
    assert.equal(await balance(who), '10.00');
  });
});

describe('a server that was down for longer than Stripe keeps idempotency keys', () => {
  it('looks up earlier payments before it charges again', async () => {
    const who = await withCard();
    await call(who, 'billing-settings', { auto_topup: true, auto_topup_amount_usd: 30, auto_topup_threshold_usd: 10 });
    const lease = await leaseTopup(sql);
    assert.ok(lease !== null && lease.customer !== null);
    const dead = { ...sql, begin: () => Promise.reject(new Error('killed')) } as never;
    await control('webhooks', { paused: 'true' });
    await assert.rejects(chargeTopup({ ...test.topups, sql: dead }, lease), /killed/);
    await control('forget-keys');
    await sql`update public.topup_queue set next_attempt_at = now() where id = ${lease.id}`;
    await task('auto-topup');
    await control('webhooks', { delay_ms: '0', copies: '1' });
    assert.deepEqual([await balance(who), await requests(who)], ['30.00', ['completed']]);
    const paid = (await test.stripe.paymentIntents.list({ customer: lease.customer, limit: 100 })).data.filter(
      (intent) => intent.status === 'succeeded',
    );
    assert.equal(paid.length, 1);
    await test.assertBooksAgree();
  });
});

describe('a page that was not confirmed in time', () => {
  it('ends the request, switches automatic top-up off and says so', async () => {
    const who = await withCard();
    await sql`insert into public.billing_settings (user_id, auto_topup) values (${who.userId}, true)`;
    await sql`insert into public.topup_queue (user_id, status, amount_usd, next_attempt_at) values (${who.userId}, 'requires_action', 25, now() - interval '1 second')`;
    await task('auto-topup');
    assert.deepEqual(
      [await requests(who), await settings(who)],
      [['failed'], { auto_topup: false, auto_topup_stopped: 'The payment was not confirmed in time.' }],
    );
    assert.ok((await subjects(who)).includes('Automatic top-up is turned off'));
  });
});

describe('money for a deleted account', () => {
  it('is refunded to its card, once; earlier bookings stay', async () => {
    const who = await user({ plan: null });
    await test.buyCredit(who, 50);
    await until(async () => (await balance(who)) === '50.00');
    const url = await test.checkout(who, { mode: 'payment', priceId: 'price_credit_100' });
    assert.ok(await closeAccount(sql, who.userId));
    await pay(url, GOOD_CARD);
    await until(async () => (await sql`select 1 from private.payments_to_return`)[0]);
    await control('webhooks/again');
    await task('return-payments');
    await task('return-payments');
    const state = await test.atStripe<{
      charges: Record<string, { amount: number; amount_refunded: number; metadata: { user_id?: string } }>;
    }>();
    assert.deepEqual(
      Object.values(state.charges)
        .filter(({ metadata }) => metadata.user_id === who.userId)
        .map(({ amount, amount_refunded: refunded }) => [amount, refunded])
        .toSorted(),
      [
        [10_000, 10_000],
        [5_000, 0],
      ],
    );
    assert.equal((await sql`select 1 from private.payments_to_return where returned_at is null`).length, 0);
    await test.assertBooksAgree();
  });
});

describe('the low-balance mail', () => {
  const mails = async (who: Who): Promise<number> =>
    (await subjects(who)).filter((subject) => subject.startsWith('Your balance is below')).length;

  it('comes once each time the balance falls below the threshold, however often and by however many nodes it is checked', async () => {
    const who = await user({ plan: null, balanceUsd: '20' });
    const look = () => Promise.all(Array.from({ length: 4 }, () => mailLowBalances(sql, [who.userId], publicUrl)));
    await look();
    assert.equal(await mails(who), 0);
    await spend(who, '15.01');
    await look();
    await spend(who, '1');
    await look();
    assert.equal(await mails(who), 1);
    // A rise and a fall between two checks count as another fall.
    await sql`select private.book_credit(${who.userId}, 'credit', 10, 'gift', null)`;
    await spend(who, '10');
    await mailLowBalances(sql, null, publicUrl);
    assert.equal(await mails(who), 2);
    await call(who, 'billing-settings', { low_balance_usd: 1 });
    await call(who, 'billing-settings', { low_balance_usd: 5 });
    await look();
    assert.equal(await mails(who), 3);
    await call(who, 'billing-settings', { low_balance_usd: null });
    await spend(who, '3');
    await look();
    assert.equal(await mails(who), 3);
  });

  it('is not sent to users who never had money', async () => {
    const who = await user({ plan: null });
    await mailLowBalances(sql, [who.userId], publicUrl);
    assert.equal(await mails(who), 0);
  });
});
