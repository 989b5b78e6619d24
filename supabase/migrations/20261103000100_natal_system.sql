-- Where the billing period that holds `moment` began: whole months counted from the anchor, the last day of a short month standing in.
create function private.period_start(anchor timestamptz, moment timestamptz) returns timestamptz language sql immutable strict set search_path = '' as $$
  select max(anchor + make_interval(months => n))
  from (select 12 * extract(year from age)::integer + extract(month from age)::integer as whole from (select age(moment, anchor)) as a (age)) as m,
       generate_series(greatest(m.whole - 1, 0), greatest(m.whole, 0) + 1) as n
  where anchor + make_interval(months => n) <= moment
$$;

-- Returns the system that stands afterwards: another than the wanted one when it was changed in this period already; nothing without a running plan.
create function private.choose_natal_system(for_user uuid, wanted text) returns table (natal_system text, changed boolean)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  held public.subscriptions;
begin
  select * into held from public.subscriptions where user_id = for_user for update;
  if not found or held.status not in ('trialing', 'active', 'past_due') or (held.status = 'trialing' and held.trial_ends_at <= now()) then return; end if;
  if held.natal_system = wanted
     or held.natal_system_changed_at >= case when held.status = 'trialing' then held.anchor_at else private.period_start(held.anchor_at, now()) end then
    return query select held.natal_system, false;
    return;
  end if;
  update public.subscriptions set natal_system = wanted, natal_system_changed_at = now(), updated_at = now() where user_id = for_user;
  perform pg_notify('theia_account', for_user::text);
  return query select wanted, true;
end
$$;
