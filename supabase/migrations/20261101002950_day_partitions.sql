-- Tables partitioned by UTC day. The server makes the days in advance. Rows of a day that has no partition go to the default partition, and
-- move when the day is made. Old days are dropped whole.
create function private.partition_key(parent regclass) returns name language sql stable set search_path = '' as $$
  select a.attname from pg_catalog.pg_partitioned_table p join pg_catalog.pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
  where p.partrelid = parent and p.partstrat = 'r' and p.partnatts = 1
$$;

create function private.default_partition(parent regclass) returns regclass language sql stable set search_path = '' as $$
  select p.partdefid::regclass from pg_catalog.pg_partitioned_table p where p.partrelid = parent and p.partdefid <> 0
$$;

create function private.day_partition_name(parent regclass, day date) returns text language sql stable set search_path = '' as $$
  select format('%I.%I', n.nspname, c.relname || '_' || to_char(day, 'YYYYMMDD')) from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace where c.oid = parent
$$;

-- The days that have a partition.
create function private.partitioned_days(parent regclass) returns table (partition regclass, day date) language sql stable set search_path = '' as $$
  select c.oid::regclass, to_date(right(c.relname, 8), 'YYYYMMDD') from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
  where i.inhparent = parent and c.relname ~ '_\d{8}$' order by 2
$$;

-- Makes the partition of a day and moves the rows of that day out of the default partition. True when it was made. Safe to repeat and to run
-- on several nodes at once. Gives up after two seconds behind a reader or writer of the default partition. Other days are not locked:
-- the partition is attached, which needs no exclusive lock on the parent.
create function private.ensure_day(parent regclass, day date) returns boolean language plpgsql volatile security definer set search_path = '' as $$
declare
  partition text := private.day_partition_name(parent, day);
  fallback regclass := private.default_partition(parent);
  key name := private.partition_key(parent);
  starts_at text := day::text || ' 00:00:00+00';
  ends_at text := (day + 1)::text || ' 00:00:00+00';
begin
  if to_regclass(partition) is not null then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('partitions', 0));
  if to_regclass(partition) is not null then return false; end if;
  perform set_config('lock_timeout', '2s', true);
  execute format('lock table %s in share update exclusive mode', parent);
  execute format('lock table %s in access exclusive mode', fallback);
  execute format('create table %s (like %s including all excluding comments)', partition, parent);
  execute format('alter table %s enable row level security', partition);
  execute format('revoke all on %s from :anon, :authenticated', partition);
  execute format('with moved as (delete from %s where %I >= %L and %I < %L returning *) insert into %s select * from moved', fallback, key, starts_at, key, ends_at, partition);
  -- It proves to PostgreSQL that the rows belong here, so attaching reads none.
  execute format('alter table %s add constraint own_day check (%I is not null and %I >= %L and %I < %L)', partition, key, key, starts_at, key, ends_at);
  execute format('alter table %s attach partition %s for values from (%L) to (%L)', parent, partition, starts_at, ends_at);
  execute format('alter table %s drop constraint own_day', partition);
  return true;
end
$$;

-- The first day whose rows are in the default partition. Null when that is empty.
create function private.first_stray_day(parent regclass) returns date language plpgsql stable security definer set search_path = '' as $$
declare
  day date;
begin
  execute format('select (min(%I) at time zone ''utc'')::date from %s', private.partition_key(parent), private.default_partition(parent)) into day;
  return day;
end
$$;

-- Makes one missing day: of the coming `days_ahead`, else one whose rows are in the default partition. Null when nothing is missing.
create function private.make_next_day(parent regclass, days_ahead integer) returns date language plpgsql volatile security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
  missing date;
begin
  select d::date into missing from generate_series(today, today + days_ahead, interval '1 day') d where to_regclass(private.day_partition_name(parent, d::date)) is null order by 1 limit 1;
  missing := coalesce(missing, private.first_stray_day(parent));
  if missing is not null then perform private.ensure_day(parent, missing); end if;
  return missing;
end
$$;

-- The time by which old rows are dropped. It follows the clock, but runs at most six hours ahead of its last reading, however far the clock has
-- jumped or how long the server was stopped, and no faster than the clock itself when asked often. After a jump nothing is dropped
-- at once: whoever corrects the clock within hours has lost nothing but those hours.
create function private.retention_clock() returns timestamptz language plpgsql volatile security definer set search_path = '' as $$
declare
  reading timestamptz;
  seen timestamptz;
begin
  select m.reached into reading from private.job_marks m where m.job = 'retention-clock' for update;
  select m.reached into seen from private.job_marks m where m.job = 'retention-clock-seen';
  reading := least(now(), coalesce(reading + case when now() - seen between interval '0' and interval '30 minutes' then now() - seen else interval '6 hours' end, now()));
  insert into private.job_marks values ('retention-clock', reading), ('retention-clock-seen', now()) on conflict (job) do update set reached = excluded.reached;
  return reading;
end
$$;

-- Drops one day that ended before `cutoff`, or one without rows that lies more than a month ahead: a clock that was wrong made it. Null when there is none.
-- Gives up after 0.3 s behind a reader or writer, because calls wait behind it: the next run drops it. The usage of calls is kept.
create function private.drop_next_day(parent regclass, cutoff timestamptz) returns date language plpgsql volatile security definer set search_path = '' as $$
declare
  old record;
  filled boolean;
  stray date := private.first_stray_day(parent);
begin
  perform pg_advisory_xact_lock(hashtextextended('partitions', 0));
  if (stray + 1)::timestamp at time zone 'utc' <= cutoff then perform private.ensure_day(parent, stray); end if;
  perform set_config('lock_timeout', '300ms', true);
  for old in
    select d.partition, d.day, d.day::timestamp at time zone 'utc' as starts_at, (d.day + 1)::timestamp at time zone 'utc' as ends_at from private.partitioned_days(parent) d
    where (d.day + 1)::timestamp at time zone 'utc' <= cutoff or d.day > (now() at time zone 'utc')::date + 31
  loop
    if old.ends_at > cutoff then
      execute format('lock table %s in access exclusive mode', old.partition);
      execute format('select exists (select from %s)', old.partition) into filled;
      continue when filled;
    elsif parent = 'private.calls'::regclass then
      execute format('lock table %s in share mode', old.partition);
      perform private.keep_usage(old.starts_at, old.ends_at);
    end if;
    execute format('drop table %s', old.partition);
    return old.day;
  end loop;
  return null;
end
$$;
