-- The low-balance mail is sent once each time the balance falls below the threshold.
create table private.low_balance_mails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now()
);
alter table private.low_balance_mails enable row level security;

-- True if a balance is below its owner's threshold. Without settings: 5 dollars. Without a threshold: never.
create function private.is_balance_low(balance numeric, for_user uuid) returns boolean language sql stable set search_path = '' as $$
  select coalesce(balance < (select case when s.user_id is null then 5.00 else s.low_balance_usd end from (select for_user as id) u left join public.billing_settings s on s.user_id = u.id), false)
$$;

-- Claims the users whose balance fell below their threshold since the last mail; each is returned once until the balance is above it again. Null:
-- all users whose wallet changed in the last day. Locked in user order, so that two nodes never deadlock.
create function private.claim_low_balances(of_users uuid[]) returns table (user_id uuid, balance_usd numeric, low_balance_usd numeric)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with low as (
      select c.user_id, c.balance_usd, coalesce(s.low_balance_usd, 5.00) as line
      from public.user_credits c left join public.billing_settings s on s.user_id = c.user_id
      where (c.user_id = any (of_users) or (of_users is null and c.last_updated > now() - interval '1 day'))
        and private.is_balance_low(c.balance_usd, c.user_id)
        and not exists (select from private.low_balance_mails m where m.user_id = c.user_id)
        and exists (select from public.credit_ledger l where l.user_id = c.user_id and l.amount_usd > 0)
      order by c.user_id
    ), told as (
      insert into private.low_balance_mails as m (user_id) select low.user_id from low on conflict do nothing returning m.user_id
    )
    select low.user_id, low.balance_usd, low.line from low join told using (user_id);
end
$$;

-- Incoming money ends a low balance at once, so that the next fall below the threshold causes a mail again.
create function private.end_low_balance() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_balance_low(new.balance_after_usd, new.user_id) then delete from private.low_balance_mails m where m.user_id = new.user_id; end if;
  return null;
end
$$;
create trigger end_low_balance after insert on public.credit_ledger for each row when (new.amount_usd > 0) execute function private.end_low_balance();

-- A lowered or removed threshold also ends a low balance.
create function private.end_low_balance_on_threshold_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.low_balance_mails m using public.user_credits c where m.user_id = new.user_id and c.user_id = new.user_id and not private.is_balance_low(c.balance_usd, c.user_id);
  return null;
end
$$;
create trigger end_low_balance_on_threshold_change after insert or update of low_balance_usd on public.billing_settings for each row execute function private.end_low_balance_on_threshold_change();
