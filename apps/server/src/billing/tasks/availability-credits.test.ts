import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { pino } from 'pino';
import { auditAccounts } from '../../database/audit/audit.ts';
import type { Sql } from '../../database/database.ts';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { creditsTask } from './availability-credits-task.ts';

const { database, config } = await testDatabase();
const { sql } = database;
const task = creditsTask({ config, log: pino({ level: 'silent' }) });
const perform = (by: Sql = sql, stopped = () => false) => task.perform(by, stopped);

const MONTH = '2026-03';
/** March 2026 has so many minutes. */
const MINUTES = 44_640;

/**
 * A month in which one process wrote every minute but the last `absent`, and answered and failed so many calls. Without absence, only its last hours
 * are measured.
 */
async function measured(answered: number, failed: number, absent = 0): Promise<void> {
  const run = randomUUID();
  const since = absent === 0 ? '2026-03-31T12:00Z' : '2026-03-01T00:00Z';
  await sql`
    insert into private.service_minutes (minute, run, part, answered, failed, products, rolled_up)
    select g.minute, ${run}, 1, case when g.n = 1 then ${answered}::int else 0 end, case when g.n = 1 then ${failed}::int else 0 end, '{}', true
    from generate_series(${since}::text::timestamptz, '2026-03-31T23:59Z', interval '1 minute') with ordinality g(minute, n) where g.n <= ${MINUTES - absent}`;
  await sql`
    insert into private.service_runs (run, node, process, first_minute, last_minute, signed_off) values (${run}, 'a', 1, ${since}::text::timestamptz, '2026-03-31T23:59Z', true)`;
  await sql`insert into private.job_marks values ('service-measured', ${since}::text::timestamptz)`;
}

interface Span {
  readonly plan?: 'starter' | 'growth' | 'professional';
  readonly from?: string;
  readonly until?: string | null;
  readonly paid?: boolean;
}

/** An account that held these plans. */
async function account(...spans: readonly Span[]): Promise<string> {
  const { userId } = await customer(database);
  for (const { plan = 'growth', from = '2026-02-10T00:00Z', until = null, paid = true } of spans)
    await sql`
      insert into private.plan_spans (user_id, plan, price_usd, paid, began_at, ended_at)
      select ${userId}, id, price_usd, ${paid}, ${from}::text::timestamptz, ${until}::text::timestamptz from public.plans where id = ${plan}`;
  return userId;
}

/** What an account got for March. */
async function credits(userId: string): Promise<readonly string[]> {
  const rows = await sql<{ entry: string }[]>`
    select kind || ' ' || amount_usd::float8 || ' ' || reason as entry from public.credit_ledger where user_id = ${userId} order by id`;
  return rows.map(({ entry }) => entry);
}

const mailsTo = async (address: string): Promise<readonly string[]> =>
  (
    await sql<{ subject: string }[]>`select subject from private.mail_outbox where to_address = ${address} order by id`
  ).map(({ subject }) => subject);

const month = async () => {
  const [row] = await sql<
    { state: string; percent: number; note: string | null }[]
  >`select state, credit_percent as percent, note from private.service_months where month = ${`${MONTH}-01`}::text::date`;
  return row === undefined ? null : { ...row };
};

/** Nothing measured, nobody there; the months after March are closed already. */
async function startAfresh(): Promise<void> {
  await sql`truncate private.service_minutes, private.service_runs, private.mail_outbox, private.account_deletions cascade`;
  await sql`truncate private.service_months cascade`;
  await sql`delete from private.job_marks where job = 'service-measured'`;
  await sql`delete from auth.users`;
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`delete from public.credit_ledger`;
  });
  await sql`
    insert into private.service_months (month, answered, failed, minutes, absent_minutes, maintenance_minutes, credit_percent, state)
    select g.month, 0, 0, 0, 0, 0, 0, 'closed' from generate_series('2026-04-01Z'::timestamptz, now(), interval '1 month') g(month)`;
}
beforeEach(startAfresh);

const books = async () => assert.deepEqual((await auditAccounts(sql)).differences, []);

