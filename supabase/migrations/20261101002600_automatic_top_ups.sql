-- Queues an automatic top-up where one is due: switched on, a card on file, below the threshold, none open, within the month's ceiling.
-- A month (UTC) counts open requests and those requested or charged in it: one requested in January and charged in February counts in both. The
-- wallet is locked before it is read, so that a payment being booked at the same time, and the request it finishes, are counted.
create function private.request_topups(of_users uuid[]) returns setof uuid
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

-- Without a card automatic top-up is switched off. A later card is charged only after its owner switches it on again.
create function private.stop_topups_without_card() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.billing_settings s set auto_topup = false, auto_topup_stopped = 'The card on file was removed.', updated_at = now()
  where s.user_id = new.user_id and s.auto_topup and not exists (select from public.payment_method m where m.user_id = new.user_id and m.active);
  return null;
end
$$;
create trigger stop_topups_without_card after update of active on public.payment_method for each row when (old.active and not new.active) execute function private.stop_topups_without_card();
