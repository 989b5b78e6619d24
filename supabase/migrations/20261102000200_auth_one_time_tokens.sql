-- What a mail can carry: a link token, of which only the hash is kept, and a 6-digit code, good for five tries. One of a kind per user.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null check (token_type in ('confirmation', 'recovery', 'email_change', 'magiclink', 'reauthentication')),
  -- The address the mail went to.
  relates_to text not null,
  token_hash bytea unique,
  code_hash bytea,
  attempts integer not null default 0 check (attempts between 0 and 5),
  -- Proof key of the client that asked (RFC 7636), if the link is to end in a code.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('plain', 's256')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (user_id, token_type),
  check ((code_challenge is null) = (code_challenge_method is null))
);
create index one_time_tokens_by_address on auth.one_time_tokens (lower(relates_to));
alter table auth.one_time_tokens enable row level security;

-- A sign-in on its way through a provider, or waiting for its code to be exchanged.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  state_hash bytea unique,
  provider_nonce text,
  provider_code_verifier text,
  redirect_to text not null,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('plain', 's256')),
  -- Set when the provider's account is to be added to a signed-in user.
  linking_user_id uuid references auth.users (id) on delete cascade,
  auth_code_hash bytea unique,
  user_id uuid references auth.users (id) on delete cascade,
  authentication_method text check (authentication_method in ('oauth', 'otp')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((code_challenge is null) = (code_challenge_method is null)),
  check ((auth_code_hash is null) = (user_id is null))
);
create index flow_state_by_expiry on auth.flow_state (expires_at);
alter table auth.flow_state enable row level security;
