import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PriceTier } from '@theia-astro/endpoints/endpoint';
import {
  array,
  assert as assertProperty,
  asyncProperty,
  boolean,
  constantFrom,
  date,
  integer,
  option,
  record,
} from 'fast-check';
import { auditAccounts } from '../database/audit/audit.ts';
import { connectApp } from '../testing/api-keys.ts';
import { readBooks, type Customer, customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { meteredCall } from '../testing/metered-call.ts';
import type { MeteredCall } from './metered-call.ts';
import { openMeteringPool } from './metering-pool.ts';
import { settleBatch } from './settle-batch.ts';
import { until } from '../testing/until.ts';

const { database, beforeClose } = await testDatabase();
const { sql } = database;
const [node, otherNode] = [openMeteringPool(database.ownerUrl), openMeteringPool(database.ownerUrl)];
beforeClose(async () => {
  await Promise.all([node.end(), otherNode.end()]);
});

const PRICES: Readonly<Record<string, number>> = { positions: 10, natal: 20, transits: 40 };
const tiers = constantFrom<PriceTier>('positions', 'natal', 'transits');
const wishes = array(record({ tier: tiers, fails: boolean() }), { minLength: 1, maxLength: 24 });

function booking(who: Customer, tier: PriceTier, fails = false): MeteredCall {
  return meteredCall(who, {
    path: '/',
    requestType: tier,
    charge: {
      kind: 'metered',
      priceTier: tier,
      minimumPlan: tier === 'transits' ? 'growth' : 'starter',
      natalSystem: null,
    },
    ...(fails ? { status: 422, charged: false } : {}),
  });
}
const money = (tenThousandths: number): string => (tenThousandths / 10_000).toFixed(4);
const capped = (userId: string, usd: string) =>
  sql`insert into public.billing_settings (user_id, spend_cap_usd) values (${userId}, ${usd}::numeric)`;

describe('splitting a period', () => {
  it('settles its calls as in one piece: each call with the same payer, price and remaining funds', async () => {
    await assertProperty(
      asyncProperty(
        wishes,
        array(integer({ min: 1, max: 6 }), { minLength: 24, maxLength: 24 }),
        integer({ min: 0, max: 8 }),
        integer({ min: 1, max: 300 }),
        option(integer({ min: 0, max: 3 })),
        async (calls, cuts, quotaLeft, funds, cap) => {
          const [whole, parts] = await Promise.all(
            [0, 1].map(() => customer(database, { plan: 'starter', quotaLeft, balanceUsd: money(funds) })),
          );
          if (cap !== null)
            await Promise.all([
              capped(whole!.userId, (cap / 100).toFixed(2)),
              capped(parts!.userId, (cap / 100).toFixed(2)),
            ]);
          const atOnce = await settleBatch(
            node,
            calls.map(({ tier, fails }) => booking(whole!, tier, fails)),
            false,
          );
          const bitByBit = [];
          for (let from = 0, cut = 0; from < calls.length; cut += 1) {
            const size = cuts[cut] ?? 1;
            bitByBit.push(
              ...(await settleBatch(
                cut % 2 === 0 ? node : otherNode,
                calls.slice(from, from + size).map(({ tier, fails }) => booking(parts!, tier, fails)),
                false,
              )),
            );
            from += size;
          }
          const told = (settlements: typeof atOnce) =>
            settlements.map(({ paidBy, cost, balance, refusal }) => ({ paidBy, cost, balance, refusal }));
          assert.deepEqual(told(bitByBit), told(atOnce));
          const [one, two] = [await readBooks(database, whole!.userId), await readBooks(database, parts!.userId)];
          assert.deepEqual(
            [one.balance, one.used, one.charged, one.usage],
            [two.balance, two.used, two.charged, two.usage],
          );
        },
      ),
      { numRuns: 20 },
    );
    // The customers' quotas were set by hand, without calls.
    assert.deepEqual(
      (await auditAccounts(sql)).differences.filter((difference) => !difference.startsWith('The quotas of')),
      [],
    );
  });
});

describe('a spend cap', () => {
  it('is exact over several nodes at once; with a cap of 0 the wallet pays nothing, and quota and free calls continue', async () => {
    await assertProperty(
      asyncProperty(
        array(tiers, { minLength: 4, maxLength: 30 }),
        integer({ min: 0, max: 5 }),
        integer({ min: 0, max: 3 }),
        async (calls, cents, quotaLeft) => {
          const who = await customer(database, { plan: 'starter', quotaLeft, balanceUsd: '1' });
          await capped(who.userId, (cents / 100).toFixed(2));
          const settled = await Promise.all(
            calls.map(
              async (tier, index) =>
                (await settleBatch(index % 2 === 0 ? node : otherNode, [booking(who, tier)], false))[0]!,
            ),
          );
          const spent = settled.reduce((sum, { cost }) => sum + cost, 0);
          assert.ok(spent <= cents * 100);
          const left = cents * 100 - spent;
          settled.forEach(({ refusal }, index) => {
            if (refusal !== null)
              assert.ok(
                refusal === 'spend_cap_reached' && PRICES[calls[index]!]! > left,
                `${refusal} with ${left} left`,
              );
          });
          assert.equal(
            settled.filter(({ paidBy }) => paidBy === 'quota').length,
            Math.min(quotaLeft, calls.filter((tier) => tier !== 'transits').length),
          );
          assert.equal((await readBooks(database, who.userId)).balance, money(10_000 - spent));
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('the daily limit of an app', () => {
  it('is exact over several nodes at once, whether quota or wallet pays, and is no limit for the other keys', async () => {
    await assertProperty(
      asyncProperty(
        array(record({ tier: tiers, byApp: boolean(), fails: boolean() }), { minLength: 4, maxLength: 30 }),
        integer({ min: 1, max: 4 }),
        integer({ min: 0, max: 6 }),
        async (calls, cents, quotaLeft) => {
          const who = await customer(database, { plan: 'starter', quotaLeft, balanceUsd: '1' });
          const appId = await connectApp(database, who.userId, money(cents * 100));
          const made = calls.map(({ tier, byApp, fails }) => ({
            ...booking(who, tier, fails),
            ...(byApp ? { keyId: appId, isApp: true } : {}),
          }));
          const settled = await Promise.all(
            made.map(async (call, index) => (await settleBatch(index % 2 === 0 ? node : otherNode, [call], false))[0]!),
          );
          const isPaid = (index: number): boolean => ['quota', 'wallet'].includes(settled[index]!.paidBy ?? '');
          const spentBy = (ofApp: boolean): number =>
            calls.reduce((sum, { tier, byApp }, at) => sum + (byApp === ofApp && isPaid(at) ? PRICES[tier]! : 0), 0);
          const left = cents * 100 - spentBy(true);
          assert.ok(left >= 0);
          settled.forEach(({ refusal }, at) => {
            if (refusal === null) return;
            assert.equal(refusal, 'spend_cap_reached');
            assert.ok(calls[at]!.byApp && PRICES[calls[at]!.tier]! > left, `${left} left`);
          });
          const budget = async () =>
            (await sql<{ left: string }[]>`select private.app_budget(${appId}, now())::text as left`)[0]?.left;
          assert.equal(Number(await budget()), left / 10_000);
          assert.equal((await readBooks(database, who.userId)).broken, 0);
          const first = settled.findIndex((_, at) => calls[at]!.byApp && isPaid(at));
          if (first === -1) return;
          await settleBatch(node, [{ ...made[first]!, charged: false, status: 503 }], true);
          assert.equal(Number(await budget()), (left + PRICES[calls[first]!.tier]!) / 10_000);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('a changed price', () => {
  it('is applied when each call in flight is booked: the old or the new price, never a mix', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '10' });
    const changing = (async () => {
      for (const price of ['0.0030', '0.0010', '0.0020'])
        await sql`update public.price_list set unit_price_usd = ${price}::numeric where report_tier = 'natal'`;
    })();
    const settled = (
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          settleBatch(index % 2 === 0 ? node : otherNode, [booking(who, 'natal'), booking(who, 'natal')], false),
        ),
      )
    ).flat();
    await changing;
    for (const { cost } of settled) assert.ok([10, 20, 30].includes(cost), `${cost}`);
    const { balance, charged, broken } = await readBooks(database, who.userId);
    assert.deepEqual(
      [balance, charged, broken],
      [
        money(100_000 - settled.reduce((sum, { cost }) => sum + cost, 0)),
        money(settled.reduce((sum, { cost }) => sum + cost, 0)),
        0,
      ],
    );
  });
});

describe('billing periods', () => {
  const DAYS = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  /** The anchor's day and time the given months later, or the last day of a shorter month (Stripe's rule for billing anchors). */
  const monthsAfter = (anchor: Date, months: number): Date => {
    const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months];
    const first = new Date(Date.UTC(year, month, 1));
    return new Date(
      Date.UTC(
        year,
        month,
        Math.min(anchor.getUTCDate(), DAYS(first.getUTCFullYear(), first.getUTCMonth())),
        anchor.getUTCHours(),
        anchor.getUTCMinutes(),
        anchor.getUTCSeconds(),
      ),
    );
  };
  const period = async (userId: string, at: Date): Promise<[Date, Date] | null> => {
    const [row] = await sql<
      { period_start: Date; period_end: Date }[]
    >`select period_start, period_end from private.billing_period(${userId}, ${at})`;
    return row === undefined ? null : [row.period_start, row.period_end];
  };

  it('are whole months from the anchor, at the ends of months and in leap years, in any server zone', async () => {
    const who = await customer(database, { plan: 'growth' });
    const anchored = (anchor: string) =>
      sql`update public.subscriptions set anchor_at = ${anchor} where user_id = ${who.userId}`;
    const cases = [
      ['2026-01-31T10:00:00Z', '2026-02-28T09:59:59Z', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
      ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z'],
      ['2028-01-31T00:00:00Z', '2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z', '2028-03-31T00:00:00Z'],
      ['2028-02-29T12:00:00Z', '2029-02-28T12:00:00Z', '2029-02-28T12:00:00Z', '2029-03-29T12:00:00Z'],
      ['2026-03-29T01:30:00Z', '2026-04-29T01:29:59Z', '2026-03-29T01:30:00Z', '2026-04-29T01:30:00Z'],
      ['2026-12-31T23:59:59Z', '2027-02-28T23:59:59Z', '2027-02-28T23:59:59Z', '2027-03-31T23:59:59Z'],
    ] as const;
    for (const [anchor, at, start, end] of cases) {
      await anchored(anchor);
      for (const zone of ['UTC', 'America/New_York', 'Pacific/Apia']) {
        await sql.begin(async (transaction) => {
          await transaction`select set_config('timezone', ${zone}, true)`;
          const [row] = await transaction<
            { period_start: Date; period_end: Date }[]
          >`select period_start, period_end from private.billing_period(${who.userId}, ${at}::timestamptz)`;
          assert.deepEqual(
            [row?.period_start, row?.period_end],
            [new Date(start), new Date(end)],
            `${anchor} at ${at} in ${zone}`,
          );
        });
      }
    }
  });

  it('follow one another without gap or overlap from any anchor', async () => {
    const who = await customer(database, { plan: 'growth' });
    const instants = date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2032-12-31T23:59:59Z'),
      noInvalidDate: true,
    }).map((instant) => new Date(Math.floor(instant.getTime() / 1000) * 1000));
    await assertProperty(
      asyncProperty(instants, instants, async (anchor, at) => {
        await sql`update public.subscriptions set anchor_at = ${anchor} where user_id = ${who.userId}`;
        const [start, end] = (await period(who.userId, at))!;
        assert.ok(start <= at && at < end);
        const months =
          (start.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + start.getUTCMonth() - anchor.getUTCMonth();
        assert.deepEqual([start, end], [monthsAfter(anchor, months), monthsAfter(anchor, months + 1)]);
        assert.deepEqual((await period(who.userId, end))![0], end);
        assert.deepEqual((await period(who.userId, new Date(start.getTime() - 1)))![1], start);
      }),
      { numRuns: 60 },
    );
  });

  it('the trial is one period with none after it; a cancelled plan ends to the second', async () => {
    const who = await customer(database);
    await sql`update public.subscriptions set anchor_at = date_trunc('second', anchor_at), trial_ends_at = date_trunc('second', trial_ends_at) where user_id = ${who.userId}`;
    const [row] = await sql<
      { anchor: Date; ends: Date }[]
    >`select anchor_at as anchor, trial_ends_at as ends from public.subscriptions where user_id = ${who.userId}`;
    assert.deepEqual(await period(who.userId, row!.anchor), [row!.anchor, row!.ends]);
    assert.deepEqual(
      [(await period(who.userId, new Date(row!.ends.getTime() - 1)))?.[1], await period(who.userId, row!.ends)],
      [row!.ends, null],
    );
    const end = new Date('2026-08-15T00:00:00Z');
    await sql`update public.subscriptions set status = 'active', anchor_at = '2026-07-15T00:00:00Z', cancel_at = ${end} where user_id = ${who.userId}`;
    assert.deepEqual(
      [(await period(who.userId, new Date(end.getTime() - 1)))?.[1], await period(who.userId, end)],
      [end, null],
    );
  });

  it('a plan that changes within its period counts earlier calls: upgrading and downgrading gives no extra quota', () =>
    assertProperty(
      asyncProperty(
        array(constantFrom('starter', 'growth', 'professional'), { minLength: 1, maxLength: 5 }),
        async (plans) => {
          const who = await customer(database, { plan: 'starter', balanceUsd: '1' });
          for (const plan of plans) {
            await sql`update public.subscriptions set plan = ${plan} where user_id = ${who.userId}`;
            await settleBatch(node, [booking(who, 'natal'), booking(who, 'positions')], false);
          }
          const [kept] = await sql<{ periods: number; used: number; quota: number; calls: number }[]>`
          select count(*)::int as periods, sum(q.used)::int as used, max(q.quota) as quota, max(p.monthly_calls) as calls from public.quota_periods q join public.plans p on p.id = ${plans.at(-1)!} where q.user_id = ${who.userId}`;
          assert.deepEqual({ ...kept }, { periods: 1, used: 2 * plans.length, quota: kept!.calls, calls: kept!.calls });
        },
      ),
      { numRuns: 8 },
    ));

  it('a reversed call is removed from the quota it was booked in, even if two periods contain its instant', async () => {
    const who = await customer(database);
    const calls = [booking(who, 'natal'), booking(who, 'natal')];
    await settleBatch(node, [calls[0]!], false);
    await sql`update public.subscriptions set status = 'active', plan = 'growth', anchor_at = now() where user_id = ${who.userId}`;
    const changedAtMs = Date.now();
    await until(() => Date.now() > changedAtMs + 1, 'a later instant of the calls', 1);
    calls[1] = booking(who, 'natal');
    await settleBatch(node, [calls[1]], false);
    for (const call of calls)
      await settleBatch(node, [{ ...call, charged: false, status: 503, errorMessage: 'unavailable' }], true);
    assert.deepEqual(
      (await sql`select used from public.quota_periods where user_id = ${who.userId}`).map((row) => row['used']),
      [0, 0],
    );
    assert.deepEqual(
      (await auditAccounts(sql)).differences.filter((difference) => difference.includes(who.userId)),
      [],
    );
  });
});
