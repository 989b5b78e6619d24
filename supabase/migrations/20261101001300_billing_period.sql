-- The account data that the engine needs to admit a call, and the notifications of its changes.

-- The billing period that contains an instant: whole months counted from the anchor, or the trial as one period. No row: no plan in force.
-- Without a setting of its own, so that it becomes part of the query that asks it.
create function private.billing_period(for_user uuid, at timestamptz)
returns table (plan text, monthly_calls integer, rate_per_second integer, period_start timestamptz, period_end timestamptz) language sql stable as $$
  select p.id, p.monthly_calls, p.rate_per_second,
         case when s.status = 'trialing' then least(s.anchor_at, s.trial_ends_at - interval '1 second') else (c.anchor + make_interval(months => c.months)) at time zone 'utc' end,
         case when s.status = 'trialing' then s.trial_ends_at else (c.anchor + make_interval(months => c.months + 1)) at time zone 'utc' end
  from public.subscriptions s
  join public.plans p on p.id = s.plan
  cross join lateral (select s.anchor_at at time zone 'utc' as anchor, at at time zone 'utc' as day) t
  cross join lateral (select (extract(year from t.day) - extract(year from t.anchor))::integer * 12 + (extract(month from t.day) - extract(month from t.anchor))::integer as months) m
  cross join lateral (select t.anchor, m.months - (t.anchor + make_interval(months => m.months) > t.day)::integer as months) c
  where s.user_id = for_user
    and case s.status when 'trialing' then s.trial_ends_at > at when 'active' then s.cancel_at is null or s.cancel_at > at when 'past_due' then s.cancel_at is null or s.cancel_at > at else false end
$$;

-- Product → minimum plan. The same rule is in apps/server/src/metering/plan-includes.ts; a test keeps both equal.
create function private.plan_includes(plan text, addons text[], own_system text, tier text, minimum_plan text, natal_system text) returns boolean
language sql immutable as $$
  select case
    when plan is null or tier = 'report' then false
    when tier = 'transits' and 'transits' = any (addons) then true
    when tier = 'yearly_cycle' and 'yearly_cycle' = any (addons) then true
    when tier = 'synastry' and 'relationship' = any (addons) then true
    when array_position(array['starter', 'growth', 'professional'], plan) < array_position(array['starter', 'growth', 'professional'], minimum_plan) then false
    else plan <> 'starter' or natal_system is null or natal_system = own_system
  end
$$;
