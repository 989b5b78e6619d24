import type { Sql } from '../database/database.ts';

export interface AccountSummary {
  readonly id: string;
  readonly email: string | null;
  readonly confirmed: boolean;
  readonly created_at: string;
  /** Exact decimal, USD. */
  readonly balance_usd: string;
  readonly plan: string | null;
  readonly status: string | null;
  readonly trial_ends_at: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly quota: number;
  readonly used: number;
  readonly natal_system: string | null;
  readonly addons: readonly string[];
  /** Requests per second set by the operator; null means the plan's limit. */
  readonly rate_per_second: number | null;
}

export interface KeySummary {
  readonly id: string;
  readonly label: string;
  readonly is_active: boolean;
  readonly blocked: boolean;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

/** Reads accounts, oldest first: all, or only `userId`. */
export function readAccounts(sql: Sql, userId: string | null): Promise<AccountSummary[]> {
  return sql<AccountSummary[]>`
    select u.id, u.email, u.email_confirmed_at is not null as confirmed, btrim(to_json(u.created_at)::text, '"') as created_at,
           coalesce(c.balance_usd, 0)::text as balance_usd, coalesce(b.plan, s.plan) as plan, s.status, to_json(s.trial_ends_at) #>> '{}' as trial_ends_at,
           to_json(b.period_start) #>> '{}' as period_start, to_json(b.period_end) #>> '{}' as period_end,
           coalesce(q.quota, b.monthly_calls, 0) as quota, coalesce(q.used, 0) as used, s.natal_system, coalesce(s.addons, '{}') as addons, l.rate_per_second
    from auth.users u
    left join public.user_credits c on c.user_id = u.id
    left join public.subscriptions s on s.user_id = u.id
    left join private.account_limits l on l.user_id = u.id
    left join lateral private.billing_period(u.id, now()) b on true
    left join public.quota_periods q on q.user_id = u.id and q.period_start = b.period_start
    where ${userId}::uuid is null or u.id = ${userId}
    order by u.created_at, u.id`;
}

export function readKeys(sql: Sql, userId: string): Promise<KeySummary[]> {
  return sql<KeySummary[]>`
    select id, label, is_active, blocked_at is not null as blocked, btrim(to_json(created_at)::text, '"') as created_at, to_json(last_used_at) #>> '{}' as last_used_at
    from private.api_keys where user_id = ${userId} order by created_at, id`;
}
