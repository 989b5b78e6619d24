create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan text references public.plans (id),
  status text not null check (status in ('trialing', 'active', 'past_due', 'canceled', 'ended')),
  -- Billing periods are whole months counted from here. The trial is one separate period.
  anchor_at timestamptz not null default now(),
  trial_ends_at timestamptz,
  cancel_at timestamptz,
  natal_system text not null default 'western' check (natal_system in ('western', 'vedic')),
  natal_system_changed_at timestamptz,
  addons text[] not null default '{}' check (addons <@ array['transits', 'yearly_cycle', 'relationship']),
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  stripe_status text,
  -- Time of the last applied event, so that a late older event changes nothing.
  stripe_told_at timestamptz,
  current_period_end timestamptz,
  -- The customer that was deleted at Stripe. Its late events do not restore it.
  former_customer_id text,
  trial_mail_at timestamptz,
  trial_end_mail_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'trialing' or trial_ends_at is not null),
  check (status not in ('trialing', 'active', 'past_due') or plan is not null)
);
alter table public.subscriptions enable row level security;
create policy "A user reads the own subscription" on public.subscriptions for select to :authenticated using (user_id = (select auth.uid()));
grant select on public.subscriptions to :authenticated;

create table public.quota_periods (
  user_id uuid not null references auth.users (id) on delete cascade,
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  plan text not null references public.plans (id),
  quota integer not null check (quota >= 0),
  used integer not null default 0 check (used >= 0),
  primary key (user_id, period_start),
  check (used <= quota)
);
alter table public.quota_periods enable row level security;
create policy "A user reads the own quota" on public.quota_periods for select to :authenticated using (user_id = (select auth.uid()));
grant select on public.quota_periods to :authenticated;

create table private.account_limits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  rate_per_second integer check (rate_per_second > 0)
);
alter table private.account_limits enable row level security;
