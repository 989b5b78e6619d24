import type { Sql } from '../../apps/server/src/database/database.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { fillAnswers, forgetTemplates, storeTemplates } from './kept-answers.ts';

/** Calls that one ledger row pays, and as many paid from the quota beside them. */
const CALLS_A_LEDGER_ROW = 20;
const CALLS_A_STEP = 2 * CALLS_A_LEDGER_ROW;
const FAILED_EVERY = 32;
/** A product that hardly any call asks for. */
const RARE_EVERY = 500_000;
const PRICE_USD = 0.002;
const CREDIT_USD = 100_000;
/** Older days have a twentieth of the calls of these. */
const BUSY_DAYS = 60;
const QUIET_SHARE = 0.05;
const OTHERS = 50;

export interface GeneratedRows {
  /** The user with most of the calls. */
  readonly userId: string;
  /** Charged calls of this user, and of all users. */
  readonly ownCalls: number;
  readonly calls: number;
  readonly days: number;
}

interface GenerateOptions {
  readonly rows: number;
  readonly others: number;
  readonly days: number;
  readonly answersShare?: number;
  readonly newestAge?: number;
}

/**
 * Fills a new database with charged calls, failed ones among them, and with the books that belong to them: one user has half of the calls, fifty
 * have the rest. The calls of a day are spread over it evenly. The indexes of the log are built afterwards, which takes a fifth of the time.
 * @param rows charged calls of the one user
 * @param days how far back the calls go
 * @param newestAge days between the newest calls and today; 0: today is complete, with calls that are still to come
 * @param answersShare share of the calls whose answers are kept
 */
export async function generateCalls(
  database: Database,
  { rows, others, days, answersShare = 0, newestAge = 0 }: GenerateOptions,
): Promise<GeneratedRows> {
  const { sql } = database;
  const big = await customer(database, { plan: 'professional', balanceUsd: String(CREDIT_USD) });
  const users = [{ id: big.userId, keyId: big.keyId, steps: stepsByDay(rows, days) }];
  const otherUsers = others > 0 ? OTHERS : 0;
  for (let index = 0; index < otherUsers; index += 1) {
    const other = await customer(database, { plan: 'professional', balanceUsd: String(CREDIT_USD) });
    users.push({ id: other.userId, keyId: other.keyId, steps: stepsByDay(others / OTHERS, days) });
  }
  // In the middle of an hour, so that both periods of the usage page begin within one.
  await sql`update public.subscriptions set anchor_at = private.hour_of(now()) - interval '1 year 20 days 29 minutes 31.234567 seconds'`;
  const indexes = await dropIndexes(sql);
  if (answersShare > 0) await storeTemplates(sql);
  let calls = 0;
  const done = users.map(() => 0);
  for (let day = 0; day < days; day += 1) {
    const parts = users.map(({ id, keyId, steps }, index) => ({
      id,
      keyId,
      steps: steps[day]!,
      before: done[index]!,
    }));
    await fillDay(sql, newestAge + days - 1 - day, parts, answersShare);
    parts.forEach(({ steps }, index) => {
      done[index]! += steps;
      calls += steps * CALLS_A_STEP;
    });
    if (day % 20 === 19) console.log(`    ${day + 1} of ${days} days, ${calls} calls`);
  }
  if (answersShare > 0) await forgetTemplates(sql);
  for (const definition of indexes) await sql.unsafe(definition);
  await closeBooks(sql);
  await sql.unsafe('vacuum (analyze) private.calls, public.credit_ledger, private.usage_hours');
  return { userId: big.userId, ownCalls: done[0]! * CALLS_A_STEP, calls, days };
}

/** Steps of each day, oldest first. */
function stepsByDay(rows: number, days: number): readonly number[] {
  const weights = Array.from({ length: days }, (_, day) => (days - day <= BUSY_DAYS ? 1 : QUIET_SHARE));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((rows * weight) / all / CALLS_A_STEP));
}

