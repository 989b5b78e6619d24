-- The low-balance mail goes out once each time the balance falls below the line.
create table private.low_balance_mails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now()
);
alter table private.low_balance_mails enable row level security;

-- Whether a balance is below the line of its owner; no settings: 5 dollars; no line: never.
create function private.is_low(balance numeric, for_user uuid) returns boolean language sql stable set search_path = '' as $$
  select coalesce(balance < (select case when s.user_id is null then 5.00 else s.low_balance_usd end from (select for_user as id) u left join public.billing_settings s on s.user_id = u.id), false)
$$;

-- Whose balance fell below the own line since the last mail; each is named once until the balance is above it again. Null: all whose wallet moved
-- in the last day. Taken in user order, so that two nodes never wait for each other in a circle.
create function private.take_low_balances(of_users uuid[]) returns table (user_id uuid, balance_usd numeric, low_balance_usd numeric)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with low as (
      select c.user_id, c.balance_usd, coalesce(s.low_balance_usd, 5.00) as line
      from public.user_credits c left join public.billing_settings s on s.user_id = c.user_id
      where (c.user_id = any (of_users) or (of_users is null and c.last_updated > now() - interval '1 day'))
        and private.is_low(c.balance_usd, c.user_id)
        and not exists (select from private.low_balance_mails m where m.user_id = c.user_id)
        and exists (select from public.credit_ledger l where l.user_id = c.user_id and l.amount_usd > 0)
      order by c.user_id
    ), told as (
      insert into private.low_balance_mails as m (user_id) select low.user_id from low on conflict do nothing returning m.user_id
    )
    select low.user_id, low.balance_usd, low.line from low join told using (user_id);
end
$$;

-- Money that comes in ends a low balance at once, so that the next fall below the line is told again.
create function private.end_low_balance() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_low(new.balance_after_usd, new.user_id) then delete from private.low_balance_mails m where m.user_id = new.user_id; end if;
  return null;
end
$$;
create trigger end_low_balance after insert on public.credit_ledger for each row when (new.amount_usd > 0) execute function private.end_low_balance();

-- A line that is lowered or removed ends a low balance too.
create function private.end_low_balance_of_line() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.low_balance_mails m using public.user_credits c where m.user_id = new.user_id and c.user_id = new.user_id and not private.is_low(c.balance_usd, c.user_id);
  return null;
end
$$;
create trigger end_low_balance_of_line after insert or update of low_balance_usd on public.billing_settings for each row execute function private.end_low_balance_of_line();
