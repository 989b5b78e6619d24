-- Payments into wallets of deleted accounts, which must be refunded to the card.
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
