import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Customer, customer, type CustomerOptions } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';

const { database } = await testDatabase();
const { sql } = database;

/** A period of exactly 30 days, 720 hours. */
const START = '2026-04-01T00:00:00Z';

interface Projection {
  readonly source: string | null;
  readonly plan_usd: string;
  readonly wallet_usd: string;
  readonly pace_hours: number;
  readonly pace_calls: string;
  readonly too_early: string | null;
  readonly projected_wallet_usd: string | null;
  readonly projected_usd: string | null;
}

async function project(who: Customer, at: string): Promise<Projection> {
  const [row] = await sql<Projection[]>`
    select source, plan_usd::text, wallet_usd::text, pace_hours, pace_calls::text, too_early, projected_wallet_usd::text, projected_usd::text
    from private.cost_projection(${who.userId}, ${at}::text::timestamptz)`;
  return row!;
}
const figures = async (who: Customer, at: string) => {
  const row = await project(who, at);
  return [row.too_early, row.projected_wallet_usd, row.projected_usd];
};
/** Calls of one hour; those of a quota cost nothing. */
const hour = (who: Customer, at: string, calls: number, paidBy: 'quota' | 'wallet' | 'test', product = 'natal') => sql`
  insert into private.usage_hours (user_id, hour, product, paid_by, api_key_id, calls, cost_usd)
  select ${who.userId}, ${at}::text::timestamptz, ${product}, ${paidBy}, ${who.keyId}, ${calls},
         case when ${paidBy} = 'wallet' then ${calls} * unit_price_usd else 0 end from public.price_list where report_tier = ${product}`;
async function subscriber(plan: 'starter' | 'growth' | null, used = 0, more: CustomerOptions = {}): Promise<Customer> {
  const who = await customer(database, { plan, ...more });
  if (plan !== null) {
    await sql`update public.subscriptions set anchor_at = ${START}::text::timestamptz, stripe_subscription_id = ${`sub_${who.userId}`} where user_id = ${who.userId}`;
    await sql`
      insert into public.quota_periods (user_id, period_start, period_end, plan, quota, used)
      select ${who.userId}, b.period_start, b.period_end, b.plan, b.monthly_calls, ${used} from private.billing_period(${who.userId}, ${START}::text::timestamptz) b`;
  }
  return who;
}

