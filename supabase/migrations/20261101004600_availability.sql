-- Availability, as the terms define it: (answered ÷ (answered + failed)) × (1 − absent minutes ÷ all minutes), without announced maintenance.

-- Every minute from `from_minute` up to `until`. `absent` is the part of the service that should have run in it and wrote nothing: 1 if no process wrote, else the
-- share of the processes that are missing. A process is missing in a minute within its run that it did not write, and, if it ended without
-- signing off, from then until the same process of its node was started again, at least one and at most five minutes.
create function private.service_timeline(from_minute timestamptz, until timestamptz)
returns table (minute timestamptz, answered bigint, failed bigint, absent numeric, maintenance boolean)
language sql stable set search_path = '' as $$
  with written as materialized (
    select m.minute, m.run, sum(m.answered) as answered, sum(m.failed) as failed from private.service_minutes m
    where m.minute >= from_minute and m.minute < until group by 1, 2
  ), runs as materialized (
    select r.run, r.first_minute, r.last_minute, r.signed_off,
           (select min(n.first_minute) from private.service_runs n where n.node = r.node and n.process = r.process and n.first_minute > r.last_minute and n.run <> r.run) as replaced_at
    from private.service_runs r where r.last_minute >= from_minute - interval '6 minutes' and r.first_minute < until
  ), seen as (
    select w.run, w.minute from written w
    union all select r.run, greatest(r.first_minute, from_minute) - interval '1 minute' from runs r where r.last_minute >= greatest(r.first_minute, from_minute)
    union all select r.run, until from runs r where r.last_minute >= until
  ), steps as (
    select s.run, s.minute, lead(s.minute) over (partition by s.run order by s.minute) as next from seen s
  ), missing as (
    select h.minute, s.run from steps s cross join lateral generate_series(s.minute + interval '1 minute', s.next - interval '1 minute', interval '1 minute') h(minute)
    where s.next > s.minute + interval '1 minute'
    union
    select t.minute, r.run from runs r
    cross join lateral generate_series(r.last_minute + interval '1 minute',
      least(r.last_minute + interval '5 minutes', greatest(r.last_minute + interval '1 minute', coalesce(r.replaced_at - interval '1 minute', 'infinity'))), interval '1 minute') t(minute)
    where not r.signed_off and r.last_minute < now() - interval '3 minutes' and t.minute >= from_minute and t.minute < until
  ), present as (
    select w.minute, count(*) as processes, sum(w.answered) as answered, sum(w.failed) as failed from written w group by 1
  ), gone as (
    select m.minute, count(*) as processes from missing m group by 1
  )
  select g.minute, coalesce(p.answered, 0)::bigint, coalesce(p.failed, 0)::bigint,
         case when p.processes is null then 1 else coalesce(a.processes, 0)::numeric / (p.processes + coalesce(a.processes, 0)) end,
         exists (select from private.maintenance w where w.cancelled_at is null and w.announced_ahead and w.starts_at <= g.minute and w.ends_at >= g.minute + interval '1 minute')
  from generate_series(from_minute, until - interval '1 minute', interval '1 minute') g(minute)
  left join present p on p.minute = g.minute left join gone a on a.minute = g.minute
$$;

create function private.availability_ratio(answered bigint, failed bigint, minutes integer, absent_minutes numeric) returns numeric
language sql immutable set search_path = '' as $$
  select case when minutes = 0 then null
    else case when answered + failed = 0 then 1 else answered::numeric / (answered + failed) end * (minutes - absent_minutes) / minutes end
$$;

