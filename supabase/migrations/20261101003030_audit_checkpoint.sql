-- Where the incremental audit begins. What came before is summed up here, user by user: calls made before an instant and ledger rows up to an id,
-- which no booking can add to any more. Seals are made by the server with a key that is not in the database.
create table private.audit_checkpoint (
  only_one boolean primary key default true check (only_one),
  calls_until timestamptz not null,
  ledger_until bigint not null,
  sealed_at timestamptz not null default now(),
  -- Which key the seals are made with.
  key_fingerprint text not null,
  seal bytea not null
);
alter table private.audit_checkpoint enable row level security;

-- The digests are sums of hashes of rows: they do not depend on the order, and grow with new rows.
create table private.audit_sums (
  user_id uuid primary key references auth.users (id) on delete cascade,
  ledger_rows bigint not null,
  ledger_usd numeric not null,
  ledger_digest numeric not null,
  calls bigint not null,
  quota_calls bigint not null,
  cost_usd numeric not null,
  calls_digest numeric not null,
  -- What the wallet paid for calls, by month.
  months jsonb not null,
  seal bytea not null
);
alter table private.audit_sums enable row level security;

-- Users of whom something changed that may lie before the checkpoint: a call that was booked an hour or more after it was made, or one that was reversed.
create table private.audit_touched (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  called_at timestamptz not null
);
alter table private.audit_touched enable row level security;

create function private.row_digest(row_text text) returns bigint language sql immutable parallel safe as $$
  select ('x' || left(encode(sha256(convert_to(row_text, 'UTF8')), 'hex'), 16))::bit(64)::bigint
$$;
