-- Money taken back by a refund or a lost dispute. The wallet never goes below zero: the missing part is owed, and taken from the next credit.
create table private.take_backs (
  source text primary key,
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('refund', 'dispute')),
  -- The payment that the money is taken back from.
  payment_intent text,
  -- The credit that goes with the money. A take-back of several refunds as one total shrinks as each refund's own event arrives.
  amount_usd numeric(14, 4) not null check (amount_usd >= 0),
  -- The tax in the money that went back. It was never in the wallet.
  tax_usd numeric(14, 4) not null default 0 check (tax_usd >= 0),
  taken_usd numeric(14, 4) not null default 0 check (taken_usd >= 0 and taken_usd <= amount_usd),
  -- How often a part of it was taken from the wallet.
  parts integer not null default 0 check (parts >= 0),
  -- When a won dispute returned it.
  reversed_at timestamptz,
  created_at timestamptz not null default now()
);
create index take_backs_open on private.take_backs (user_id) where taken_usd < amount_usd and reversed_at is null;
create index take_backs_by_payment on private.take_backs (payment_intent);
alter table private.take_backs enable row level security;

-- Updates a payment in the history: its refunded amount, and whether it is disputed.
create function private.mark_payment(intent text) returns void language sql volatile set search_path = '' as $$
  update public.topup_logs t
  set refunded_cents = least(t.amount_cents, b.refunded_cents),
      status = case when b.disputed then 'disputed' when b.refunded_cents >= t.amount_cents then 'refunded' when b.refunded_cents > 0 then 'partially_refunded' else 'completed' end
  from (
    select (coalesce(sum(k.amount_usd + k.tax_usd) filter (where k.kind = 'refund'), 0) * 100)::integer as refunded_cents, coalesce(bool_or(k.kind = 'dispute'), false) as disputed
    from private.take_backs k where k.payment_intent = intent and k.reversed_at is null
  ) b
  where t.stripe_payment_intent_id = intent
$$;

-- The credit, in cents, that goes with a part of what was paid: without its tax, in proportion. All parts of a payment together are its credit.
create function private.credit_share(intent text, paid_cents integer) returns integer language sql stable set search_path = '' as $$
  select case when t.tax_cents = 0 then paid_cents
         else greatest(0, least(t.credit - b.credit, round((b.paid + paid_cents) * t.credit / t.amount_cents) - round(b.paid * t.credit / t.amount_cents)))::integer end
  from (select l.amount_cents::numeric as amount_cents, l.tax_cents, (l.amount_cents - l.tax_cents)::numeric as credit from public.topup_logs l where l.stripe_payment_intent_id = intent) t,
       (select coalesce(sum(k.amount_usd + k.tax_usd), 0) * 100 as paid, coalesce(sum(k.amount_usd), 0) * 100 as credit
        from private.take_backs k where k.payment_intent = intent and k.reversed_at is null) b
$$;

-- Takes the owed amount from a wallet that has money again. The caller holds the lock on the wallet.
create function private.collect_owed(for_user uuid) returns numeric language plpgsql volatile set search_path = '' as $$
declare
  owed record;
  balance numeric;
  part numeric;
begin
  select c.balance_usd into balance from public.user_credits c where c.user_id = for_user;
  for owed in
    select t.source, t.kind, t.amount_usd - t.taken_usd as open_usd, t.taken_usd, t.parts from private.take_backs t
    where t.user_id = for_user and t.taken_usd < t.amount_usd and t.reversed_at is null order by t.created_at, t.source for update
  loop
    part := least(owed.open_usd, balance);
    exit when part <= 0;
    balance := private.book_credit(for_user, owed.kind, -part, case when owed.parts = 0 then initcap(owed.kind) else 'Owed from earlier' end, owed.source || ':' || (owed.parts + 1));
    update private.take_backs t set taken_usd = t.taken_usd + part, parts = t.parts + 1 where t.source = owed.source;
  end loop;
  return balance;
end
$$;

