-- Where an account wants its events sent. All times are those of the database.
create table private.webhook_endpoints (
  id text primary key check (id ~ '^whe_[0-9A-HJKMNP-TV-Z]{26}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Made with a test key: only test keys see it, and its events cost nothing.
  is_test boolean not null default false,
  url text not null check (octet_length(url) between 8 and 2000),
  label text not null default '' check (char_length(label) <= 100),
  -- `paused` by the account; `disabled` by Theia, because the endpoint answered 410 or failed for too long.
  status text not null default 'active' check (status in ('active', 'paused', 'disabled')),
  disabled_because text check (disabled_because in ('gone', 'failing')),
  -- AES-256-GCM with a key outside the database: nonce, tag, ciphertext. Both are sealed with the secret of the server that `secret_id` names.
  signing_cipher bytea not null,
  old_signing_cipher bytea,
  secret_id text not null,
  secret_made_at timestamptz not null default now(),
  -- Until then each delivery carries the signature of the secret before as well.
  old_signing_until timestamptz,
  created_at timestamptz not null default now(),
  failing_since timestamptz,
  last_delivered_at timestamptz,
  check ((status = 'disabled') = (disabled_because is not null)),
  check ((old_signing_cipher is null) = (old_signing_until is null))
);
create index webhook_endpoints_of_user on private.webhook_endpoints (user_id, created_at desc, id desc);
create index webhook_endpoints_by_secret on private.webhook_endpoints (secret_id);
alter table private.webhook_endpoints enable row level security;
