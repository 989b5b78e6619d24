create table public.payment_method (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  stripe_payment_method_id text not null unique,
  card_last4 text,
  card_brand text,
  exp_month integer,
  exp_year integer,
  active boolean not null default true,
  -- When this card was set at Stripe to pay the invoices.
  made_default_at timestamptz,
  detached_at timestamptz,
  ts timestamptz not null default now(),
  status_reason text,
  status_changed_at timestamptz
);
create index payment_method_by_user on public.payment_method (user_id, ts desc);
alter table public.payment_method enable row level security;
create policy "A user reads the own payment methods" on public.payment_method for select to :authenticated using (user_id = (select auth.uid()));
create policy "A user deactivates the own payment method" on public.payment_method for update to :authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and active = false);
grant select on public.payment_method to :authenticated;
grant update (active, status_reason, status_changed_at) on public.payment_method to :authenticated;
