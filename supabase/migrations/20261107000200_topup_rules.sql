-- Queues an automatic top-up where one is due: switched on, a card on file, below the threshold, none open, within the month's ceiling.
-- A month (UTC) is held to what is open and what was asked for or charged in it: one asked for in January and charged in February counts in both.
-- The wallet is locked before it is read: a payment that is being booked meanwhile counts, with the request that it ends.
create or replace function private.request_topups(of_users uuid[]) returns setof uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  candidate uuid;
begin
  for candidate in
    select s.user_id from public.billing_settings s
    join public.user_credits c on c.user_id = s.user_id and c.balance_usd < s.auto_topup_threshold_usd
    where s.auto_topup and (of_users is null or s.user_id = any (of_users))
      and not exists (select from public.topup_queue q where q.user_id = s.user_id and q.status in ('pending', 'processing', 'requires_action'))
    order by s.user_id
  loop
    perform from public.user_credits c where c.user_id = candidate for update;
    return query
      insert into public.topup_queue (user_id, amount_usd)
      select s.user_id, s.auto_topup_amount_usd
      from public.billing_settings s
      join public.user_credits c on c.user_id = s.user_id and c.balance_usd < s.auto_topup_threshold_usd
      where s.user_id = candidate and s.auto_topup
        and exists (select from public.payment_method m where m.user_id = s.user_id and m.active)
        and s.auto_topup_amount_usd + (
          select coalesce(sum(q.amount_usd), 0) from public.topup_queue q
          where q.user_id = s.user_id
            and (q.status in ('pending', 'processing', 'requires_action')
                 or (q.status = 'completed' and greatest(q.requested_at, q.processed_at) >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'))
        ) <= s.auto_topup_monthly_ceiling_usd
      on conflict (user_id) where status in ('pending', 'processing', 'requires_action') do nothing
      returning topup_queue.user_id;
  end loop;
end
$$;

-- Without a card automatic top-up is over: a card that comes later is charged only when its owner says so again.
create function private.stop_topups_without_card() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.billing_settings s set auto_topup = false, auto_topup_stopped = 'The card on file was removed.', updated_at = now()
  where s.user_id = new.user_id and s.auto_topup and not exists (select from public.payment_method m where m.user_id = new.user_id and m.active);
  return null;
end
$$;
create trigger stop_topups_without_card after update of active on public.payment_method for each row when (old.active and not new.active) execute function private.stop_topups_without_card();

-- Whether a balance is below the line of its owner; no settings: 5 dollars; no line: never.
create function private.is_low(balance numeric, for_user uuid) returns boolean language sql stable set search_path = '' as $$
  select coalesce(balance < (select case when s.user_id is null then 5.00 else s.low_balance_usd end from (select for_user as id) u left join public.billing_settings s on s.user_id = u.id), false)
$$;

-- Money that comes in ends a low balance at once, so that the next fall below the line is told again.
create function private.end_low_balance() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_low(new.balance_after_usd, new.user_id) then delete from private.low_balance_mails m where m.user_id = new.user_id; end if;
  return null;
end
$$;
create trigger end_low_balance after insert on public.credit_ledger for each row when (new.amount_usd > 0) execute function private.end_low_balance();

-- Whose balance fell below the own line since the last mail; each is named once until the balance is above it again. Null: all whose wallet moved
-- in the last day. Taken in user order, so that two nodes never wait for each other in a circle.
create or replace function private.take_low_balances(of_users uuid[]) returns table (user_id uuid, balance_usd numeric, low_balance_usd numeric)
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
-- A line that is lowered or removed ends a low balance too.
create function private.end_low_balance_of_line() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.low_balance_mails m using public.user_credits c where m.user_id = new.user_id and c.user_id = new.user_id and not private.is_low(c.balance_usd, c.user_id);
  return null;
end
$$;
create trigger end_low_balance_of_line after insert or update of low_balance_usd on public.billing_settings for each row execute function private.end_low_balance_of_line();

revoke execute on function private.stop_topups_without_card(), private.is_low(numeric, uuid), private.end_low_balance(), private.end_low_balance_of_line() from public;
