-- What the operator tells the public on the status page.
create table private.incidents (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 200),
  -- `degraded`: slow or failing in part. `outage`: calls are not answered.
  impact text not null check (impact in ('degraded', 'outage')),
  started_at timestamptz not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
alter table private.incidents enable row level security;

create table private.incident_updates (
  id bigint generated always as identity primary key,
  incident_id bigint not null references private.incidents (id) on delete cascade,
  written_at timestamptz not null default now(),
  body text not null check (length(body) between 1 and 2000)
);
create index incident_updates_by_incident on private.incident_updates (incident_id, id);
alter table private.incident_updates enable row level security;

-- A window is only ever made shorter or cancelled. What was announced less than a day ahead counts like any other time.
create table private.maintenance (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 200),
  body text not null default '' check (length(body) <= 2000),
  announced_at timestamptz not null default now(),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  cancelled_at timestamptz,
  -- True if it was announced a day ahead: its minutes do not count for availability.
  announced_ahead boolean generated always as (starts_at - announced_at >= interval '24 hours') stored
);
create index maintenance_by_end on private.maintenance (ends_at);
alter table private.maintenance enable row level security;