describe('the projected cost of a billing period', () => {
  it('is the price of the plan with its add-ons while the quota suffices', async () => {
    const who = await subscriber('starter', 1000, { addons: ['relationship', 'yearly_cycle'] });
    await hour(who, '2026-04-03T10:00:00Z', 1000, 'quota');
    assert.deepEqual(await project(who, '2026-04-05T00:00:00Z'), {
      source: 'stripe',
      plan_usd: '49.00',
      wallet_usd: '0.0000',
      pace_hours: 96,
      pace_calls: '1000',
      too_early: null,
      projected_wallet_usd: '0.00',
      projected_usd: '49.00',
    });
  });

  it('adds what the wallet has paid, and pays at the pace of the last seven days until the end', async () => {
    const who = await subscriber('starter');
    await hour(who, '2026-04-02T00:00:00Z', 1000, 'wallet', 'synastry');
    await hour(who, '2026-04-10T05:00:00Z', 1680, 'wallet', 'synastry');
    // 168 hours with 10 calls an hour of $0.005, and 20 days are left: 480 × 10 × 0.005 = 24; so far 5 + 8.40.
    const row = await project(who, '2026-04-11T00:00:00Z');
    assert.deepEqual([row.pace_hours, row.pace_calls, row.wallet_usd], [168, '1680', '13.4000']);
    assert.deepEqual([row.projected_wallet_usd, row.projected_usd], ['37.40', '56.40']);
  });

  it('lets the wallet pay at the price list from where the quota ends', async () => {
    const who = await subscriber('starter', 40_000);
    await hour(who, '2026-04-09T00:00:00Z', 16_800, 'quota', 'natal');
    // 100 calls an hour, 480 hours left: 48,000 calls, of which 10,000 are covered; 38,000 × 0.002 = 76.
    assert.deepEqual(await figures(who, '2026-04-11T00:00:00Z'), [null, '76.00', '95.00']);
    // All are used: every further call is paid. The price is that of the products called.
    const over = await subscriber('starter', 50_000);
    await hour(over, '2026-04-09T00:00:00Z', 8400, 'quota', 'natal');
    await hour(over, '2026-04-09T01:00:00Z', 8400, 'quota', 'vedic');
    await hour(over, '2026-04-09T02:00:00Z', 1680, 'wallet', 'natal');
    // 50 × 0.002 + 50 × 0.003 + 10 × 0.002 = 0.27 an hour; so far 3.36.
    assert.deepEqual(await figures(over, '2026-04-11T00:00:00Z'), [null, '132.96', '151.96']);
  });

  it('is that of the wallet alone, in the calendar month, without a plan', async () => {
    const who = await subscriber(null);
    await hour(who, '2026-03-31T23:00:00Z', 500, 'wallet');
    await hour(who, '2026-04-01T00:00:00Z', 480, 'wallet');
    // 48 hours with 10 calls of $0.002 an hour; 28 days are left.
    const row = await project(who, '2026-04-03T00:00:00Z');
    assert.deepEqual([row.source, row.plan_usd, row.wallet_usd, row.pace_hours], [null, '0', '0.9600', 48]);
    assert.deepEqual(await figures(who, '2026-04-03T00:00:00Z'), [null, '14.40', '14.40']);
  });

  it('is not said on the first day, or from fewer than ten calls', async () => {
    const who = await subscriber('starter');
    await hour(who, '2026-04-01T01:00:00Z', 5000, 'wallet');
    assert.deepEqual(await figures(who, '2026-04-01T23:59:59Z'), ['first_day', null, null]);
    assert.equal((await figures(who, '2026-04-02T00:00:00Z'))[0], null);
    const quiet = await subscriber('starter');
    await hour(quiet, '2026-04-02T01:00:00Z', 9, 'wallet');
    await hour(quiet, '2026-04-02T02:00:00Z', 5000, 'test');
    assert.deepEqual(await figures(quiet, '2026-04-05T00:00:00Z'), ['few_calls', null, null]);
    await hour(quiet, '2026-04-02T03:00:00Z', 1, 'wallet');
    // 10 calls in 96 hours and 26 days left: 0.02 + 10 / 96 × 624 × 0.002.
    assert.deepEqual(await figures(quiet, '2026-04-05T00:00:00Z'), [null, '0.15', '19.15']);
  });

  it('counts the hour in which the period begins call by call, and the hour that runs only as what was paid', async () => {
    const who = await subscriber('starter', 0, { balanceUsd: '1' });
    await sql`update public.subscriptions set anchor_at = '2026-04-01T00:30:00Z' where user_id = ${who.userId}`;
    await sql`
      insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, report_tier, processing_time_ms, paid_by, unit_price_usd, total_cost_usd, ledger_id)
      select gen_random_uuid(), at, ${who.userId}, 'r', 'POST', '/natal', 200, 'natal', 1, 'wallet', 0.002, 0.002, (select min(l.id) from public.credit_ledger l where l.user_id = ${who.userId})
      from (values ('2026-04-01T00:10:00Z'::timestamptz), ('2026-04-01T00:40:00Z')) t (at)`;
    await sql`select private.recount_usage_hours(${who.userId})`;
    await hour(who, '2026-04-03T08:00:00Z', 100, 'wallet');
    const row = await project(who, '2026-04-03T08:30:00Z');
    assert.deepEqual([row.wallet_usd, row.pace_calls, row.too_early], ['0.2020', '0', 'few_calls']);
  });

  it('has no price for a trial or a plan that the operator granted', async () => {
    const trial = await customer(database);
    const granted = await customer(database, { plan: 'growth' });
    const [a, b] = [await project(trial, new Date().toISOString()), await project(granted, new Date().toISOString())];
    assert.deepEqual([a.source, a.plan_usd, b.source, b.plan_usd], ['trial', '0', 'operator', '0']);
  });
});
