-- The time up to which a job has processed its data.
create table private.job_marks (
  job text primary key,
  reached timestamptz not null
);
alter table private.job_marks enable row level security;
