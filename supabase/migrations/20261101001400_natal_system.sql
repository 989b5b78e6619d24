-- Returns the system in force afterwards. It differs from the requested one when it was already changed in this period. Returns no row without a plan in force.
create function private.choose_natal_system(for_user uuid, wanted text) returns table (natal_system text, changed boolean)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  held public.subscriptions;
  period record;
begin
  select * into held from public.subscriptions where user_id = for_user for update;
  select b.period_start into period from private.billing_period(for_user, now()) b;
  if not found then return; end if;
  if held.natal_system = wanted or held.natal_system_changed_at >= period.period_start then
    return query select held.natal_system, false;
    return;
  end if;
  update public.subscriptions set natal_system = wanted, natal_system_changed_at = now(), updated_at = now() where user_id = for_user;
  return query select wanted, true;
end
$$;
