-- The account data that the engine needs to admit a call, and the notifications of its changes.

-- The billing period that contains an instant: whole months counted from the anchor, or the trial as one period. No row: no plan in force.
create function private.billing_period(for_user uuid, at timestamptz)
returns table (plan text, monthly_calls integer, rate_per_second integer, period_start timestamptz, period_end timestamptz)
language plpgsql stable set search_path = '' as $$
declare
  held record;
  anchor timestamp;
  months integer;
begin
  select s.status, s.anchor_at, s.trial_ends_at, s.cancel_at, p.id, p.monthly_calls, p.rate_per_second into held
  from public.subscriptions s join public.plans p on p.id = s.plan where s.user_id = for_user;
  if not found then return; end if;
  plan := held.id;
  monthly_calls := held.monthly_calls;
  rate_per_second := held.rate_per_second;
  if held.status = 'trialing' then
    if held.trial_ends_at <= at then return; end if;
    period_start := least(held.anchor_at, held.trial_ends_at - interval '1 second');
    period_end := held.trial_ends_at;
  elsif held.status in ('active', 'past_due') and (held.cancel_at is null or held.cancel_at > at) then
    anchor := held.anchor_at at time zone 'utc';
    months := (extract(year from at at time zone 'utc') - extract(year from anchor)) * 12 + extract(month from at at time zone 'utc') - extract(month from anchor);
    if anchor + make_interval(months => months) > at at time zone 'utc' then months := months - 1; end if;
    period_start := (anchor + make_interval(months => months)) at time zone 'utc';
    period_end := (anchor + make_interval(months => months + 1)) at time zone 'utc';
  else
    return;
  end if;
  return next;
end
$$;

-- Product → minimum plan. The same rule is in apps/server/src/metering/plan-includes.ts; a test keeps both equal.
create function private.plan_includes(plan text, addons text[], own_system text, tier text, minimum_plan text, natal_system text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when plan is null or tier = 'report' then false
    when tier = 'transits' and 'transits' = any (addons) then true
    when tier = 'yearly_cycle' and 'yearly_cycle' = any (addons) then true
    when tier = 'synastry' and 'relationship' = any (addons) then true
    when array_position(array['starter', 'growth', 'professional'], plan) < array_position(array['starter', 'growth', 'professional'], minimum_plan) then false
    else plan <> 'starter' or natal_system is null or natal_system = own_system
  end
$$;
