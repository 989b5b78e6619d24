-- The signed-in user's plan in force, and the billing periods of the usage page: the current one and the previous one. Without a plan the
-- periods are calendar months (UTC). It takes no argument, so it cannot be called for another user.
create function private.own_plan_in_force()
returns table (user_id uuid, plan text, plan_name text, status text, source text, quota integer, used integer, beyond_quota text, api_keys integer,
               period_start timestamptz, period_end timestamptz, previous_start timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  period record;
begin
  if caller is null then return; end if;
  select b.* into period from private.billing_period(caller, now()) b;
  if period.plan is null then
    return query
      select caller, null::text, null::text, (select s.status from public.subscriptions s where s.user_id = caller), null::text, 0, 0, private.beyond_quota(caller), private.key_allowance(caller),
             m.month at time zone 'utc', (m.month + interval '1 month') at time zone 'utc', (m.month - interval '1 month') at time zone 'utc'
      from (select date_trunc('month', now() at time zone 'utc') as month) m;
    return;
  end if;
  return query
    select caller, period.plan, p.name, s.status, private.plan_source(caller),
           -- Of an earlier plan in this period: as the next booking will count it.
           case when q.plan = period.plan and q.period_end = period.period_end then q.quota else greatest(period.monthly_calls, coalesce(q.used, 0)) end,
           coalesce(q.used, 0), private.beyond_quota(caller), private.key_allowance(caller),
           period.period_start, period.period_end,
           case when s.status = 'trialing' then period.period_start else ((period.period_start at time zone 'utc') - interval '1 month') at time zone 'utc' end
    from public.subscriptions s
    join public.plans p on p.id = period.plan
    left join public.quota_periods q on q.user_id = caller and q.period_start = period.period_start
    where s.user_id = caller;
end
$$;

create view public.plan_in_force as select * from private.own_plan_in_force();
grant select on public.plan_in_force to :authenticated;
-- Functions in a view run with the caller's rights. The schema stays closed, so no statement can call them directly.
grant execute on function private.own_plan_in_force() to :authenticated;

-- Calls and cost of the current and the previous period of the signed-in user, by UTC day and product: the sums of hours, and the calls
-- themselves of the hours in which a period begins. It takes no argument, so it cannot be called for another user. Planned for the days
-- in question each time: a plan for any days would lock all of them.
create function private.own_usage_by_day()
returns table (user_id uuid, period text, day text, product text, calls bigint, quota_calls bigint, wallet_calls bigint, cost_usd numeric)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  plan record;
  first_hour timestamptz;
  cut_hour timestamptz;
begin
  select f.user_id, f.period_start, f.previous_start into plan from private.own_plan_in_force() f;
  if plan.user_id is null then return; end if;
  -- An hour that begins with the period is not cut.
  first_hour := nullif(private.hour_of(plan.previous_start), plan.previous_start);
  cut_hour := nullif(private.hour_of(plan.period_start), plan.period_start);
  return query
    select plan.user_id, case when d.is_current then 'current' else 'previous' end, to_char(d.day, 'YYYY-MM-DD'), d.product, sum(d.calls)::bigint,
           coalesce(sum(d.calls) filter (where d.paid_by = 'quota'), 0)::bigint,
           coalesce(sum(d.calls) filter (where d.paid_by = 'wallet'), 0)::bigint,
           sum(d.cost_usd)
    from (
      select h.hour >= plan.period_start as is_current, (h.hour at time zone 'utc')::date as day, h.product, h.paid_by, h.calls, h.cost_usd
      from private.usage_hours h
      where h.user_id = plan.user_id and h.paid_by <> 'test' and h.hour >= plan.previous_start and h.hour is distinct from cut_hour
      union all
      select u.created_at >= plan.period_start, (u.created_at at time zone 'utc')::date, coalesce(u.report_tier, 'free'), u.paid_by, count(*), sum(u.total_cost_usd)
      from public.api_usage u
      where cut_hour is not null and u.user_id = plan.user_id and u.paid_by <> 'test' and u.created_at >= greatest(cut_hour, plan.previous_start) and u.created_at < cut_hour + interval '1 hour'
      group by 1, 2, 3, 4
      union all
      select false, (u.created_at at time zone 'utc')::date, coalesce(u.report_tier, 'free'), u.paid_by, count(*), sum(u.total_cost_usd)
      from public.api_usage u
      where first_hour is distinct from cut_hour and u.user_id = plan.user_id and u.paid_by <> 'test' and u.created_at >= plan.previous_start and u.created_at < first_hour + interval '1 hour'
      group by 1, 2, 3, 4
    ) d
    group by d.is_current, d.day, d.product having sum(d.calls) > 0;
end
$$;

create view public.usage_by_day as select * from private.own_usage_by_day();
grant select on public.usage_by_day to :authenticated;
grant execute on function private.own_usage_by_day() to :authenticated;

-- Calls and cost of each key of the signed-in user on the last 30 days (UTC), today included.
create function private.own_key_usage()
returns table (user_id uuid, api_key_id uuid, day text, calls bigint, cost_usd numeric)
language sql stable security definer set search_path = '' as $$
  select h.user_id, h.api_key_id, to_char(h.hour at time zone 'utc', 'YYYY-MM-DD'), sum(h.calls)::bigint, sum(h.cost_usd)
  from private.usage_hours h
  where h.user_id = (select auth.uid()) and h.hour >= (date_trunc('day', now() at time zone 'utc') - interval '29 days') at time zone 'utc'
  group by 1, 2, 3 having sum(h.calls) > 0
$$;

create view public.key_usage as select * from private.own_key_usage();
grant select on public.key_usage to :authenticated;
grant execute on function private.own_key_usage() to :authenticated;

-- Calls and cost of the signed-in user on the last 14 days and today (UTC): one row for each day with calls.
create function private.own_calls_by_day()
returns table (user_id uuid, day text, calls bigint, quota_calls bigint, cost_usd numeric)
language sql stable security definer set search_path = '' as $$
  select h.user_id, to_char(h.hour at time zone 'utc', 'YYYY-MM-DD'), sum(h.calls)::bigint,
         coalesce(sum(h.calls) filter (where h.paid_by = 'quota'), 0)::bigint, sum(h.cost_usd)
  from private.usage_hours h
  where h.user_id = (select auth.uid()) and h.paid_by <> 'test' and h.hour >= (date_trunc('day', now() at time zone 'utc') - interval '14 days') at time zone 'utc'
  group by 1, 2 having sum(h.calls) > 0
$$;

create view public.calls_by_day as select * from private.own_calls_by_day();
grant select on public.calls_by_day to :authenticated;
grant execute on function private.own_calls_by_day() to :authenticated;

-- PostgreSQL does not know which columns of a view are never null. Read into the row types of the web app.
comment on view public.plan_in_force is 'Never null: user_id, quota, used, beyond_quota, api_keys, period_start, period_end, previous_start';
comment on view public.usage_by_day is 'Never null: user_id, period, day, product, calls, quota_calls, wallet_calls, cost_usd';
comment on view public.key_usage is 'Never null: user_id, api_key_id, day, calls, cost_usd';
comment on view public.calls_by_day is 'Never null: user_id, day, calls, quota_calls, cost_usd';
