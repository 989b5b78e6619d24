import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { issueKey, readKeys } from './api-keys.ts';

export interface Customer {
  readonly userId: string;
  readonly keyId: string;
  readonly apiKey: string;
}

export interface CustomerOptions {
  /** Decimal text; booked as a credit. */
  readonly balanceUsd?: string;
  /** Default: Starter on trial. Null ends the trial without a subscription. */
  readonly plan?: 'starter' | 'growth' | 'professional' | null;
  readonly addons?: readonly string[];
  readonly natalSystem?: 'western' | 'vedic';
  /** Calls left in the quota of the current period. */
  readonly quotaLeft?: number;
  readonly ratePerSecond?: number;
}

/** Creates a user by sign-up, then applies the given options. */
export async function customer(
  database: Pick<Database, 'sql' | 'keySecretHex' | 'otherKeySecretHex'>,
  wish: CustomerOptions = {},
): Promise<Customer> {
  const { sql } = database;
  const userId = randomUUID();
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${userId}, ${`${userId}@theia.test`}, now())`;
  await issueKey(database, userId);
  if (wish.balanceUsd !== undefined)
    await sql`select private.book_credit(${userId}, 'credit', ${wish.balanceUsd}::numeric, 'test', null)`;
  if (wish.plan === null)
    await sql`update public.subscriptions set status = 'ended', plan = null where user_id = ${userId}`;
  else if (wish.plan !== undefined)
    await sql`update public.subscriptions set status = 'active', plan = ${wish.plan} where user_id = ${userId}`;
  if (wish.addons !== undefined)
    await sql`update public.subscriptions set addons = ${[...wish.addons]}::text[] where user_id = ${userId}`;
  if (wish.natalSystem !== undefined)
    await sql`update public.subscriptions set natal_system = ${wish.natalSystem} where user_id = ${userId}`;
  if (wish.quotaLeft !== undefined) {
    await sql`
      insert into public.quota_periods (user_id, period_start, period_end, plan, quota, used)
      select ${userId}, period_start, period_end, plan, monthly_calls, monthly_calls - ${wish.quotaLeft} from private.billing_period(${userId}, now())`;
  }
  if (wish.ratePerSecond !== undefined)
    await sql`insert into private.account_limits values (${userId}, ${wish.ratePerSecond})`;
  const [row] = await readKeys(database, userId);
  return { userId, keyId: row!.id, apiKey: row!.api_key };
}

/** A user's balance, ledger and usage, read directly from the tables. `broken`: ledger rows and hours of usage that do not add up. */
export async function readBooks({ sql }: Pick<Database, 'sql'>, userId: string) {
  const [row] = await sql<
    {
      balance: string;
      ledger: string;
      logs: number;
      paid_logs: number;
      usage: number;
      charged: string;
      from_quota: number;
      from_wallet: number;
      used: number;
      ledger_calls: number;
      broken: number;
    }[]
  >`
    select
      (select balance_usd::text from public.user_credits where user_id = ${userId}) as balance,
      (select coalesce(sum(amount_usd), 0)::numeric(14, 4)::text from public.credit_ledger where user_id = ${userId}) as ledger,
      (select count(*)::integer from public.translator_logs where user_id = ${userId}) as logs,
      (select count(*)::integer from public.translator_logs where user_id = ${userId} and response_status = 200) as paid_logs,
      (select count(*)::integer from public.api_usage where user_id = ${userId}) as usage,
      (select coalesce(sum(total_cost_usd), 0)::numeric(14, 4)::text from public.api_usage where user_id = ${userId}) as charged,
      (select count(*)::integer from public.api_usage where user_id = ${userId} and paid_by = 'quota') as from_quota,
      (select count(*)::integer from public.api_usage where user_id = ${userId} and paid_by = 'wallet') as from_wallet,
      (select coalesce(sum(used), 0)::integer from public.quota_periods where user_id = ${userId}) as used,
      (select coalesce(sum(calls), 0)::integer from public.credit_ledger where user_id = ${userId}) as ledger_calls,
      (select count(*)::integer from private.usage_hours h full join (
         select private.hour_of(u.created_at) as hour, coalesce(u.report_tier, 'free') as product, u.paid_by, private.key_or_none(u.api_key_id) as key, count(*) as calls, sum(u.total_cost_usd) as cost_usd
         from public.api_usage u where u.user_id = ${userId} group by 1, 2, 3, 4) u on u.hour = h.hour and u.product = h.product and u.paid_by = h.paid_by and u.key = h.api_key_id
       where coalesce(h.user_id, ${userId}) = ${userId} and (coalesce(h.calls, 0), coalesce(h.cost_usd, 0)) <> (coalesce(u.calls, 0), coalesce(u.cost_usd, 0)))
      + (select count(*)::integer from (
        select l.balance_after_usd, sum(l.amount_usd) over (order by l.id) as running from public.credit_ledger l where l.user_id = ${userId}
      ) as steps where steps.running <> steps.balance_after_usd) as broken`;
  return row!;
}