describe('the credit for missed availability', () => {
  it('is a tenth of the plan price below 99.99 %, a quarter below 99.9 %, and nothing at exactly 99.99 %', async () => {
    for (const [answered, failed, percent] of [
      [9_999, 1, 0],
      [99_989, 11, 10],
      [999, 1, 10],
      [9_989, 11, 25],
    ] as const) {
      await startAfresh();
      await measured(answered, failed);
      const userId = await account({ plan: 'growth' });
      await perform();
      assert.deepEqual(await month(), { state: 'closed', percent, note: null });
      const booked = {
        0: [],
        10: ['credit 4.9 Availability of March 2026'],
        25: ['credit 12.25 Availability of March 2026'],
      };
      assert.deepEqual(await credits(userId), booked[percent]);
    }
    await books();
  });

  it('counts the minutes in which the service did not run', async () => {
    await measured(1_000, 0, 4);
    await perform();
    assert.deepEqual(await month(), { state: 'closed', percent: 0, note: null });
    await startAfresh();
    await measured(1_000, 0, 5);
    await perform();
    assert.deepEqual(await month(), { state: 'closed', percent: 10, note: null });
  });

  it('is booked exactly once for each account and month, with one mail, by several nodes and runs at once', async () => {
    await measured(0, 1);
    const users = await Promise.all(Array.from({ length: 8 }, () => account({ plan: 'starter' })));
    await Promise.all([perform(), perform(), perform()]);
    await perform();
    for (const userId of users) {
      assert.deepEqual(await credits(userId), ['credit 4.75 Availability of March 2026']);
      assert.deepEqual(await mailsTo(`${userId}@theia.test`), [
        '$4.75 of credit: we missed our availability in March 2026',
      ]);
    }
    await books();
  });

  it('is booked for everybody in the end when the task is killed after any step', async () => {
    await measured(0, 1);
    const users = await Promise.all([account({}), account({}), account({})]);
    // The connection is lost at the n-th transaction, before or after its commit.
    for (let step = 1; step <= 5; step += 1) {
      for (const afterCommit of [false, true]) {
        let transactions = 0;
        const dying = new Proxy(sql, {
          get: (target, name) => {
            if (name !== 'begin') return Reflect.get(target, name) as unknown;
            return async (work: Parameters<Sql['begin']>[1]) => {
              const last = (transactions += 1) === step;
              const result = await sql.begin(async (transaction) => {
                const done = await (work as unknown as (by: typeof transaction) => Promise<unknown>)(transaction);
                if (last && !afterCommit) throw new Error('killed');
                return done;
              });
              if (last) throw new Error('killed');
              return result;
            };
          },
        });
        await perform(dying).catch((error: Error) => assert.equal(error.message, 'killed'));
      }
    }
    await perform();
    for (const userId of users) {
      assert.deepEqual(await credits(userId), ['credit 12.25 Availability of March 2026']);
      assert.equal((await mailsTo(`${userId}@theia.test`)).length, 1);
    }
    assert.equal((await month())?.state, 'closed');
    await books();
  });

  it('follows the plans by the part of the month in which they were in force, rounded up to a cent', async () => {
    await measured(0, 1);
    // 10 of 31 days of Starter, 21 of Professional: (19 · 10 + 99 · 21) / 31 = 73.1935…; a quarter is 18.2983…
    const changed = await account(
      { plan: 'starter', until: '2026-03-11T00:00Z' },
      { plan: 'professional', from: '2026-03-11T00:00Z' },
    );
    // One second of Starter: 19 / 2,678,400 · 25 %.
    const brief = await account({ plan: 'starter', from: '2026-03-31T23:59:59Z' });
    const cancelled = await account({ plan: 'growth', until: '2026-03-16T12:00Z' });
    await perform();
    assert.deepEqual(await credits(changed), ['credit 18.3 Availability of March 2026']);
    assert.deepEqual(await credits(brief), ['credit 0.01 Availability of March 2026']);
    assert.deepEqual(await credits(cancelled), ['credit 6.13 Availability of March 2026']);
    await books();
  });

  it('begins and ends with the month in UTC', async () => {
    await measured(0, 1);
    const before = await account({ until: '2026-03-01T00:00:00Z' });
    const after = await account({ from: '2026-04-01T00:00:00Z' });
    const exactly = await account({ from: '2026-03-01T00:00:00Z', until: '2026-04-01T00:00:00Z' });
    await perform();
    assert.deepEqual(await credits(before), []);
    assert.deepEqual(await credits(after), []);
    assert.deepEqual(await credits(exactly), ['credit 12.25 Availability of March 2026']);
  });

  it('ends with a plan that was cancelled to the end of its period, though nothing happened at that moment', async () => {
    await measured(0, 1);
    const userId = await account({});
    await sql`update public.subscriptions set status = 'active', plan = 'growth', cancel_at = '2026-03-16T12:00Z' where user_id = ${userId}`;
    await perform();
    assert.deepEqual(await credits(userId), ['credit 6.13 Availability of March 2026']);
  });

  it('is not given for a trial, an overdue charge, or a deleted account', async () => {
    await measured(0, 1);
    const trial = await account();
    const overdue = await account({ paid: false });
    const deleted = await account({});
    await sql`select private.close_account(${deleted})`;
    await perform();
    for (const userId of [trial, overdue, deleted]) assert.deepEqual(await credits(userId), []);
    assert.equal((await month())?.state, 'closed');
    await books();
  });

  it('passes over an account that was deleted after the credits were listed', async () => {
    await measured(0, 1);
    const stays = await account({});
    const leaves = await account({});
    let asked = 0;
    await perform(sql, () => (asked += 1) > 1);
    assert.equal((await month())?.state, 'crediting');
    await sql`select private.close_account(${leaves})`;
    await perform();
    assert.deepEqual(await credits(leaves), []);
    assert.deepEqual(await credits(stays), ['credit 12.25 Availability of March 2026']);
    assert.equal((await month())?.state, 'closed');
    await books();
  });

  it('is held, and the operator is told once, when more than a day was not measured', async () => {
    await measured(1_000, 0, 1_441);
    const userId = await account({});
    await perform();
    await perform();
    assert.equal((await month())?.state, 'held');
    assert.deepEqual(await credits(userId), []);
    const told = await mailsTo(config.supportEmail);
    assert.equal(told.filter((subject) => subject === `The availability of ${MONTH} needs your decision`).length, 1);
  });

  it('is not computed for a month before measuring began, nor for one that ended less than two days ago', async () => {
    await perform();
    assert.equal(await month(), null);
    await sql`truncate private.service_months cascade`;
    const [now] = await sql<{ month: string }[]>`select to_char(now() at time zone 'utc', 'YYYY-MM') as month`;
    await sql`insert into private.job_marks values ('service-measured', now() - interval '1 minute')`;
    const [closed] =
      await sql`select state from private.close_service_month(${`${now!.month}-01`}::text::date, null, null)`;
    assert.equal(closed, undefined);
  });

  it('is seen by the audit when it is missing from the ledger or differs', async () => {
    await measured(0, 1);
    const userId = await account({});
    await perform();
    await sql`update private.availability_credits set credit_usd = credit_usd + 1 where user_id = ${userId}`;
    assert.match((await auditAccounts(sql)).differences.join(), /is 13\.2500 USD, but the ledger has 12\.2500 USD/);
  });
});

