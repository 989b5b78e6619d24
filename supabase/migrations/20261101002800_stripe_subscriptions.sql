-- The last snapshot of every Stripe subscription. The account follows the newest running one. Events arrive in any order, and the same
-- set of events leads to the same account.
create table private.stripe_subscriptions (
  id text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null,
  told_at timestamptz not null,
  stripe_status text not null,
  plan text references public.plans (id),
  addons text[] not null default '{}',
  natal_system text,
  anchor_at timestamptz not null,
  trial_ends_at timestamptz,
  cancel_at timestamptz,
  current_period_end timestamptz,
  -- True if two events of one second contradict each other: the current state must be read from Stripe.
  ask_again boolean not null default false,
  -- True if a newer subscription replaced it while it was running: it must be cancelled at Stripe, so that nobody pays twice.
  cancel_wanted_at timestamptz,
  canceled_at timestamptz
);
create index stripe_subscriptions_by_user on private.stripe_subscriptions (user_id, created_at);
create index stripe_subscriptions_open on private.stripe_subscriptions (id) where ask_again or (cancel_wanted_at is not null and canceled_at is null);
alter table private.stripe_subscriptions enable row level security;
