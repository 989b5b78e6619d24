create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null check (provider in ('email', 'google')),
  -- The user at the provider: our own id for e-mail, the subject claim for Google.
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_by_user on auth.identities (user_id);
alter table auth.identities enable row level security;

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- How the session was authenticated: [{method, timestamp}], newest first.
  amr jsonb not null default '[]',
  factor_id uuid,
  -- The identity at a provider that the user signed in with.
  identity_id uuid references auth.identities (id) on delete set null,
  -- When the user last proved in this session to be the account's owner: by password, mail, provider, or an existing second factor. A refresh proves nothing.
  signed_in_at timestamptz,
  -- When a recovery link started the session. That proves only enough to set a new password.
  recovered_at timestamptz,
  user_agent text,
  -- Where it was last seen, at its start or a refresh: IPv4 address, or IPv6 network.
  network text,
  created_at timestamptz not null default now(),
  -- A client in use refreshes every hour.
  updated_at timestamptz not null default now(),
  not_after timestamptz
);
create index sessions_by_user on auth.sessions (user_id);
create index sessions_by_identity on auth.sessions (identity_id) where identity_id is not null;
alter table auth.sessions enable row level security;

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  parent_id bigint references auth.refresh_tokens (id) on delete set null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  -- When it was exchanged for its successor. A token works for one exchange.
  revoked_at timestamptz
);
create index refresh_tokens_by_session on auth.refresh_tokens (session_id);
create index refresh_tokens_by_parent on auth.refresh_tokens (parent_id);
alter table auth.refresh_tokens enable row level security;
