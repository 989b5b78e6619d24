-- The answers of calls as they were sent, compressed. A row is one frame: some answers of one user, one after the other. No row is ever
-- updated: a day is a partition, which is dropped after the retention. The checksum in the log row of a call, written with its charge,
-- proves its answer.
create table private.call_answers (
  user_id uuid not null,
  -- When its first call arrived. A frame holds calls of one window of four seconds.
  first_at timestamptz not null,
  -- The first call.
  id uuid not null,
  call_ids uuid[] not null,
  -- Where each answer ends, in bytes of the decompressed content.
  ends integer[] not null check (cardinality(ends) = cardinality(call_ids)),
  dictionary integer not null,
  frame bytea not null,
  primary key (user_id, first_at, id)
) partition by range (first_at);
-- It is compressed already.
alter table private.call_answers alter column frame set storage external;
alter table private.call_answers enable row level security;

create table private.call_answers_default partition of private.call_answers default;
alter table private.call_answers_default enable row level security;

-- The texts that frames refer to. Each version of the server adds its own; none is ever changed, because old frames need it.
create table private.answer_dictionaries (
  id integer generated always as identity primary key,
  digest bytea not null unique,
  content bytea not null
);
alter table private.answer_dictionaries enable row level security;

-- Creates the partition of a day (UTC). Safe to repeat and to run on several nodes at once. A day whose first rows are in the default
-- partition stays there.
create function private.ensure_answer_day(day date) returns void language plpgsql volatile set search_path = '' as $$
declare
  partition text := 'call_answers_' || to_char(day, 'YYYYMMDD');
begin
  perform pg_advisory_xact_lock(hashtextextended('partitions', 0));
  if to_regclass(format('private.%I', partition)) is not null then return; end if;
  if exists (select from private.call_answers_default a where a.first_at >= day::timestamp at time zone 'utc' and a.first_at < (day + 1)::timestamp at time zone 'utc') then return; end if;
  execute format('create table private.%I partition of private.call_answers for values from (%L) to (%L)', partition, day::text || ' 00:00:00+00', (day + 1)::text || ' 00:00:00+00');
  execute format('alter table private.%I enable row level security', partition);
end
$$;
select private.ensure_answer_day((now() at time zone 'utc')::date + n) from generate_series(0, 2) n;

-- Drops the days that ended before `cutoff`. Gives up at once when a day is being read or written: the next run drops it.
create function private.drop_answers(cutoff timestamptz) returns integer language plpgsql volatile set search_path = '' as $$
declare
  partition text;
  dropped integer := 0;
begin
  perform set_config('lock_timeout', '2s', true);
  for partition in
    select c.relname from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'private.call_answers'::regclass and c.relname ~ '_\d{8}$'
      and (to_date(right(c.relname, 8), 'YYYYMMDD') + 1)::timestamp at time zone 'utc' <= cutoff
    order by 1
  loop
    execute format('drop table private.%I', partition);
    dropped := dropped + 1;
  end loop;
  delete from private.call_answers_default a where a.first_at < cutoff;
  return dropped;
end
$$;
