-- How far a job that walks through time has come.
create table private.job_marks (
  job text primary key,
  reached timestamptz not null
);
alter table private.job_marks enable row level security;
