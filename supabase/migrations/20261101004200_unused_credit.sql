-- When an account is deleted, bought and unused credit is refunded to the card it came from, as far as Stripe allows. The rest is lost.

-- The top-ups that unused credit can be refunded to, the newest first. An older one is used where Stripe refuses a newer one.
create table private.credit_refunds (
  deletion uuid not null references private.account_deletions (id),
  payment_intent text not null,
  position integer not null,
  refundable_cents integer not null check (refundable_cents > 0),
  card_brand text,
  card_last4 text,
  -- The amount already refunded, without our knowledge, when the account was closed. The refund is smaller by this amount.
  gone_cents integer not null default 0 check (gone_cents between 0 and refundable_cents),
  -- Number of temporary refusals by Stripe. A new try needs a new idempotency key.
  refusals integer not null default 0,
  cents integer check (cents > 0),
  -- The credit of that refund, without its tax.
  credit_cents integer,
  stripe_refund_id text unique,
  -- Why nothing was refunded to this top-up.
  reason text,
  settled_at timestamptz,
  -- When the bank returned the refund. Its event may arrive before or after the booking.
  failed_refund_id text,
  failed_at timestamptz,
  primary key (deletion, payment_intent),
  check ((cents is null) = (stripe_refund_id is null))
);
create index credit_refunds_by_payment on private.credit_refunds (payment_intent);
alter table private.credit_refunds enable row level security;

-- The bought part of a balance. Gifts are used up first: their remainder is the running sum of gifts and spending, never below zero. Amounts
-- taken back by banks reduce the bought part.
create function private.bought_usd(for_user uuid) returns numeric language sql stable set search_path = '' as $$
  with reversed as (
    select r.reverses_id, sum(r.amount_usd) as given_back from public.credit_ledger r where r.user_id = for_user and r.reverses_id is not null group by 1
  ), walk as (
    select l.amount_usd + coalesce(r.given_back, 0) as amount_usd, sum(l.amount_usd + coalesce(r.given_back, 0)) over (order by l.id) as so_far
    from public.credit_ledger l left join reversed r on r.reverses_id = l.id
    where l.user_id = for_user and l.kind in ('calls', 'credit', 'adjustment')
  ), given as (
    select coalesce(sum(amount_usd), 0) - least(0, coalesce(min(so_far), 0)) as left_usd from walk
  )
  select greatest(0, c.balance_usd - given.left_usd) from public.user_credits c, given where c.user_id = for_user
$$;

-- The refunds that a deletion now would make, by card: the newest top-up first, each up to its unrefunded amount, with the tax that was paid on it.
create function private.refund_plan(for_user uuid) returns table (payment_intent text, paid_at timestamptz, card_brand text, card_last4 text, refundable_cents integer, cents integer, credit_cents integer)
language sql stable set search_path = '' as $$
  with bought as materialized (
    select floor(private.bought_usd(for_user) * 100)::bigint as cents
  ), open as (
    select t.stripe_payment_intent_id as intent, t.created_at, t.card_brand, t.card_last4, t.amount_cents - t.refunded_cents as open_cents,
           (t.amount_cents - t.tax_cents) - round(t.refunded_cents * (t.amount_cents - t.tax_cents)::numeric / t.amount_cents) as open_credit,
           t.amount_cents / (t.amount_cents - t.tax_cents)::numeric as paid_per_credit
    from public.topup_logs t
    where t.user_id = for_user and t.stripe_payment_intent_id is not null and t.status in ('completed', 'partially_refunded') and t.refunded_cents < t.amount_cents
  ), turns as (
    select o.*, greatest(0, least(o.open_credit, b.cents - (sum(o.open_credit) over (order by o.created_at desc, o.intent desc) - o.open_credit)))::integer as credit_cents from open o, bought b
  )
  select t.intent, t.created_at, t.card_brand, t.card_last4, t.open_cents, least(t.open_cents, round(t.credit_cents * t.paid_per_credit))::integer, t.credit_cents
  from turns t order by t.created_at desc, t.intent desc
$$;

-- Empties the wallet of an account that is being closed and stores the refunds to make. The caller holds the lock on the account.
create function private.close_wallet(for_user uuid, of_deletion uuid, address text) returns void language plpgsql volatile set search_path = '' as $$
declare
  held numeric := 0;
