-- The user's wallet settings, and related state of the engine.
create table public.billing_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The most the wallet may pay for calls in one calendar month (UTC); null: no cap.
  spend_cap_usd numeric(12, 2) check (spend_cap_usd >= 0),
  -- A mail is sent when the balance falls below this amount; null: no mail.
  low_balance_usd numeric(12, 2) default 5.00 check (low_balance_usd > 0),
  -- A mail is sent when 80 %, and when all, of the plan's calls of a billing period are used.
  quota_mails boolean not null default true,
  auto_topup boolean not null default false,
  auto_topup_threshold_usd numeric(12, 2) not null default 45.00 check (auto_topup_threshold_usd > 0),
  auto_topup_amount_usd numeric(12, 2) not null default 50.00 check (auto_topup_amount_usd between 5 and 5000),
  auto_topup_monthly_ceiling_usd numeric(12, 2) not null default 500.00 check (auto_topup_monthly_ceiling_usd >= auto_topup_amount_usd),
  -- Why auto top-up was switched off without the owner. Only the owner can switch it on again.
  auto_topup_stopped text,
  updated_at timestamptz not null default now()
);
alter table public.billing_settings enable row level security;
create policy "A user reads the own billing settings" on public.billing_settings for select to :authenticated using (user_id = (select auth.uid()));
grant select on public.billing_settings to :authenticated;
