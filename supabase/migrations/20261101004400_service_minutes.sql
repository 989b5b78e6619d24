-- What every process of the server counts, minute by minute. Availability, the status page and the credits are computed from it.

-- One start of one process.
create table private.service_runs (
  run uuid primary key,
  node text not null,
  process integer not null,
  first_minute timestamptz not null,
  -- The last minute it has written; before the first one is written, the minute before.
  last_minute timestamptz not null,
  -- True once it said that it stops. A run that ended without saying so is absent afterwards (`private.service_timeline`).
  signed_off boolean not null default false
);
create index service_runs_by_last_minute on private.service_runs (last_minute);
create index service_runs_by_process on private.service_runs (node, process, first_minute);
alter table private.service_runs enable row level security;

create table private.service_minutes (
  minute timestamptz not null check (minute = date_trunc('minute', minute)),
  run uuid not null,
  -- Number of the record within its run. A record is written once, however often it is sent.
  part integer not null,
  answered integer not null check (answered >= 0),
  failed integer not null check (failed >= 0),
  -- By product: {"natal": {"answered": 3, "failed": 0, "latency": {"12": 3}}}. `latency` counts answered calls by bucket.
  products jsonb not null,
  rolled_up boolean not null default false,
  primary key (minute, run, part)
);
create index service_minutes_to_roll_up on private.service_minutes (minute) where not rolled_up;
alter table private.service_minutes enable row level security;

-- Writes the records of a run, and says that it is alive or that it stops. The first minute ever written is where measuring began.
create function private.record_service_minutes(of_run uuid, on_node text, of_process integer, since timestamptz, records jsonb, signs_off boolean) returns void
language sql volatile set search_path = '' as $$
  with told as materialized (
    select r.minute, r.part, r.answered, r.failed, r.products
    from jsonb_to_recordset(records) as r(minute timestamptz, part integer, answered integer, failed integer, products jsonb)
  ), written as (
    insert into private.service_minutes (minute, run, part, answered, failed, products)
    select t.minute, of_run, t.part, t.answered, t.failed, t.products from told t on conflict do nothing
  ), began as (
    insert into private.job_marks (job, reached) select 'service-measured', min(t.minute) from told t having count(*) > 0 on conflict (job) do nothing
  )
  insert into private.service_runs as s (run, node, process, first_minute, last_minute, signed_off)
  select of_run, on_node, of_process, since, greatest(since - interval '1 minute', max(t.minute)), signs_off from told t
  on conflict (run) do update set last_minute = greatest(s.last_minute, excluded.last_minute), signed_off = excluded.signed_off
$$;

-- Adds up counts by key: {"a": 1} and {"a": 2, "b": 1} are {"a": 3, "b": 1}.
create function private.add_counts(one jsonb, other jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.key, c.n), '{}') from (
    select e.key, sum(e.value::bigint) as n from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) e group by e.key
  ) c
$$;
