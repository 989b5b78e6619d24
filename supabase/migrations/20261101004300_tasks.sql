-- Recurring work, done by one process at a time. A task that is woken while it runs (`is_woken`) runs again.
create table private.tasks (
  name text primary key,
  due_at timestamptz not null default now(),
  is_woken boolean not null default false,
  leased_by uuid,
  leased_until timestamptz
);
alter table private.tasks enable row level security;

-- The time up to which a job has processed its data.
create table private.job_marks (
  job text primary key,
  reached timestamptz not null
);
alter table private.job_marks enable row level security;
