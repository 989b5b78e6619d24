-- A sign-in that is at a provider or waits for its code to be exchanged.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  state_hash bytea unique,
  provider_nonce text,
  provider_code_verifier text,
  redirect_to text not null,
  -- Hash of a cookie of the browser where the sign-in started. The answer from Google is accepted only in that browser.
  browser_hash bytea,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('plain', 's256')),
  -- Set when the provider's account will be added to a signed-in user.
  linking_user_id uuid references auth.users (id) on delete cascade,
  linking_session_id uuid references auth.sessions (id) on delete cascade,
  auth_code_hash bytea unique,
  user_id uuid references auth.users (id) on delete cascade,
  identity_id uuid references auth.identities (id) on delete cascade,
  authentication_method text check (authentication_method in ('oauth', 'otp', 'recovery', 'email_change')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((code_challenge is null) = (code_challenge_method is null)),
  check ((auth_code_hash is null) = (user_id is null)),
  check ((linking_user_id is null) = (linking_session_id is null))
);
create index flow_state_by_user on auth.flow_state (user_id) where user_id is not null;
create index flow_state_by_linking_user on auth.flow_state (linking_user_id) where linking_user_id is not null;
create index flow_state_by_identity on auth.flow_state (identity_id) where identity_id is not null;
create index flow_state_by_expiry on auth.flow_state (expires_at);
alter table auth.flow_state enable row level security;