describe('plan spans', () => {
  const spans = async (userId: string) => {
    const rows = await sql<{ span: string }[]>`
      select plan || case when paid then ' paid' else ' overdue' end || case when ended_at is null then '' else ' ended' end as span from private.plan_spans where user_id = ${userId} order by id`;
    return rows.map(({ span }) => span);
  };
  const set = (userId: string, changes: Record<string, string | null>) =>
    sql`update public.subscriptions set ${sql(changes)} where user_id = ${userId}`;

  it('follow charged plans, and neither trials nor plans that the operator granted', async () => {
    const { userId } = await customer(database, { plan: 'growth' });
    assert.deepEqual(await spans(userId), []);
    await set(userId, { stripe_subscription_id: 'sub_1', status: 'trialing', trial_ends_at: '2099-01-01Z' });
    assert.deepEqual(await spans(userId), []);
    await set(userId, { status: 'active' });
    await set(userId, { natal_system: 'vedic' });
    assert.deepEqual(await spans(userId), ['growth paid']);
    await set(userId, { plan: 'professional' });
    assert.deepEqual(await spans(userId), ['growth paid ended', 'professional paid']);
    await set(userId, { status: 'ended', plan: null });
    assert.deepEqual(await spans(userId), ['growth paid ended', 'professional paid ended']);
  });

  it('are paid when an overdue charge succeeds after all, and not when it never does', async () => {
    for (const [end, told] of [
      [{ status: 'active' }, ['growth paid ended', 'growth paid']],
      [{ status: 'ended' }, ['growth paid ended', 'growth overdue ended']],
    ] as const) {
      const { userId } = await customer(database, { plan: 'growth' });
      await set(userId, { stripe_subscription_id: `sub_${userId}` });
      await set(userId, { status: 'past_due' });
      await set(userId, { ...end });
      assert.deepEqual(await spans(userId), told);
    }
  });

  it('end when a cancelled plan ends, however late Stripe says so', async () => {
    const { userId } = await customer(database, { plan: 'growth' });
    await set(userId, { stripe_subscription_id: `sub_${userId}` });
    await sql`update private.plan_spans set began_at = now() - interval '40 days' where user_id = ${userId}`;
    await set(userId, { cancel_at: new Date(Date.now() + 60_000).toISOString() });
    assert.deepEqual(await spans(userId), ['growth paid']);
    await sql`update public.subscriptions set cancel_at = now() - interval '10 days' where user_id = ${userId}`;
    await set(userId, { status: 'ended' });
    const [row] =
      await sql`select extract(epoch from now() - ended_at)::int / 86400 as days from private.plan_spans where user_id = ${userId}`;
    assert.equal(row?.['days'], 10);
  });
});
