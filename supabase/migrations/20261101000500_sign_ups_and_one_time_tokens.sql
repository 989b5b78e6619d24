-- A sign-up whose address is not confirmed yet. Its password and metadata are used only if its own mail is confirmed. Several people may have
-- signed up with one address: the first proof of the address makes one of them the user and the others void.
create table auth.sign_ups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  password_hash text not null,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index sign_ups_by_user on auth.sign_ups (user_id, created_at);
alter table auth.sign_ups enable row level security;

-- The tokens in mails: a link token, stored only as a hash, and a 6-digit code with five tries.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  -- Deferrable, because the mail to an unknown address is written for nobody and taken back.
  user_id uuid not null references auth.users (id) on delete cascade deferrable,
  token_type text not null check (token_type in ('confirmation', 'recovery', 'email_change_current', 'email_change_new', 'email_change_stop', 'magiclink', 'reauthentication')),
  -- The address the mail went to.
  relates_to text not null,
  -- The sign-up that a confirmation confirms.
  sign_up_id uuid references auth.sign_ups (id) on delete cascade,
  token_hash bytea unique,
  code_hash bytea,
  attempts integer not null default 0 check (attempts between 0 and 5),
  -- Proof key of the requesting client (RFC 7636), if the link should redirect with a code.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('plain', 's256')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((code_challenge is null) = (code_challenge_method is null)),
  check (sign_up_id is null or token_type = 'confirmation')
);
-- The newest token of a kind replaces the earlier one, except that all links which confirm a sign-up or stop a change keep working.
create unique index one_time_tokens_one_of_a_kind on auth.one_time_tokens (user_id, token_type) where token_type not in ('confirmation', 'email_change_stop');
create index one_time_tokens_by_user on auth.one_time_tokens (user_id);
create index one_time_tokens_by_address on auth.one_time_tokens (lower(relates_to));
create index one_time_tokens_by_sign_up on auth.one_time_tokens (sign_up_id) where sign_up_id is not null;
alter table auth.one_time_tokens enable row level security;
