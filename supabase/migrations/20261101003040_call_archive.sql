-- The call archive: where the older days of the call log are when there is a ClickHouse (apps/server/src/call-archive). One row, written
-- when the first call is copied; no row: there never was an archive.
create table private.call_archive (
  is_only boolean primary key default true check (is_only),
  -- The same id is in ClickHouse: another server, or an empty one, is noticed.
  id uuid not null default gen_random_uuid(),
  -- Calls and answers before this were copied and acknowledged. Null: none.
  copied_until timestamptz,
  answers_copied_until timestamptz,
  -- Everything before this was verified, and is read from ClickHouse. Always a midnight (UTC). Null: nothing.
  moved_until timestamptz check (moved_until = date_trunc('day', moved_until, 'utc')),
  -- Everything before this was dropped here. Null: nothing.
  dropped_until timestamptz check (dropped_until <= moved_until),
  -- The day before which ClickHouse has no requests any more.
  payloads_cleared_until date
);
alter table private.call_archive enable row level security;

-- What a moved day contained when it was verified, in PostgreSQL and ClickHouse alike.
create table private.archived_days (
  day date primary key,
  moved_at timestamptz not null default now(),
  dropped_at timestamptz,
  calls bigint not null,
  status_sum numeric not null,
  crc32_sum numeric not null,
  cost_usd numeric not null,
  id_sum numeric not null,
  frames bigint not null,
  frame_calls bigint not null,
  frame_bytes numeric not null,
  frame_id_sum numeric not null
);
alter table private.archived_days enable row level security;

-- Users whose calls are still to be deleted in ClickHouse.
create table private.forgotten_callers (
  user_id uuid primary key,
  forgotten_at timestamptz not null default clock_timestamp()
);
alter table private.forgotten_callers enable row level security;

-- Calls and answers from before this are in ClickHouse. Null: all are here. It changes with a commit: ask in the transaction that reads.
create function private.calls_moved_until() returns timestamptz language sql stable security definer set search_path = '' as $$
  select a.moved_until from private.call_archive a
$$;
-- For request roles, which may use no name in `private`.
create function auth.calls_moved_until() returns timestamptz language sql stable security definer set search_path = '' as $$
  select a.moved_until from private.call_archive a
$$;
grant execute on function auth.calls_moved_until() to :authenticated;

-- Beside `forget_calls`, which deletes the calls here.
create function private.forget_archived_calls() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.forgotten_callers (user_id) select old.id from private.call_archive on conflict do nothing;
  return null;
end
$$;
create trigger forget_archived_calls after delete on auth.users for each row execute function private.forget_archived_calls();
