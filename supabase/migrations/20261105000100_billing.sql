-- What a user decides about the own money, and what the engine remembers of it.
create table public.billing_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Most the wallet may pay for calls in one calendar month (UTC); null: no cap.
  spend_cap_usd numeric(12, 2) check (spend_cap_usd >= 0),
  -- A mail is sent when the balance falls below it; null: none.
  low_balance_usd numeric(12, 2) default 5.00 check (low_balance_usd > 0),
  auto_topup boolean not null default false,
  auto_topup_threshold_usd numeric(12, 2) not null default 45.00 check (auto_topup_threshold_usd > 0),
  auto_topup_amount_usd numeric(12, 2) not null default 50.00 check (auto_topup_amount_usd between 5 and 5000),
  auto_topup_monthly_ceiling_usd numeric(12, 2) not null default 500.00 check (auto_topup_monthly_ceiling_usd >= auto_topup_amount_usd),
  -- Why auto top-up was switched off without its owner: it never comes back by itself.
  auto_topup_stopped text,
  updated_at timestamptz not null default now()
);
alter table public.billing_settings enable row level security;
create policy "A user reads the own billing settings" on public.billing_settings for select to authenticated using (user_id = (select auth.uid()));
grant select on public.billing_settings to authenticated, service_role;

-- What the wallet paid for calls, month by month; a spend cap is held against it.
create function private.this_month() returns date language sql stable set search_path = '' as $$ select date_trunc('month', now() at time zone 'utc')::date $$;
create table private.wallet_months (
  user_id uuid not null references auth.users (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  spent_usd numeric(14, 4) not null default 0 check (spent_usd >= 0),
  primary key (user_id, month)
);
alter table private.wallet_months enable row level security;

-- The low-balance mail goes out once each time the balance falls below the line.
create table private.low_balance_mails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now()
);
alter table private.low_balance_mails enable row level security;

-- Every event Stripe delivered, by its id, before anything is done with it.
create table private.stripe_events (
  id text primary key,
  type text not null,
  happened_at timestamptz not null,
  payload json not null,
  received_at timestamptz not null default now(),
  deliveries integer not null default 1,
  -- applied; ignored: of no meaning to us; waiting: what it speaks of is not known yet.
  outcome text check (outcome in ('applied', 'ignored', 'waiting')),
  processed_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index stripe_events_open on private.stripe_events (happened_at) where outcome is null or outcome = 'waiting';
alter table private.stripe_events enable row level security;

-- What a refund or a lost dispute took back. The wallet never goes below zero: what it could not give is owed, and taken from the next credit.
create table private.take_backs (
  source text primary key,
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('refund', 'dispute')),
  amount_usd numeric(14, 4) not null check (amount_usd > 0),
  taken_usd numeric(14, 4) not null default 0 check (taken_usd >= 0 and taken_usd <= amount_usd),
  -- A dispute that was won gives it back.
  reversed_at timestamptz,
  created_at timestamptz not null default now()
);
create index take_backs_open on private.take_backs (user_id) where taken_usd < amount_usd and reversed_at is null;
alter table private.take_backs enable row level security;

alter table public.topup_logs
  add column kind text not null default 'manual' check (kind in ('manual', 'auto')),
  add column stripe_charge_id text unique,
  add column refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents);

-- When a subscription's state was last told, so that an older event that comes late changes nothing.
alter table public.subscriptions
  add column stripe_status text,
  add column stripe_told_at timestamptz,
  add column current_period_end timestamptz;

alter table public.topup_queue
  add column attempts integer not null default 0 check (attempts between 0 and 3),
  add column next_attempt_at timestamptz not null default now(),
  add column stripe_payment_intent_id text,
  -- The card of the running try: asked again with the same idempotency key, it must be the same.
  add column stripe_payment_method_id text,
  drop constraint topup_queue_status_check,
  add constraint topup_queue_status_check check (status in ('pending', 'processing', 'requires_action', 'completed', 'failed', 'max_retries_reached'));
drop index public.topup_queue_one_open_per_user;
create unique index topup_queue_one_open_per_user on public.topup_queue (user_id) where status in ('pending', 'processing', 'requires_action');
create index topup_queue_due on public.topup_queue (next_attempt_at) where status in ('pending', 'processing');

alter table public.payment_method add column detached_at timestamptz;

-- Takes what is still owed out of a wallet that has money again. The wallet is locked by the caller.
create function private.collect_owed(for_user uuid) returns numeric language plpgsql volatile set search_path = '' as $$
declare
  owed record;
  balance numeric;
  part numeric;
begin
  select c.balance_usd into balance from public.user_credits c where c.user_id = for_user;
  for owed in
    select t.source, t.kind, t.amount_usd - t.taken_usd as open_usd, t.taken_usd from private.take_backs t
    where t.user_id = for_user and t.taken_usd < t.amount_usd and t.reversed_at is null order by t.created_at, t.source for update
  loop
    part := least(owed.open_usd, balance);
    exit when part <= 0;
    balance := private.book_credit(for_user, owed.kind, -part, 'Owed from earlier', owed.source || ':' || (owed.taken_usd + part));
    update private.take_backs t set taken_usd = t.taken_usd + part where t.source = owed.source;
  end loop;
  return balance;
end
$$;

