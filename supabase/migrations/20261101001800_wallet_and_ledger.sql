create table public.user_credits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  balance_usd numeric(14, 4) not null default 0 check (balance_usd >= 0),
  last_updated timestamptz not null default now()
);
alter table public.user_credits enable row level security;
create policy "A user reads the own balance" on public.user_credits for select to :authenticated using (user_id = (select auth.uid()));
grant select on public.user_credits to :authenticated;

-- Append-only. The balance of a user is the sum of the user's rows; a deleted user's rows stay without an owner.
create table public.credit_ledger (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('calls', 'credit', 'topup', 'refund', 'dispute', 'adjustment', 'closing')),
  amount_usd numeric(14, 4) not null check (amount_usd <> 0),
  balance_after_usd numeric(14, 4) not null check (balance_after_usd >= 0),
  calls integer not null default 0 check (calls >= 0),
  reason text,
  -- What caused the entry (a payment, a webhook event, an operator's command); an entry is made once per source.
  source text,
  -- The entry that this entry reverses partly: a paid call that could not be answered.
  reverses_id bigint references public.credit_ledger (id),
  created_at timestamptz not null default now()
);
create unique index credit_ledger_by_source on public.credit_ledger (source) where source is not null;
create index credit_ledger_by_user on public.credit_ledger (user_id, id);
create index credit_ledger_credits on public.credit_ledger (user_id, id) where kind = 'credit';
-- For the audit, which reads these every night. Entries of calls are in neither, as long as they have an owner.
create index credit_ledger_besides_calls on public.credit_ledger (kind, id) where kind <> 'calls';
create index credit_ledger_of_nobody on public.credit_ledger (id) include (amount_usd) where user_id is null;
create index credit_ledger_by_reversed on public.credit_ledger (reverses_id) where reverses_id is not null;
alter table public.credit_ledger enable row level security;
create policy "A user reads the own ledger" on public.credit_ledger for select to :authenticated using (user_id = (select auth.uid()));
grant select on public.credit_ledger to :authenticated;

-- A ledger row may lose its owner and its notes. Its amounts never change.
create function private.protect_ledger() returns trigger language plpgsql set search_path = '' as $$
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
create trigger protect_ledger before update or delete on public.credit_ledger for each row execute function private.protect_ledger();
create trigger protect_ledger_from_truncate before truncate on public.credit_ledger for each statement execute function private.protect_ledger();

-- Money is always locked in the same order: the user, the wallet, the payment, the take-back, the request. This prevents deadlocks.
-- False: there is no such wallet, or its account is closed and accepts no more bookings.
create function private.lock_wallet(for_user uuid) returns boolean language plpgsql volatile set search_path = '' as $$
begin
  perform from auth.users u where u.id = for_user and u.deleted_at is null for key share;
  if not found then return false; end if;
  perform from public.user_credits c where c.user_id = for_user for update;
  return found;
end
$$;

-- The only way to add or remove money in a wallet besides paid calls. Returns the new balance. A source that was already booked changes nothing.
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
  -- Payments and what is taken back of them have events of their own.
  if entry_kind in ('credit', 'adjustment') then
    perform private.write_audit(for_user, case when amount < 0 then 'credit.taken' else 'credit.given' end, null, null,
                                jsonb_build_object('amount_usd', abs(amount)::text, 'reason', entry_reason));
  end if;
  return balance;
end
$$;
