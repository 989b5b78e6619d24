create table public.user_credits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  balance_usd numeric(14, 4) not null default 0 check (balance_usd >= 0),
  last_updated timestamptz not null default now()
);
alter table public.user_credits enable row level security;
create policy "A user reads the own balance" on public.user_credits for select to authenticated using (user_id = (select auth.uid()));
grant select on public.user_credits to authenticated, service_role;

-- Append-only. The balance of a user is the sum of the user's rows; a deleted user's rows stay without the person.
create table public.credit_ledger (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('calls', 'credit', 'topup', 'refund', 'dispute', 'adjustment', 'closing')),
  amount_usd numeric(14, 4) not null check (amount_usd <> 0),
  balance_after_usd numeric(14, 4) not null check (balance_after_usd >= 0),
  calls integer not null default 0 check (calls >= 0),
  reason text,
  -- What caused the entry (a payment, a webhook event, an operator's command); an entry is made once per source.
  source text unique,
  created_at timestamptz not null default now()
);
create index credit_ledger_by_user on public.credit_ledger (user_id, id);
alter table public.credit_ledger enable row level security;
create policy "A user reads the own ledger" on public.credit_ledger for select to authenticated using (user_id = (select auth.uid()));
grant select on public.credit_ledger to authenticated, service_role;

create function private.keep_ledger() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.user_id is null and old.user_id is not null
     and (new.id, new.kind, new.amount_usd, new.balance_after_usd, new.calls, new.reason, new.source, new.created_at)
         is not distinct from (old.id, old.kind, old.amount_usd, old.balance_after_usd, old.calls, old.reason, old.source, old.created_at) then
    return new;
  end if;
  raise exception 'the ledger is append-only';
end
$$;
create trigger keep_ledger before update or delete on public.credit_ledger for each row execute function private.keep_ledger();
create trigger keep_ledger_whole before truncate on public.credit_ledger for each statement execute function private.keep_ledger();

-- The one way money enters or leaves a wallet besides paid calls. Returns the new balance; a source that was booked already changes nothing.
create function private.book_credit(for_user uuid, entry_kind text, amount numeric, entry_reason text, entry_source text) returns numeric
language plpgsql security definer set search_path = '' as $$
declare
  balance numeric;
begin
  select c.balance_usd into balance from public.user_credits c where c.user_id = for_user for update;
  if not found then raise exception using errcode = 'PT404', message = 'No such wallet'; end if;
  if entry_source is not null and exists (select from public.credit_ledger l where l.source = entry_source) then return balance; end if;
  if balance + amount < 0 then raise exception using errcode = 'PT402', message = 'The wallet cannot go below zero'; end if;
  update public.user_credits c set balance_usd = c.balance_usd + amount, last_updated = now() where c.user_id = for_user returning c.balance_usd into balance;
  insert into public.credit_ledger (user_id, kind, amount_usd, balance_after_usd, reason, source)
  values (for_user, entry_kind, amount, balance, entry_reason, entry_source);
  return balance;
end
$$;

create table public.topup_queue (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed', 'max_retries_reached')),
  amount_usd numeric(10, 2) not null check (amount_usd > 0),
  requested_at timestamptz not null default now(),
  processed_at timestamptz,
  message text
);
create unique index topup_queue_one_open_per_user on public.topup_queue (user_id) where status in ('pending', 'processing');
create index topup_queue_by_user on public.topup_queue (user_id, requested_at desc);
alter table public.topup_queue enable row level security;
create policy "A user reads the own top-up requests" on public.topup_queue for select to authenticated using (user_id = (select auth.uid()));
grant select on public.topup_queue to authenticated, service_role;

create table public.topup_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  amount_cents integer not null check (amount_cents > 0),
  status text not null,
  stripe_payment_intent_id text unique,
  receipt_url text
);
create index topup_logs_by_user on public.topup_logs (user_id, created_at desc);
alter table public.topup_logs enable row level security;
create policy "A user reads the own top-ups" on public.topup_logs for select to authenticated using (user_id = (select auth.uid()));
grant select on public.topup_logs to authenticated, service_role;

create table public.payment_method (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  stripe_payment_method_id text not null unique,
  card_last4 text,
  card_brand text,
  exp_month integer,
  exp_year integer,
  active boolean not null default true,
  ts timestamptz not null default now(),
  status_reason text,
  status_changed_at timestamptz
);
create index payment_method_by_user on public.payment_method (user_id, ts desc);
alter table public.payment_method enable row level security;
create policy "A user reads the own payment methods" on public.payment_method for select to authenticated using (user_id = (select auth.uid()));
create policy "A user deactivates the own payment method" on public.payment_method for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and active = false);
grant select on public.payment_method to authenticated, service_role;
grant update (active, status_reason, status_changed_at) on public.payment_method to authenticated;