async function dropIndexes(sql: Sql): Promise<readonly string[]> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid = 'private.calls'::regclass and not i.indisprimary`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}

async function fillDay(
  sql: Sql,
  age: number,
  parts: readonly { readonly id: string; readonly keyId: string; readonly steps: number; readonly before: number }[],
  answersShare: number,
): Promise<void> {
  const users = parts.filter(({ steps }) => steps > 0);
  await sql.begin(async (transaction) => {
    await transaction`set local synchronous_commit = off`;
    // UUID version 7, as the server makes them.
    await transaction`
      create or replace function pg_temp.call_id(at timestamptz) returns uuid language sql volatile as $$
        select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(h, 1, 3) || 'a' || substr(h, 4, 15))::uuid from (select replace(gen_random_uuid()::text, '-', '') as h) r
      $$`;
    await transaction`
      create or replace function pg_temp.request_id(id uuid) returns text language sql immutable as $$
        select 'req_' || upper(left(id::text, 8) || left(md5(id::text), 18))
      $$`;
    const [day] = await transaction<
      { start: Date }[]
    >`select date_trunc('day', now() - make_interval(days => ${age}), 'UTC') as start`;
    for (const table of ['private.calls', 'private.call_answers'])
      await transaction`select private.ensure_day(${table}::regclass, (${day!.start}::timestamptz at time zone 'utc')::date)`;
    if (users.length === 0) return;
    await transaction`
      create temporary table part on commit drop as
      select u.id as user_id, u.key_id, u.steps, u.before, coalesce((select max(l.id) from public.credit_ledger l), 0) + coalesce(sum(u.steps) over (order by u.n rows between unbounded preceding and 1 preceding), 0) as ledger_before
      from unnest(${users.map(({ id }) => id)}::uuid[], ${users.map(({ keyId }) => keyId)}::uuid[], ${users.map(({ steps }) => steps)}::bigint[], ${users.map(({ before }) => before)}::bigint[]) with ordinality as u (id, key_id, steps, before, n)`;
    await transaction`
      insert into public.credit_ledger (id, user_id, kind, amount_usd, balance_after_usd, calls, created_at) overriding system value
      select p.ledger_before + s, p.user_id, 'calls', ${-PRICE_USD * CALLS_A_LEDGER_ROW}::numeric, ${CREDIT_USD}::numeric - ${PRICE_USD * CALLS_A_LEDGER_ROW}::numeric * (p.before + s), ${CALLS_A_LEDGER_ROW},
             ${day!.start}::timestamptz + interval '1 day' * ((s - 0.5) / p.steps)::float8
      from part p, generate_series(1, p.steps) s order by 1`;
    await transaction`
      create temporary table made on commit drop as
      select pg_temp.call_id(c.created_at) as id, null::bigint as response_crc32, c.* from (
        select date_trunc('milliseconds', ${day!.start}::timestamptz + interval '1 day' * ((g - 0.5) / (p.steps * ${CALLS_A_STEP}))::float8) as created_at, p.user_id, p.key_id,
               case when (p.before * ${CALLS_A_STEP} + g) % ${RARE_EVERY} = 7 then 'eclipses' when g % 5 = 0 then 'transits' when g % 7 = 0 then 'positions' else 'natal' end as tier,
               case when g % 2 = 0 then p.ledger_before + (g - 1) / ${CALLS_A_STEP} + 1 end as ledger_id
        from part p, generate_series(1, p.steps * ${CALLS_A_STEP}) g) c`;
    if (answersShare > 0) await fillAnswers(transaction, answersShare);
    // As large as those of booked calls, and as different from each other: archives and backups compress them.
    await transaction`
      insert into private.calls (id, created_at, user_id, api_key_id, request_id, method, path, response_status, request_type, report_tier, processing_time_ms, request_payload, response_crc32,
        paid_by, unit_price_usd, total_cost_usd, ledger_id)
      select id, created_at, user_id, key_id, pg_temp.request_id(id), 'POST', '/swiss/natal', 200, tier, tier, round((random() * 3)::numeric, 3),
             format('{"birth_date":"%s","birth_time":"%s","latitude":%s,"longitude":%s,"timezone":"America/New_York"}', date '1930-01-01' + (random() * 33000)::int, to_char(time '00:00' + random() * interval '1 day', 'HH24:MI:SS'),
               round((random() * 120 - 60)::numeric, 4), round((random() * 360 - 180)::numeric, 4))::json,
             coalesce(response_crc32, hashtext(id::text)::bigint & 4294967295),
             case when ledger_id is null then 'quota' else 'wallet' end, ${PRICE_USD}, case when ledger_id is null then 0 else ${PRICE_USD}::numeric end, ledger_id
      from made`;
    await transaction`
      insert into private.calls (id, created_at, user_id, api_key_id, request_id, method, path, response_status, request_type, report_tier, processing_time_ms, error_message)
      select f.id, f.created_at, f.user_id, f.key_id, pg_temp.request_id(f.id), 'POST', '/swiss/natal', 400, 'natal', case when random() < 0.8 then 'natal' end, round((random() / 3)::numeric, 3), 'invalid_date'
      from (select pg_temp.call_id(created_at) as id, created_at, user_id, key_id from made where hashtext(id::text) % ${FAILED_EVERY} = 0 offset 0) f`;
    await transaction`
      insert into private.usage_hours (user_id, hour, product, paid_by, api_key_id, calls, cost_usd)
      select user_id, private.hour_of(created_at), tier, case when ledger_id is null then 'quota' else 'wallet' end, key_id, count(*), count(ledger_id) * ${PRICE_USD}::numeric from made group by 1, 2, 3, 4, 5`;
  });
}

/** Balances, months and quotas as their calls and entries say. */
async function closeBooks(sql: Sql): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('public.credit_ledger', 'id'), (select max(id) from public.credit_ledger))`;
  await sql`update public.user_credits c set balance_usd = (select sum(l.amount_usd) from public.credit_ledger l where l.user_id = c.user_id)`;
  await sql`
    insert into private.wallet_months (user_id, month, spent_usd)
    select user_id, date_trunc('month', created_at at time zone 'utc')::date, -sum(amount_usd) from public.credit_ledger where kind = 'calls' group by 1, 2`;
  await sql`
    insert into public.quota_periods (user_id, period_start, period_end, plan, quota, used)
    select h.user_id, now() - interval '1 year', now() - interval '1 day', 'professional', 2000000000, sum(h.calls) from private.usage_hours h where h.paid_by = 'quota' group by 1`;
}
