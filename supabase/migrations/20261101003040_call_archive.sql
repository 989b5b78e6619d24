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

-- Beside `forget_calls`, which deletes the calls here.
create function private.forget_archived_calls() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.forgotten_callers (user_id) select old.id from private.call_archive on conflict do nothing;
  return null;
end
$$;
create trigger forget_archived_calls after delete on auth.users for each row execute function private.forget_archived_calls();

-- The first midnight (UTC) after which a table that is partitioned by day has rows; null when it has none.
create function private.first_time(parent regclass) returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  old record;
  filled boolean;
  stray date := private.first_stray_day(parent);
begin
  for old in select d.partition, d.day from private.partitioned_days(parent) d loop
    execute format('select exists (select from %s)', old.partition) into filled;
    if filled then return least(old.day, stray)::timestamp at time zone 'utc'; end if;
  end loop;
  return stray::timestamp at time zone 'utc';
end
$$;

-- Sums up, in the index by time, what was written to a day lately. PostgreSQL does so by itself, but not as fast as rows may be written, and reads
-- every page that is not summed up.
create function private.summarize_day(parent regclass, of_day date) returns void language sql volatile set search_path = '' as $$
  select brin_summarize_new_values(i.indexrelid)
  from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid join pg_catalog.pg_am m on m.oid = c.relam
  where m.amname = 'brin' and i.indrelid in (to_regclass(private.day_partition_name(parent, of_day)), private.default_partition(parent))
$$;

-- Drops the calls and answers of a moved day here, and keeps the usage. False, and nothing is dropped, when they are not what was verified. A writer of
-- that day waits meanwhile. Gives up after 0.3 s behind a reader or writer, because calls wait behind it.
create function private.drop_moved_day(moved_day date) returns boolean language plpgsql volatile set search_path = '' as $$
declare
  parents regclass[] := array['private.calls', 'private.call_answers'];
  starts_at timestamptz := moved_day::timestamp at time zone 'utc';
  ends_at timestamptz := (moved_day + 1)::timestamp at time zone 'utc';
  parent regclass;
  same boolean;
begin
  foreach parent in array parents loop
    perform private.ensure_day(parent, moved_day);
  end loop;
  perform pg_advisory_xact_lock(hashtextextended('partitions', 0));
  perform set_config('lock_timeout', '300ms', true);
  foreach parent in array parents loop
    execute format('lock table %s in share mode', private.day_partition_name(parent, moved_day));
  end loop;
  select (d.calls, d.status_sum, d.crc32_sum, d.frames, d.frame_calls, d.frame_bytes) = (l.calls, l.status_sum, l.crc32_sum, a.frames, a.frame_calls, a.frame_bytes) into same
  from private.archived_days d,
    (select count(*) as calls, coalesce(sum(t.response_status), 0) as status_sum, coalesce(sum(t.response_crc32), 0) as crc32_sum
     from private.calls t where t.created_at >= starts_at and t.created_at < ends_at) l,
    (select count(*) as frames, coalesce(sum(cardinality(t.call_ids)), 0) as frame_calls, coalesce(sum(octet_length(t.frame)), 0) as frame_bytes
     from private.call_answers t where t.first_at >= starts_at and t.first_at < ends_at) a
  where d.day = moved_day;
  if same is not true then return false; end if;
  perform private.keep_usage(starts_at, ends_at);
  foreach parent in array parents loop
    execute format('drop table %s', private.day_partition_name(parent, moved_day));
  end loop;
  update private.archived_days d set dropped_at = now() where d.day = moved_day;
  update private.call_archive a set dropped_until = ends_at;
  return true;
end
$$;
