-- Ten codes, each good once in place of the second factor: for who lost the authenticator. Only keyed hashes are kept.
create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The codes that were made together.
  set_id uuid not null,
  code_hash bytea not null unique,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index mfa_recovery_codes_by_user on auth.mfa_recovery_codes (user_id);
alter table auth.mfa_recovery_codes enable row level security;
