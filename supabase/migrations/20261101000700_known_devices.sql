-- Browsers and networks from which a user has signed in before: the hash of a browser's cookie, or the keyed hash of a network. Wrong
-- passwords from elsewhere never slow these down.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('device', 'network')),
  mark bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, mark)
);
create index known_devices_by_age on auth.known_devices (seen_at);
alter table auth.known_devices enable row level security;
