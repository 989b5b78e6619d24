-- Which entry an entry takes back a part of: a paid call that could not be answered.
alter table public.credit_ledger add column reverses_id bigint references public.credit_ledger (id);
create index credit_ledger_by_reversed on public.credit_ledger (reverses_id) where reverses_id is not null;

create or replace function private.keep_ledger() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.user_id is null and old.user_id is not null
     and (new.id, new.kind, new.amount_usd, new.balance_after_usd, new.calls, new.source, new.reverses_id, new.created_at)
         is not distinct from (old.id, old.kind, old.amount_usd, old.balance_after_usd, old.calls, old.source, old.reverses_id, old.created_at)
     and (new.reason is null or new.reason is not distinct from old.reason) then
    return new;
  end if;
  raise exception 'the ledger is append-only';
end
$$;

-- When an answer kept under an Idempotency-Key was given again: then its call stays paid.
alter table private.idempotency_keys add column replayed_at timestamptz;

-- A call whose booking was committed unseen, and that was then answered as failed, is free after all: it leaves the month and the quota it
-- was booked in. Returns the new balance. The wallet is locked by the caller.
create or replace function private.take_back_call(for_user uuid, call_id uuid, called_at timestamptz, status integer, reason text) returns numeric
language plpgsql volatile set search_path = '' as $$
declare
  usage record;
  balance numeric;
begin
  delete from public.api_usage u where u.translator_log_id = call_id and u.created_at = called_at returning u.paid_by, u.total_cost_usd, u.ledger_id into usage;
  update public.translator_logs l set response_status = status, response_payload = null, error_message = reason where l.id = call_id and l.created_at = called_at;
  update public.user_credits w set balance_usd = w.balance_usd + usage.total_cost_usd, last_updated = now() where w.user_id = for_user returning w.balance_usd into balance;
  if usage.total_cost_usd > 0 then
    insert into public.credit_ledger (user_id, kind, amount_usd, balance_after_usd, calls, reason, source, reverses_id)
    values (for_user, 'refund', usage.total_cost_usd, balance, 1, 'A call that could not be answered', 'call:' || call_id, usage.ledger_id);
    update private.wallet_months m set spent_usd = m.spent_usd - usage.total_cost_usd
    from public.credit_ledger l where l.id = usage.ledger_id and m.user_id = for_user and m.month = date_trunc('month', l.created_at at time zone 'utc')::date;
  end if;
  if usage.paid_by = 'quota' then
    update public.quota_periods q set used = q.used - 1
    where q.user_id = for_user and q.period_start = (
      select p.period_start from public.quota_periods p where p.user_id = for_user and p.used > 0
      order by p.period_start <= called_at and p.period_end > called_at desc, p.period_start desc limit 1);
  end if;
  return balance;
end
$$;