-- The figures of a span of whole minutes. Minutes of announced maintenance count neither way. Null `availability`: nothing was measured.
create function private.availability(from_minute timestamptz, until timestamptz)
returns table (answered bigint, failed bigint, minutes integer, absent_minutes numeric, maintenance_minutes integer, availability numeric)
language sql stable set search_path = '' as $$
  with counted as (
    select coalesce(sum(t.answered) filter (where not t.maintenance), 0)::bigint as answered, coalesce(sum(t.failed) filter (where not t.maintenance), 0)::bigint as failed,
           (count(*) filter (where not t.maintenance))::integer as minutes, round(coalesce(sum(t.absent) filter (where not t.maintenance), 0), 3) as absent,
           (count(*) filter (where t.maintenance))::integer as maintenance
    from private.service_timeline(from_minute, until) t
  )
  select c.answered, c.failed, c.minutes, c.absent, c.maintenance, private.availability_ratio(c.answered, c.failed, c.minutes, c.absent) from counted c
$$;

-- When measuring began: time before it does not count.
create function private.service_measured_since() returns timestamptz language sql stable set search_path = '' as $$
  select m.reached from private.job_marks m where m.job = 'service-measured'
$$;

-- Minutes are kept for some months, days for ever.
create table private.service_days (
  day date primary key,
  answered bigint not null,
  failed bigint not null,
  minutes integer not null,
  absent_minutes numeric(9, 3) not null,
  maintenance_minutes integer not null
);
alter table private.service_days enable row level security;

create table private.service_day_products (
  day date not null,
  product text not null,
  answered bigint not null,
  failed bigint not null,
  latency jsonb not null,
  primary key (day, product)
);
alter table private.service_day_products enable row level security;

-- Adds new minutes to the products of their days, each once, and computes the last three days anew: a process that had lost the database writes its minutes late.
create function private.roll_up_service_days() returns void language plpgsql volatile set search_path = '' as $$
declare
  since timestamptz := private.service_measured_since();
  until timestamptz := date_trunc('minute', now()) - interval '1 minute';
begin
  if since is null then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('theia:service-days', 0));
  with taken as (
    update private.service_minutes m set rolled_up = true where not m.rolled_up returning (m.minute at time zone 'utc')::date as day, m.products
  ), parts as materialized (
    select t.day, p.key as product, p.value from taken t cross join lateral jsonb_each(t.products) p
  ), counts as (
    select p.day, p.product, sum((p.value ->> 'answered')::bigint) as answered, sum((p.value ->> 'failed')::bigint) as failed from parts p group by 1, 2
  ), buckets as (
    select b.day, b.product, jsonb_object_agg(b.bucket, b.n) as latency
    from (select p.day, p.product, l.key as bucket, sum(l.value::bigint) as n from parts p cross join lateral jsonb_each_text(p.value -> 'latency') l group by 1, 2, 3) b group by 1, 2
  )
  insert into private.service_day_products as d (day, product, answered, failed, latency)
  select c.day, c.product, c.answered, c.failed, coalesce(b.latency, '{}') from counts c left join buckets b using (day, product)
  on conflict (day, product) do update set answered = d.answered + excluded.answered, failed = d.failed + excluded.failed, latency = private.add_counts(d.latency, excluded.latency);

  insert into private.service_days as d (day, answered, failed, minutes, absent_minutes, maintenance_minutes)
  select g.day::date, a.answered, a.failed, a.minutes, a.absent_minutes, a.maintenance_minutes
  from generate_series((until at time zone 'utc')::date - 2, (until at time zone 'utc')::date, interval '1 day') g(day)
  cross join lateral (select greatest(since, g.day::timestamp at time zone 'utc') as begins, least(until, (g.day + interval '1 day')::timestamp at time zone 'utc') as ends) s
  cross join lateral private.availability(s.begins, s.ends) a
  where s.begins < s.ends
  on conflict (day) do update set answered = excluded.answered, failed = excluded.failed, minutes = excluded.minutes, absent_minutes = excluded.absent_minutes, maintenance_minutes = excluded.maintenance_minutes;
end
$$;

-- Deletes minutes that ended before `cutoff`, and the runs that wrote nothing since.
create function private.forget_service_minutes(cutoff timestamptz) returns void language sql volatile set search_path = '' as $$
  delete from private.service_minutes m where m.minute < cutoff and m.rolled_up;
  delete from private.service_runs r where r.last_minute < cutoff;
$$;
