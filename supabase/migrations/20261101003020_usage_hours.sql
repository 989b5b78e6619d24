-- Answered calls and their cost by user, hour (UTC), product, payer and key: what the usage page adds up, however many calls there are. A row is
-- written with the booking of its calls (`private.settle_calls`) and corrected with their reversal. Whoever writes one holds the wallet of
-- its user, so the rows of a user are written one after the other.
create table private.usage_hours (
  user_id uuid not null references auth.users (id) on delete cascade,
  hour timestamptz not null,
  -- The price tier; `free` for calls without one.
  product text not null,
  paid_by text not null,
  -- The key; all zeros for calls without one.
  api_key_id uuid not null,
  calls bigint not null check (calls >= 0),
  cost_usd numeric(14, 4) not null check (cost_usd >= 0),
  primary key (user_id, hour, product, paid_by, api_key_id)
) with (fillfactor = 70);
alter table private.usage_hours enable row level security;

create function private.hour_of(at timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_bin('1 hour', at, '2000-01-01 00:00:00+00')
$$;

-- Counts the hours of a user again from the calls.
create function private.recount_usage_hours(for_user uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform from public.user_credits w where w.user_id = for_user for update;
  delete from private.usage_hours h where h.user_id = for_user;
  insert into private.usage_hours (user_id, hour, product, paid_by, api_key_id, calls, cost_usd)
  select u.user_id, private.hour_of(u.created_at), coalesce(u.report_tier, 'free'), u.paid_by, private.key_or_none(u.api_key_id), count(*), sum(u.total_cost_usd)
  from public.api_usage u where u.user_id = for_user group by 1, 2, 3, 4, 5;
end
$$;

-- The calls of a database that was made before there were hours.
insert into private.usage_hours (user_id, hour, product, paid_by, api_key_id, calls, cost_usd)
select u.user_id, private.hour_of(u.created_at), coalesce(u.report_tier, 'free'), u.paid_by, private.key_or_none(u.api_key_id), count(*), sum(u.total_cost_usd)
from public.api_usage u where exists (select from auth.users a where a.id = u.user_id) group by 1, 2, 3, 4, 5;
