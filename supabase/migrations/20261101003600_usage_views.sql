-- The signed-in user's plan in force, and the billing periods of the usage page: the current one and the previous one. Without a plan the
-- periods are calendar months (UTC). It takes no argument, so it cannot be called for another user.
create function private.own_plan_in_force()
returns table (user_id uuid, plan text, plan_name text, status text, quota integer, used integer, api_keys integer,
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
      select caller, null::text, null::text, (select s.status from public.subscriptions s where s.user_id = caller), 0, 0, private.key_allowance(caller),
             m.month at time zone 'utc', (m.month + interval '1 month') at time zone 'utc', (m.month - interval '1 month') at time zone 'utc'
      from (select date_trunc('month', now() at time zone 'utc') as month) m;
    return;
  end if;
  return query
    select caller, period.plan, p.name, s.status,
           coalesce(q.quota, period.monthly_calls), coalesce(q.used, 0), private.key_allowance(caller),
           period.period_start, period.period_end,
           case when s.status = 'trialing' then period.period_start else ((period.period_start at time zone 'utc') - interval '1 month') at time zone 'utc' end
    from public.subscriptions s
    join public.plans p on p.id = period.plan
    left join public.quota_periods q on q.user_id = caller and q.period_start = period.period_start and q.plan = period.plan
    where s.user_id = caller;
end
$$;

create view public.plan_in_force as select * from private.own_plan_in_force();
grant select on public.plan_in_force to :authenticated;
-- Functions in a view run with the caller's rights. The schema stays closed, so no statement can call them directly.
grant execute on function private.own_plan_in_force() to :authenticated;

-- Calls and cost of the current and the previous period, by UTC day and product. Row level security of api_usage limits the rows to the caller's.
create view public.usage_by_day with (security_invoker = true) as
  select d.user_id, case when d.is_current then 'current' else 'previous' end as period, to_char(d.day, 'YYYY-MM-DD') as day,
         coalesce(d.report_tier, 'free') as product, d.calls, d.quota_calls, d.wallet_calls, d.cost_usd
  from (
    select u.user_id, u.created_at >= f.period_start as is_current, (u.created_at at time zone 'utc')::date as day, u.report_tier,
           count(*)::integer as calls,
           (count(*) filter (where u.paid_by = 'quota'))::integer as quota_calls,
           (count(*) filter (where u.paid_by = 'wallet'))::integer as wallet_calls,
           sum(u.total_cost_usd) as cost_usd
    from public.plan_in_force f
    join public.api_usage u on u.user_id = f.user_id and u.created_at >= f.previous_start
    where u.user_id = (select auth.uid())
    group by 1, 2, 3, 4
  ) d;
grant select on public.usage_by_day to :authenticated;

-- PostgreSQL does not know which columns of a view are never null. Read into the row types of the web app.
comment on column public.plan_in_force.user_id is 'Never null.';
comment on column public.plan_in_force.quota is 'Never null.';
comment on column public.plan_in_force.used is 'Never null.';
comment on column public.plan_in_force.api_keys is 'Never null.';
comment on column public.plan_in_force.period_start is 'Never null.';
comment on column public.plan_in_force.period_end is 'Never null.';
comment on column public.plan_in_force.previous_start is 'Never null.';
comment on column public.usage_by_day.user_id is 'Never null.';
comment on column public.usage_by_day.period is 'Never null.';
comment on column public.usage_by_day.day is 'Never null.';
comment on column public.usage_by_day.product is 'Never null.';
comment on column public.usage_by_day.calls is 'Never null.';
comment on column public.usage_by_day.quota_calls is 'Never null.';
comment on column public.usage_by_day.wallet_calls is 'Never null.';
comment on column public.usage_by_day.cost_usd is 'Never null.';