begin
  if private.lock_wallet(for_user) then
    select c.balance_usd into held from public.user_credits c where c.user_id = for_user;
    perform from public.topup_logs t where t.user_id = for_user order by t.id for update;
    insert into private.credit_refunds (deletion, payment_intent, position, refundable_cents, card_brand, card_last4)
    select of_deletion, p.payment_intent, row_number() over (order by p.paid_at desc, p.payment_intent desc), p.refundable_cents, p.card_brand, p.card_last4
    from private.refund_plan(for_user) p where held > 0;
  end if;
  update private.account_deletions d
  set credit_usd = held, refund_cents = (select coalesce(sum(p.cents), 0) from private.refund_plan(for_user) p), mail_to = address where d.id = of_deletion;
  if held > 0 then perform private.book_credit(for_user, 'closing', -held, 'Account closed', 'closing:' || of_deletion); end if;
  update public.topup_logs t set card_brand = null, card_last4 = null where t.user_id = for_user;
end
$$;

-- Removes money that was returned to the wallet of a closed account, such as for a call that could not be answered. It is lost.
create function private.empty_closed_wallet(for_user uuid, of_deletion uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  held numeric;
begin
  select c.balance_usd into held from public.user_credits c where c.user_id = for_user for update;
  if held > 0 then
    perform private.book_credit(for_user, 'closing', -held, 'Account closed', 'closing:' || of_deletion || ':late');
    update private.account_deletions d set credit_usd = d.credit_usd + held where d.id = of_deletion;
  end if;
end
$$;

-- Books two entries without an owner that cancel each other out: the credit of a closed account, and the refund to a card.
create function private.book_ownerless_entries(of_deletion uuid, refund text, usd numeric, note text, suffix text) returns void language sql volatile set search_path = '' as $$
  insert into public.credit_ledger (kind, amount_usd, balance_after_usd, reason, source)
  values ('closing', usd, greatest(0, usd), 'Account closed', 'closing:' || of_deletion || ':' || refund || suffix),
         ('refund', -usd, greatest(0, -usd), note, 'refund:' || refund || suffix)
$$;

-- Books a refund that Stripe made for a closed account. False: it is already settled, or the bank has returned it.
create function private.book_credit_refund(of_deletion uuid, intent text, refund text, refunded_cents integer) returns boolean language plpgsql volatile set search_path = '' as $$
declare
  open record;
  credit integer;
begin
  perform from public.topup_logs t where t.stripe_payment_intent_id = intent for update;
  select r.settled_at, r.failed_refund_id into open from private.credit_refunds r where r.deletion = of_deletion and r.payment_intent = intent for update;
  if open.settled_at is not null then return false; end if;
  if open.failed_refund_id = refund then
    update private.credit_refunds r set settled_at = now(), reason = 'failed' where r.deletion = of_deletion and r.payment_intent = intent;
    return false;
  end if;
  credit := private.credit_share(intent, refunded_cents);
  insert into private.take_backs (source, kind, amount_usd, tax_usd, taken_usd, payment_intent, parts)
  values ('refund:' || refund, 'refund', credit / 100.0, (refunded_cents - credit) / 100.0, credit / 100.0, intent, 1);
  perform private.book_ownerless_entries(of_deletion, refund, credit / 100.0, 'Refund', ':1');
  perform private.mark_payment(intent);
  update private.credit_refunds r set settled_at = now(), cents = refunded_cents, credit_cents = credit, stripe_refund_id = refund where r.deletion = of_deletion and r.payment_intent = intent;
  return true;
end
$$;

-- Records that the bank returned a refund of a closed account. Returns its cents the first time, so that the operator is notified; null otherwise.
create function private.fail_credit_refund(refund text, intent text) returns integer language plpgsql volatile set search_path = '' as $$
declare
  made record;
begin
  perform from public.topup_logs t where t.stripe_payment_intent_id = intent for update;
  update private.credit_refunds r set failed_refund_id = refund where r.payment_intent = intent and r.settled_at is null;
  update private.credit_refunds r set failed_refund_id = refund, failed_at = now() where r.stripe_refund_id = refund and r.failed_at is null returning r.deletion, r.cents, r.credit_cents into made;
  if not found then return null; end if;
  update private.take_backs t set reversed_at = now() where t.source = 'refund:' || refund;
  perform private.book_ownerless_entries(made.deletion, refund, -made.credit_cents / 100.0, 'Given back', ':given-back');
  perform private.mark_payment(intent);
  return made.cents;
end
$$;
