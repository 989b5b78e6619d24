-- The answers to calls with an Idempotency-Key, stored for 24 hours. A row is written in the transaction that charges its call,
-- so a key is either not used at all or used, charged and stored: a crash leaves nothing in between.
create table private.idempotency_keys (
  user_id uuid not null references auth.users (id) on delete cascade,
  idempotency_key text not null,
  request_hash bytea not null,
  response_status integer not null,
  response_body text not null,
  -- When the answer was sent again. From then on its call stays paid.
  replayed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, idempotency_key)
);
create index idempotency_keys_by_age on private.idempotency_keys (created_at);
alter table private.idempotency_keys enable row level security;
