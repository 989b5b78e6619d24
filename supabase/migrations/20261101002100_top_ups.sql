create table public.topup_queue (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'processing', 'requires_action', 'completed', 'failed', 'max_retries_reached')),
  amount_usd numeric(10, 2) not null check (amount_usd > 0),
  requested_at timestamptz not null default now(),
  processed_at timestamptz,
  attempts integer not null default 0 check (attempts between 0 and 3),
  next_attempt_at timestamptz not null default now(),
  stripe_payment_intent_id text,
  -- The card of the current try: a repeated call with the same idempotency key must use the same card.
  stripe_payment_method_id text,
  message text
);
create unique index topup_queue_one_open_per_user on public.topup_queue (user_id) where status in ('pending', 'processing', 'requires_action');
create index topup_queue_by_user on public.topup_queue (user_id, requested_at desc);
create index topup_queue_due on public.topup_queue (next_attempt_at) where status in ('pending', 'processing');
alter table public.topup_queue enable row level security;
create policy "A user reads the own top-up requests" on public.topup_queue for select to :authenticated using (user_id = (select auth.uid()));
grant select on public.topup_queue to :authenticated;

-- Marks the request as paid, after our own call or Stripe's event, whichever is first.
create function private.finish_topup_request(request uuid, payment_intent text) returns void language sql volatile security definer set search_path = '' as $$
  update public.topup_queue q set status = 'completed', processed_at = now(), message = null, stripe_payment_intent_id = payment_intent
  where q.id = request and q.status <> 'completed'
$$;

create table public.topup_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- What was paid, with its tax. The wallet got the rest.
  amount_cents integer not null check (amount_cents > 0),
  tax_cents integer not null default 0 check (tax_cents >= 0 and tax_cents < amount_cents),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  kind text not null default 'manual' check (kind in ('manual', 'auto')),
  status text not null,
  stripe_payment_intent_id text unique,
  stripe_charge_id text unique,
  -- The card it was paid with, so that the owner can be told which card is refunded.
  card_brand text,
  card_last4 text,
  receipt_url text,
  -- Its invoice at Stripe. That of an automatic top-up is a draft until `invoiced_at`.
  stripe_invoice_id text,
  invoiced_at timestamptz
);
create index topup_logs_to_invoice on public.topup_logs (created_at) where stripe_invoice_id is not null and invoiced_at is null;
create index topup_logs_by_user on public.topup_logs (user_id, created_at desc);
alter table public.topup_logs enable row level security;
create policy "A user reads the own top-ups" on public.topup_logs for select to :authenticated using (user_id = (select auth.uid()));
grant select on public.topup_logs to :authenticated;
