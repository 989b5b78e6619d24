-- What the billing period will cost at the present pace: the plan, what the wallet has paid, and what it will pay if calls go on as they did.

-- The name under which an add-on is sold. Equal to apps/server/src/rules/addon-names.ts; a test keeps both equal.
create function private.addon_name(addon text) returns text language sql immutable set search_path = '' as $$
  select case addon when 'relationship' then 'Relationship Compatibility' when 'yearly_cycle' then 'Yearly Cycle' when 'transits' then 'Transits' end
$$;

-- The price of a plan with its add-ons for a month, as it is sold now.
create function private.monthly_price(plan text, addons text[]) returns numeric language sql stable set search_path = '' as $$
  select coalesce(sum(p.amount_usd), 0) from public.stripe_products p
  where p.type = 'plan' and lower(p.name) = plan or p.type = 'addon' and p.name = any (select private.addon_name(a) from unnest(addons) a)
$$;

-- The projection at an instant. The pace is that of the whole hours since the period began, of the last seven days at most. Calls that the plan
-- covers become wallet calls where the quota ends, at the price they would have had. `too_early`: `first_day` before 24 hours, or
-- `few_calls` with fewer than ten calls; then nothing is projected.
create function private.cost_projection(for_user uuid, at timestamptz)
returns table (user_id uuid, source text, period_start timestamptz, period_end timestamptz, plan_usd numeric, wallet_usd numeric, balance_usd numeric,
               pace_hours integer, pace_calls bigint, too_early text, projected_wallet_usd numeric, projected_usd numeric)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  period record;
  held record;
  pace record;
  first_hour timestamptz;
  left_calls numeric;
  hours_left numeric;
  included numeric;
begin
  select b.* into period from private.billing_period(for_user, at) b;
  select s.plan, s.addons, s.status into held from public.subscriptions s where s.user_id = for_user;
  user_id := for_user;
  source := case when period.plan is not null then private.plan_source(for_user) end;
  period_start := coalesce(period.period_start, date_trunc('month', at at time zone 'utc') at time zone 'utc');
  period_end := coalesce(period.period_end, (date_trunc('month', at at time zone 'utc') + interval '1 month') at time zone 'utc');
  plan_usd := case when source = 'stripe' and held.status <> 'trialing' then private.monthly_price(held.plan, held.addons) else 0 end;
  select coalesce((select c.balance_usd from public.user_credits c where c.user_id = for_user), 0) into balance_usd;

  -- The hour in which the period begins is counted call by call.
  first_hour := private.hour_of(period_start + interval '1 hour' - interval '1 microsecond');
  select coalesce((select sum(h.cost_usd) from private.usage_hours h where h.user_id = for_user and h.hour >= first_hour and h.hour <= at), 0)
       + coalesce((select sum(u.total_cost_usd) from public.api_usage u where u.user_id = for_user and u.created_at >= period_start and u.created_at < first_hour), 0)
  into wallet_usd;

  first_hour := greatest(first_hour, private.hour_of(at) - interval '7 days');
  pace_hours := greatest(0, extract(epoch from private.hour_of(at) - first_hour) / 3600)::integer;
  select coalesce(sum(h.calls), 0) as calls, coalesce(sum(h.calls) filter (where h.paid_by = 'quota'), 0) as quota_calls,
         coalesce(sum(h.calls * p.unit_price_usd) filter (where h.paid_by = 'quota'), 0) as quota_worth, coalesce(sum(h.cost_usd), 0) as cost
  into pace
  from private.usage_hours h left join public.price_list p on p.report_tier = h.product
  where h.user_id = for_user and h.hour >= first_hour and h.hour < private.hour_of(at) and h.paid_by in ('quota', 'wallet');
  pace_calls := pace.calls;
  too_early := case when at < period_start + interval '24 hours' then 'first_day' when pace.calls < 10 or pace_hours = 0 then 'few_calls' end;
  if too_early is null then
    hours_left := greatest(0, extract(epoch from period_end - at)) / 3600;
    select greatest(0, coalesce(period.monthly_calls, 0) - coalesce(
      (select q.used from public.quota_periods q where q.user_id = for_user and q.period_start = period.period_start), 0)) into left_calls;
    included := pace.quota_calls / pace_hours * hours_left;
    projected_wallet_usd := round(wallet_usd + pace.cost / pace_hours * hours_left
      + case when included > left_calls then (included - left_calls) * pace.quota_worth / pace.quota_calls else 0 end, 2);
    projected_usd := plan_usd + projected_wallet_usd;
  end if;
  return next;
end
$$;

-- Of the signed-in user. It takes no argument, so it cannot be called for another user.
create function private.own_cost_projection()
returns table (user_id uuid, source text, period_start timestamptz, period_end timestamptz, plan_usd numeric, wallet_usd numeric, balance_usd numeric,
               pace_hours integer, pace_calls bigint, too_early text, projected_wallet_usd numeric, projected_usd numeric)
language sql stable security definer set search_path = '' as $$
  select p.* from private.cost_projection((select auth.uid()), now()) p where (select auth.uid()) is not null
$$;

create view public.cost_projection as select * from private.own_cost_projection();
grant select on public.cost_projection to :authenticated;
grant execute on function private.own_cost_projection() to :authenticated;
comment on view public.cost_projection is 'Never null: user_id, period_start, period_end, plan_usd, wallet_usd, balance_usd, pace_hours, pace_calls';
