create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text check (length(friendly_name) between 1 and 120),
  factor_type text not null default 'totp' check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- AES-256-GCM with a key outside the database: nonce, tag, ciphertext.
  secret_cipher bytea not null,
  -- Which secret that key comes from.
  secret_id text not null,
  -- Time step of the last accepted code. Neither that code nor an older one is accepted again.
  last_used_step bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mfa_factors_by_user on auth.mfa_factors (user_id);
create index mfa_factors_by_secret on auth.mfa_factors (secret_id);
create unique index mfa_factors_name_unique on auth.mfa_factors (user_id, friendly_name);
alter table auth.mfa_factors enable row level security;

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  attempts integer not null default 0 check (attempts between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '5 minutes'
);
create index mfa_challenges_by_factor on auth.mfa_challenges (factor_id);
alter table auth.mfa_challenges enable row level security;

-- Ten codes for users who lost the authenticator. Each works once in place of the second factor. Only hashes are stored.
create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Identifies the codes that were created together.
  set_id uuid not null,
  code_hash bytea not null unique,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index mfa_recovery_codes_by_user on auth.mfa_recovery_codes (user_id);
alter table auth.mfa_recovery_codes enable row level security;

-- Row level security treats a user with a verified second factor as anonymous until the session has used it (aal2): a stolen password
-- alone reads nothing.
create function private.second_factor_missing(of_user uuid, aal text) returns boolean language sql stable security definer set search_path = '' as $$
  select aal is distinct from 'aal2' and exists (select from auth.mfa_factors f where f.user_id = of_user and f.status = 'verified')
$$;