-- A payment that succeeded, told by whichever event came first: booked once. A deleted account's money is not booked anywhere.
create function private.apply_topup(for_user uuid, payment_intent text, cents integer, charge text, receipt text, paid_kind text, paid_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.user_credits c where c.user_id = for_user for update;
  if not found then return false; end if;
  insert into public.topup_logs (user_id, created_at, amount_cents, status, stripe_payment_intent_id, stripe_charge_id, receipt_url, kind)
  values (for_user, paid_at, cents, 'completed', payment_intent, charge, receipt, paid_kind)
  on conflict (stripe_payment_intent_id) do update
  set status = case when topup_logs.status in ('pending', 'failed', 'requires_action') then 'completed' else topup_logs.status end,
      stripe_charge_id = coalesce(topup_logs.stripe_charge_id, excluded.stripe_charge_id), receipt_url = coalesce(topup_logs.receipt_url, excluded.receipt_url);
  perform private.book_credit(for_user, 'topup', cents / 100.0, 'Top-up', 'payment:' || payment_intent);
  perform private.collect_owed(for_user);
  return true;
end
$$;

-- Money that goes back to the card: out of the wallet as far as it has some, the rest is owed. False: the payment is not known (yet).
create function private.take_back_payment(payment_intent text, entry_kind text, cents integer, entry_source text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  paid record;
begin
  select t.id, t.user_id, t.amount_cents into paid from public.topup_logs t where t.stripe_payment_intent_id = payment_intent and t.status <> 'pending' for update;
  if not found then return false; end if;
  if paid.user_id is null then return true; end if;
  perform from public.user_credits c where c.user_id = paid.user_id for update;
  insert into private.take_backs (source, user_id, kind, amount_usd) values (entry_source, paid.user_id, entry_kind, cents / 100.0) on conflict (source) do nothing;
  if not found then return true; end if;
  if entry_kind = 'refund' then
    update public.topup_logs t set refunded_cents = least(t.amount_cents, t.refunded_cents + cents), status = case when t.refunded_cents + cents >= t.amount_cents then 'refunded' else 'partially_refunded' end where t.id = paid.id;
  else
    update public.topup_logs t set status = 'disputed' where t.id = paid.id;
  end if;
  perform private.collect_owed(paid.user_id);
  return true;
end
$$;

-- A dispute that was won, or a refund that failed: what was taken is given back, what was still owed is owed no longer.
create function private.give_back(entry_source text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  taken record;
begin
  select t.user_id, t.kind, t.taken_usd, t.reversed_at into taken from private.take_backs t where t.source = entry_source;
  if not found then return false; end if;
  perform from public.user_credits c where c.user_id = taken.user_id for update;
  update private.take_backs t set reversed_at = now() where t.source = entry_source and t.reversed_at is null returning t.user_id, t.kind, t.taken_usd into taken;
  if found and taken.user_id is not null and taken.taken_usd > 0 then
    perform private.book_credit(taken.user_id, taken.kind, taken.taken_usd, 'Given back', entry_source || ':given-back');
    perform private.collect_owed(taken.user_id);
  end if;
  return true;
end
$$;

-- Queues an automatic top-up where one is due: switched on, a card on file, below the threshold, none open, within the month's ceiling.
create function private.request_topups(of_users uuid[]) returns setof uuid
language sql volatile security definer set search_path = '' as $$
  insert into public.topup_queue (user_id, amount_usd)
  select s.user_id, s.auto_topup_amount_usd
  from public.billing_settings s
  join public.user_credits c on c.user_id = s.user_id and c.balance_usd < s.auto_topup_threshold_usd
  where s.auto_topup and (of_users is null or s.user_id = any (of_users))
    and exists (select from public.payment_method m where m.user_id = s.user_id and m.active)
    and s.auto_topup_amount_usd + (
      select coalesce(sum(q.amount_usd), 0) from public.topup_queue q
      where q.user_id = s.user_id and q.status in ('pending', 'processing', 'requires_action', 'completed') and q.requested_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
    ) <= s.auto_topup_monthly_ceiling_usd
  on conflict (user_id) where status in ('pending', 'processing', 'requires_action') do nothing
  returning user_id
$$;

-- The request is paid, told by our own call or by Stripe's event, whichever is first.
create function private.finish_topup_request(request uuid, payment_intent text) returns void language sql volatile security definer set search_path = '' as $$
  update public.topup_queue q set status = 'completed', processed_at = now(), message = null, stripe_payment_intent_id = payment_intent
  where q.id = request and q.status <> 'completed'
$$;

-- Whose balance fell below the own line since the last mail; each is named once until the balance is above it again.
create function private.take_low_balances(of_users uuid[]) returns table (user_id uuid, balance_usd numeric, low_balance_usd numeric)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.low_balance_mails m using public.user_credits c left join public.billing_settings s on s.user_id = c.user_id
  where m.user_id = c.user_id and c.user_id = any (of_users) and c.balance_usd >= coalesce(s.low_balance_usd, case when s.user_id is null then 5 else 0 end);
  return query
    with low as (
      select c.user_id, c.balance_usd, case when s.user_id is null then 5.00 else s.low_balance_usd end as line
      from public.user_credits c left join public.billing_settings s on s.user_id = c.user_id
      where c.user_id = any (of_users)
        and exists (select from public.credit_ledger l where l.user_id = c.user_id and l.amount_usd > 0)
    ), told as (
      insert into private.low_balance_mails as m (user_id) select low.user_id from low where low.balance_usd < low.line on conflict do nothing returning m.user_id
    )
    select low.user_id, low.balance_usd, low.line from low join told using (user_id);
end
$$;

revoke execute on function
  private.collect_owed(uuid), private.apply_topup(uuid, text, integer, text, text, text, timestamptz), private.take_back_payment(text, text, integer, text),
  private.give_back(text), private.request_topups(uuid[]), private.finish_topup_request(uuid, text), private.take_low_balances(uuid[])
from public;

create trigger announce_change after insert or update or delete on public.billing_settings for each row execute function private.announce_row_change('user_id');
create trigger announce_account_change after insert or update or delete on public.billing_settings for each row execute function private.announce_account_change();
