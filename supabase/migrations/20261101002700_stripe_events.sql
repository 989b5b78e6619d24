-- Every event delivered by Stripe, stored by its id before it is processed.
create table private.stripe_events (
  id text primary key,
  type text not null,
  happened_at timestamptz not null,
  payload json not null,
  received_at timestamptz not null default now(),
  deliveries integer not null default 1,
  -- applied; ignored: not used by us; waiting: it depends on something that is not known yet.
  outcome text check (outcome in ('applied', 'ignored', 'waiting')),
  processed_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index stripe_events_open on private.stripe_events (happened_at) where outcome is null or outcome = 'waiting';
alter table private.stripe_events enable row level security;
