-- Batches that are answered in the background, each for the key that sent it. All times are those of the database.
create table private.batch_jobs (
  id text primary key check (id ~ '^job_[0-9A-HJKMNP-TV-Z]{26}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  api_key_id uuid not null references private.api_keys (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'cancelled', 'failed')),
  api_version text not null,
  items integer not null check (items between 1 and 10000),
  -- The first item without an answer. It moves in the transaction that charges the items before it and keeps their results: no item is charged
  -- without a result, or twice.
  next_item integer not null default 0 check (next_item between 0 and items),
  succeeded integer not null default 0,
  failed integer not null default 0,
  refused integer not null default 0,
  charged integer not null default 0,
  cost_usd numeric(14, 4) not null default 0,
  -- The first and the last four characters of the key, as `/me` shows them.
  key_ends text not null,
  estimate json not null,
  warnings json not null,
  failure text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days',
  -- Who answers items now, and until when it must have said that it lives. Whoever finds the time over takes its place.
  leased_by uuid,
  leased_until timestamptz,
  -- How often items were begun since `next_item` last moved.
  tries integer not null default 0,
  -- Jobs take turns.
  served_at timestamptz not null default now(),
  check (succeeded + failed + refused = next_item),
  check ((status in ('done', 'cancelled', 'failed')) = (ended_at is not null))
);
create index batch_jobs_of_key on private.batch_jobs (api_key_id, created_at desc, id desc);
create index batch_jobs_of_user on private.batch_jobs (user_id);
create index batch_jobs_open on private.batch_jobs (served_at) where ended_at is null;
create index batch_jobs_by_end on private.batch_jobs (expires_at);
alter table private.batch_jobs enable row level security;

-- Items that wait for their answer, as JSON texts with line breaks between them, compressed (zstd). Deleted when they are answered.
create table private.batch_job_items (
  job_id text not null references private.batch_jobs (id) on delete cascade,
  first_item integer not null,
  items integer not null,
  frame bytea not null,
  primary key (job_id, first_item)
);
alter table private.batch_job_items alter column frame set storage external;
alter table private.batch_job_items enable row level security;

-- Lines of results as they were before their booking, compressed (zstd). `outcomes` has for each line what the booking decided: its cost as a text,
-- or the line that takes its place.
create table private.batch_job_results (
  job_id text not null references private.batch_jobs (id) on delete cascade,
  first_item integer not null,
  items integer not null,
  frame bytea not null,
  outcomes json not null,
  primary key (job_id, first_item)
);
alter table private.batch_job_results alter column frame set storage external;
alter table private.batch_job_results enable row level security;

-- What callers are told of a job. The end is estimated from the speed so far.
create view private.batch_job_facts as
select j.id, j.user_id, j.api_key_id, j.status, j.items, j.next_item, j.succeeded, j.failed, j.refused, j.charged, j.cost_usd, j.estimate, j.warnings, j.failure,
       j.created_at, j.started_at, j.ended_at, j.expires_at,
       case when j.ended_at is null and j.next_item > 0 then now() + (now() - j.started_at) * ((j.items - j.next_item)::float8 / j.next_item) end as estimated_end_at
from private.batch_jobs j;

-- Ends a job that is not over: what waits is deleted, what is answered stays for seven days. False: it was over already.
create function private.end_batch_job(job text, as_status text, because text) returns boolean language plpgsql volatile set search_path = '' as $$
begin
  update private.batch_jobs j set status = as_status, failure = because, ended_at = now(), expires_at = now() + interval '7 days', leased_by = null, leased_until = null
  where j.id = job and j.ended_at is null;
  if not found then return false; end if;
  delete from private.batch_job_items i where i.job_id = job;
  return true;
end
$$;
