import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PriceTier } from '@theia-astro/endpoints/endpoint';
import type { Plan } from '@theia-astro/endpoints/plan';
import { type Charge, free } from './charge.ts';
import { answerBytes, type MeteredCall } from './metered-call.ts';
import { readBooks, customer, type Customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { meteredCall } from '../testing/metered-call.ts';
import { openMeteringPool } from './metering-pool.ts';
import { usdText } from './money.ts';
import { settleBatch } from './settle-batch.ts';
import { until } from '../testing/until.ts';

const { database, beforeClose } = await testDatabase();
const pool = openMeteringPool(database.ownerUrl);
beforeClose(() => pool.end());

const natal: Charge = { kind: 'metered', priceTier: 'natal', minimumPlan: 'starter', natalSystem: 'western' };

function success(who: Customer, charge: Charge = natal, more: Partial<MeteredCall> = {}): MeteredCall {
  return meteredCall(who, {
    charge,
    requestPayload: '{"birth_date":"1990-06-15"}',
    responsePayload: answerBytes(Buffer.from('{"product":"natal"}')),
    ...more,
  });
}
const failure = (who: Customer): MeteredCall =>
  success(who, natal, {
    status: 400,
    charged: false,
    errorMessage: 'bad',
    responsePayload: answerBytes(Buffer.from('{"code":"invalid_date"}')),
  });
const tier = (priceTier: PriceTier, minimumPlan: Plan = 'starter'): Charge => ({
  kind: 'metered',
  priceTier,
  minimumPlan,
  natalSystem: null,
});

describe('settling a batch of calls', () => {
  it('takes calls of the plan from the quota and leaves the wallet alone', async () => {
    const who = await customer(database, { balanceUsd: '1' });
    const [first, second] = await settleBatch(pool, [success(who), success(who)], false);
    assert.deepEqual(first, { paidBy: 'quota', cost: 0, balance: 10_000, quotaLeft: 49_999, refusal: null });
    assert.deepEqual(second, { paidBy: 'quota', cost: 0, balance: 10_000, quotaLeft: 49_998, refusal: null });
    const after = await readBooks(database, who.userId);
    assert.equal(after.used, 2);
    assert.equal(after.from_quota, 2);
    assert.equal(after.balance, '1.0000');
  });

  it('charges overage to the wallet at the list price, with one ledger row for all calls of a user in a batch', async () => {
    const who = await customer(database, { balanceUsd: '0.0100', quotaLeft: 1 });
    const outcomes = await settleBatch(pool, [success(who), success(who), success(who)], false);
    assert.deepEqual(
      outcomes.map(({ paidBy, cost, balance }) => [paidBy, usdText(cost), usdText(balance)]),
      [
        ['quota', '0.0000', '0.0100'],
        ['wallet', '0.0020', '0.0080'],
        ['wallet', '0.0020', '0.0060'],
      ],
    );
    const rows =
      await database.sql`select kind, amount_usd::text, balance_after_usd::text, calls from public.credit_ledger where user_id = ${who.userId} and kind = 'calls'`;
    assert.deepEqual([...rows], [{ kind: 'calls', amount_usd: '-0.0040', balance_after_usd: '0.0060', calls: 2 }]);
    assert.equal((await readBooks(database, who.userId)).charged, '0.0040');
  });

  it("stops exactly at the month's spend cap, and a reversed call returns its part of the cap", async () => {
    const who = await customer(database, { plan: null, balanceUsd: '1' });
    await database.sql`insert into public.billing_settings (user_id, spend_cap_usd) values (${who.userId}, 0.01)`;
    const calls = Array.from({ length: 6 }, () => success(who));
    const outcomes = await settleBatch(pool, calls, false);
    assert.deepEqual(
      outcomes.map(({ refusal }) => refusal),
      [null, null, null, null, null, 'spend_cap_reached'],
    );
    assert.deepEqual(
      (await settleBatch(pool, [success(who)], false)).map(({ refusal }) => refusal),
      ['spend_cap_reached'],
    );
    await settleBatch(
      pool,
      [{ ...calls[0]!, charged: false, status: 503, errorMessage: 'unavailable', responsePayload: null }],
      true,
    );
    assert.deepEqual(
      (await settleBatch(pool, [success(who), success(who)], false)).map(({ refusal }) => refusal),
      [null, 'spend_cap_reached'],
    );
    const after = await readBooks(database, who.userId);
    assert.deepEqual([after.balance, after.ledger, after.charged], ['0.9900', '0.9900', '0.0100']);
    await database.sql`update private.wallet_months set month = month - interval '1 month' where user_id = ${who.userId}`;
    assert.deepEqual(
      (await settleBatch(pool, [success(who)], false)).map(({ refusal }) => refusal),
      [null],
    );
  });

  it('refuses what neither pays for: 402 without a plan, 402 with a used-up quota, 403 where the plan lacks the product', async () => {
    const nobody = await customer(database, { plan: null });
    const starter = await customer(database, { plan: 'starter' });
    const spent = await customer(database, { plan: 'starter', quotaLeft: 0, balanceUsd: '0.0019' });
    const outcomes = await settleBatch(
      pool,
      [success(nobody), success(starter, tier('synastry', 'professional')), success(spent)],
      false,
    );
    assert.deepEqual(
      outcomes.map((outcome) => [outcome.paidBy, outcome.cost, outcome.refusal]),
      [
        [null, 0, 'insufficient_balance'],
        [null, 0, 'plan_does_not_include'],
        [null, 0, 'quota_exhausted'],
      ],
    );
    for (const [who, status, code] of [
      [nobody, 402, 'insufficient_balance'],
      [starter, 403, 'plan_does_not_include'],
      [spent, 402, 'quota_exhausted'],
    ] as const) {
      const [row] =
        await database.sql`select response_status, error_message, response_crc32 from private.calls where user_id = ${who.userId}`;
      assert.deepEqual(row, { response_status: status, error_message: code, response_crc32: null });
      assert.equal((await readBooks(database, who.userId)).usage, 0);
    }
  });

  it('decides each call in order of arrival: an expensive call is refused and a cheaper one after it is paid', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '0.0030' });
    const outcomes = await settleBatch(
      pool,
      [success(who), success(who), success(who, tier('positions')), success(who, tier('positions'))],
      false,
    );
    assert.deepEqual(
      outcomes.map((outcome) => outcome.paidBy),
      ['wallet', null, 'wallet', null],
    );
    assert.equal((await readBooks(database, who.userId)).balance, '0.0000');
  });

  it('logs failures and free calls without charging them', async () => {
    const who = await customer(database, { plan: null });
    const outcomes = await settleBatch(pool, [failure(who), success(who, free('product'))], false);
    assert.deepEqual(
      outcomes.map((outcome) => [outcome.paidBy, outcome.refusal]),
      [
        [null, null],
        ['free', null],
      ],
    );
    const after = await readBooks(database, who.userId);
    assert.deepEqual([after.logs, after.usage, after.charged], [2, 1, '0.0000']);
  });

  it('books the same ids once, however often they are tried, and reports how they were booked', async () => {
    const who = await customer(database, { quotaLeft: 1, balanceUsd: '0.0030' });
    const calls = [success(who), success(who), success(who), failure(who)];
    const first = await settleBatch(pool, calls, false);
    const before = await readBooks(database, who.userId);
    const second = await settleBatch(pool, calls, true);
    assert.deepEqual(
      second.map(({ paidBy, cost, refusal }) => ({ paidBy, cost, refusal })),
      first.map(({ paidBy, cost, refusal }) => ({ paidBy, cost, refusal })),
    );
    assert.deepEqual(await readBooks(database, who.userId), before);
    await assert.rejects(settleBatch(pool, calls, false), /duplicate key/);
    assert.deepEqual(await readBooks(database, who.userId), before);
  });

  it('refunds a call that was booked unnoticed and answered as failed', async () => {
    const who = await customer(database, { quotaLeft: 1, balanceUsd: '0.0030' });
    const calls = [success(who), success(who)];
    await settleBatch(pool, calls, false);
    const failed = calls.map((call) => ({
      ...call,
      charged: false,
      status: 503,
      errorMessage: 'unavailable',
      responsePayload: null,
    }));
    await settleBatch(pool, failed, true);
    await settleBatch(pool, failed, true);
    const after = await readBooks(database, who.userId);
    assert.deepEqual(
      [after.balance, after.ledger, after.usage, after.paid_logs, after.logs, after.used, after.broken],
      ['0.0030', '0.0030', 0, 0, 2, 49_999, 0],
    );
    await assert.rejects(settleBatch(pool, calls, false), /duplicate key/);
  });

  it('skips the calls of a deleted user and books the others', async () => {
    const gone = await customer(database);
    const stays = await customer(database);
    const calls = [success(gone), success(stays)];
    await database.sql`delete from auth.users where id = ${gone.userId}`;
    const outcomes = await settleBatch(pool, calls, false);
    assert.deepEqual(
      outcomes.map((outcome) => outcome.refusal),
      ['account_gone', null],
    );
  });

  it('pays from the wallet when the trial is over, and from a fresh quota when a month has passed', async () => {
    const trial = await customer(database, { balanceUsd: '1' });
    await database.sql`update public.subscriptions set anchor_at = now() - interval '15 days', trial_ends_at = now() - interval '1 day' where user_id = ${trial.userId}`;
    const monthly = await customer(database, { plan: 'growth', quotaLeft: 0 });
    await database.sql`update public.subscriptions set anchor_at = now() - interval '2 months 3 days' where user_id = ${monthly.userId}`;
    const [first, second] = await settleBatch(pool, [success(trial), success(monthly)], false);
    assert.deepEqual([first?.paidBy, second?.paidBy, second?.quotaLeft], ['wallet', 'quota', 199_999]);
  });

  it('follows an upgrade within the period: earlier calls count against the larger quota', async () => {
    const who = await customer(database, { plan: 'starter', quotaLeft: 0 });
    await database.sql`update public.subscriptions set plan = 'professional' where user_id = ${who.userId}`;
    const [outcome] = await settleBatch(pool, [success(who)], false);
    assert.deepEqual([outcome?.paidBy, outcome?.quotaLeft], ['quota', 699_999]);
  });

  it('stores the answer of an idempotent call with its charge, and books a second one with the same key for free', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '1' });
    const idempotency = { key: 'order-1', requestHashHex: '00ff', response: '{"product":"natal"}' };
    const outcomes = await settleBatch(
      pool,
      [success(who, natal, { idempotency }), success(who, natal, { idempotency })],
      false,
    );
    assert.deepEqual(
      outcomes.map((outcome) => [outcome.paidBy, outcome.refusal]),
      [
        ['wallet', null],
        [null, 'idempotency_in_progress'],
      ],
    );
    assert.equal((await readBooks(database, who.userId)).balance, '0.9980');
    const poor = await customer(database, { plan: null });
    await settleBatch(pool, [success(poor, natal, { idempotency })], false);
    const [row] =
      await database.sql`select count(*)::integer as stored from private.idempotency_keys where user_id = ${poor.userId}`;
    assert.equal(row?.stored, 0);
  });

  it('books 512 calls of 100 users in one statement to the right accounts', async () => {
    const users = await Promise.all(
      Array.from({ length: 100 }, () => customer(database, { plan: null, balanceUsd: '0.0060' })),
    );
    const calls = Array.from({ length: 512 }, (_, index) => success(users[index % 100]!));
    const outcomes = await settleBatch(pool, calls, false);
    assert.equal(outcomes.filter((outcome) => outcome.paidBy === 'wallet').length, 300);
    for (const who of users) {
      const after = await readBooks(database, who.userId);
      assert.deepEqual(
        [after.balance, after.ledger, after.from_wallet, after.ledger_calls, after.broken],
        ['0.0000', '0.0000', 3, 3, 0],
      );
    }
  });

  it('gets no notifications of its own charges on the account channel', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '1' });
    const heard: string[] = [];
    const listener = await database.sql.listen('theia_account', (userId) => void heard.push(userId));
    await settleBatch(pool, [success(who)], false);
    await database.sql`select private.book_credit(${who.userId}, 'credit', 1, 'top-up', null)`;
    await until(() => heard.length > 0, 'the top-up');
    await listener.unlisten();
    assert.deepEqual(heard, [who.userId]);
  });
});
