-- All data of a key's account, in one look-up. No row: no such key. Times to come are told as durations by the clock of the database, so that a key ends
-- at the same moment on every node.
create function private.account_of_key(hash bytea)
returns table (
  key_id uuid, user_id uuid, usable boolean, api_version text, key_label text, key_created_at timestamptz,
  status text, natal_system text, addons text[], trial_ends_at timestamptz, plan text,
  period_start timestamptz, period_end timestamptz, quota integer, used integer,
  balance_usd numeric, plan_rate_per_second integer, own_rate_per_second integer, spend_cap_usd numeric, spent_usd numeric,
  is_test boolean, tests_today bigint, is_old boolean, old_for_ms float8, expires_in_ms float8, limits jsonb, is_app boolean
)
language sql stable set search_path = '' as $$
  select k.id, k.user_id,
         k.is_active and k.blocked_at is null and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()),
         k.api_version, k.label, k.created_at,
         s.status, coalesce(s.natal_system, 'western'), coalesce(s.addons, '{}'), s.trial_ends_at, b.plan,
         b.period_start, b.period_end,
         case when b.plan is null then 0 when q.plan = b.plan then q.quota else greatest(b.monthly_calls, coalesce(q.used, 0)) end,
         coalesce(q.used, 0),
         coalesce(c.balance_usd, 0), b.rate_per_second, l.rate_per_second,
         w.spend_cap_usd, coalesce(m.spent_usd, 0),
         k.is_test, case when k.is_test then private.test_calls_today(k.user_id) else 0 end,
         f.until is not null, extract(epoch from f.until - now())::float8 * 1000, extract(epoch from k.expires_at - now())::float8 * 1000,
         private.key_limits(k), k.is_app
  from (
    select n.id, null::timestamptz as until from private.api_keys n where n.key_hash = hash
    union all
    select o.id, o.until from private.replaced_keys o where o.key_hash = hash
  ) f
  join private.api_keys k on k.id = f.id
  join auth.users u on u.id = k.user_id
  left join public.subscriptions s on s.user_id = k.user_id
  left join public.user_credits c on c.user_id = k.user_id
  left join private.account_limits l on l.user_id = k.user_id
  left join lateral private.billing_period(k.user_id, now()) b on true
  left join public.quota_periods q on q.user_id = k.user_id and q.period_start = b.period_start
  left join public.billing_settings w on w.user_id = k.user_id
  left join private.wallet_months m on m.user_id = k.user_id and m.month = private.current_month()
$$;