-- Books a succeeded payment once, without its tax, from whichever event arrives first. Payments of deleted accounts are not booked.
create function private.apply_topup(for_user uuid, payment_intent text, cents integer, charge text, receipt text, paid_kind text, paid_at timestamptz, tax integer default 0) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.lock_wallet(for_user) then return false; end if;
  insert into public.topup_logs (user_id, created_at, amount_cents, tax_cents, status, stripe_payment_intent_id, stripe_charge_id, receipt_url, kind)
  values (for_user, paid_at, cents, tax, 'completed', payment_intent, charge, receipt, paid_kind)
  on conflict (stripe_payment_intent_id) do update
  set amount_cents = case when topup_logs.status in ('pending', 'failed', 'requires_action') then excluded.amount_cents else topup_logs.amount_cents end,
      tax_cents = case when topup_logs.status in ('pending', 'failed', 'requires_action') then excluded.tax_cents else topup_logs.tax_cents end,
      status = case when topup_logs.status in ('pending', 'failed', 'requires_action') then 'completed' else topup_logs.status end,
      stripe_charge_id = coalesce(topup_logs.stripe_charge_id, excluded.stripe_charge_id), receipt_url = coalesce(topup_logs.receipt_url, excluded.receipt_url);
  perform private.book_credit(for_user, 'topup', (cents - tax) / 100.0, 'Top-up', 'payment:' || payment_intent);
  perform private.collect_owed(for_user);
  return true;
end
$$;

-- Takes money that was returned to the card out of the wallet, as far as it suffices. The rest is owed. False: the payment is not known (yet).
-- Also switches automatic top-up off, so that it does not charge the returned money again.
create function private.take_back_payment(payment_intent text, entry_kind text, cents integer, entry_source text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid;
  summed record;
  part numeric;
  credit numeric;
  moved numeric;
  left_usd numeric := cents / 100.0;
  credited numeric := 0;
  taken numeric := 0;
begin
  select t.user_id into owner from public.topup_logs t where t.stripe_payment_intent_id = payment_intent and t.status not in ('pending', 'failed');
  if not found then return false; end if;
  if owner is null or not private.lock_wallet(owner) then return true; end if;
  perform from public.topup_logs t where t.stripe_payment_intent_id = payment_intent for update;
  if exists (select from private.take_backs t where t.source = entry_source) then return true; end if;
  if entry_source like 'refund:%' then
    -- The amount already taken by the charge's total is assigned to this refund.
    for summed in
      select t.source, t.amount_usd, t.taken_usd, t.amount_usd + t.tax_usd as paid_usd from private.take_backs t
      where t.payment_intent = take_back_payment.payment_intent and t.source like 'refunds-of:%' and t.amount_usd > 0 and t.reversed_at is null order by t.created_at, t.source for update
    loop
      part := least(left_usd, summed.paid_usd);
      exit when part <= 0;
      credit := round(summed.amount_usd * part / summed.paid_usd, 2);
      moved := least(credit, summed.taken_usd);
      update private.take_backs t set amount_usd = t.amount_usd - credit, tax_usd = t.tax_usd - (part - credit), taken_usd = t.taken_usd - moved where t.source = summed.source;
      credited := credited + credit;
      left_usd := left_usd - part;
      taken := taken + moved;
    end loop;
  end if;
  credited := credited + private.credit_share(payment_intent, (left_usd * 100)::integer) / 100.0;
  insert into private.take_backs (source, user_id, kind, amount_usd, tax_usd, taken_usd, payment_intent)
  values (entry_source, owner, entry_kind, credited, cents / 100.0 - credited, taken, payment_intent);
  update public.billing_settings s set auto_topup = false, auto_topup_stopped = case entry_kind when 'refund' then 'A top-up was refunded.' else 'A top-up is disputed.' end, updated_at = now()
  where s.user_id = owner and s.auto_topup;
  perform private.mark_payment(payment_intent);
  perform private.collect_owed(owner);
  return true;
end
$$;

-- For a won dispute or a failed refund: returns the taken amount, and cancels the owed amount.
create function private.reverse_take_back(entry_source text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  told record;
begin
  select t.user_id, t.payment_intent into told from private.take_backs t where t.source = entry_source;
  if not found then return false; end if;
  if told.user_id is not null and not private.lock_wallet(told.user_id) then return true; end if;
  perform from public.topup_logs t where t.stripe_payment_intent_id = told.payment_intent for update;
  update private.take_backs t set reversed_at = now() where t.source = entry_source and t.reversed_at is null returning t.user_id, t.kind, t.taken_usd, t.payment_intent into told;
  if not found then return true; end if;
  if told.user_id is not null and told.taken_usd > 0 then
    perform private.book_credit(told.user_id, told.kind, told.taken_usd, 'Given back', entry_source || ':given-back');
    perform private.collect_owed(told.user_id);
  end if;
  perform private.mark_payment(told.payment_intent);
  return true;
end
$$;
