-- Every subscription Stripe told of, as it was last told. The account follows the newest one that runs; events come in any order, and the
-- same set of them leads to the same account.
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
  -- Two events of one second contradict each other: Stripe is asked which one is true.
  ask_again boolean not null default false,
  -- Another one took its place while it ran: it is cancelled at Stripe, so that nobody pays twice.
  cancel_wanted_at timestamptz,
  canceled_at timestamptz
);
create index stripe_subscriptions_by_user on private.stripe_subscriptions (user_id, created_at);
create index stripe_subscriptions_open on private.stripe_subscriptions (id) where ask_again or (cancel_wanted_at is not null and canceled_at is null);
alter table private.stripe_subscriptions enable row level security;

-- What every price ever sold stands for: who bought at a former price keeps the product.
create table private.stripe_prices (
  price_id text primary key,
  product text not null references public.stripe_products (name) on update cascade on delete cascade
);
alter table private.stripe_prices enable row level security;
create function private.remember_price() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.stripe_prices (price_id, product) values (new.price_id, new.name) on conflict (price_id) do update set product = excluded.product;
  return null;
end
$$;
create trigger remember_price after insert or update of price_id on public.stripe_products for each row execute function private.remember_price();
insert into private.stripe_prices (price_id, product) select price_id, name from public.stripe_products;

alter table public.subscriptions
  -- The customer that was deleted at Stripe; events of it that come late do not bring it back.
  add column former_customer_id text,
  add column trial_mail_at timestamptz,
  add column trial_end_mail_at timestamptz;

-- When Stripe was told that this card pays the invoices.
alter table public.payment_method add column made_default_at timestamptz;

-- Payments into wallets that are no more: they go back to the card.
create table private.payments_to_return (
  payment_intent text primary key,
  told_at timestamptz not null default now(),
  returned_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index payments_to_return_open on private.payments_to_return (next_attempt_at) where returned_at is null;
alter table private.payments_to_return enable row level security;

revoke execute on function private.remember_price() from public;
