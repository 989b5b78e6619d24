-- Written reports that are kept until their owner deletes them. Whom they are about stands only in what is sealed. All times are those of the database.
create table private.reports (
  id text primary key check (id ~ '^rep_[0-9A-HJKMNP-TV-Z]{26}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The key that pays. It owns the report for callers of the API; in the dashboard it belongs to the account.
  api_key_id uuid references private.api_keys (id) on delete set null,
  is_test boolean not null,
  kind text not null check (kind ~ '^[a-z_]+$'),
  voice text not null check (voice in ('composed', 'model')),
  -- `waiting` and `writing`: not charged yet. `ready`: charged. `failed`: never charged.
  status text not null default 'waiting' check (status in ('waiting', 'writing', 'ready', 'failed')),
  -- What is being done, for those who wait; and how much of all of it is done.
  stage text check (stage in ('composing', 'rewriting', 'checking')),
  progress real not null default 0 check (progress between 0 and 1),
  -- Why there is no report: the code of a problem, and its sentence, which names fields but quotes none.
  failure text,
  failure_message text,
  -- The fields of the request and, when it is ready, the report, as JSON, sealed (AES-256-GCM, bound to the id) with the secret of the server that `secret_id` names.
  content_cipher bytea not null,
  secret_id text not null,
  -- The call that is charged: booked in the transaction that makes the report ready, under an id that never changes.
  call_id uuid not null,
  called_at timestamptz not null,
  request_id text not null,
  cost_usd numeric(14, 4) not null default 0 check (cost_usd >= 0),
  -- SHA-256 of the secret part of the address under which anybody may read it; null: nobody else may.
  share_hash bytea unique,
  shared_at timestamptz,
  leased_by uuid,
  leased_until timestamptz,
  -- How often it failed through our fault, and how often the process that wrote it died.
  failures integer not null default 0,
  deaths integer not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((status in ('ready', 'failed')) = (ended_at is not null)),
  check ((status = 'failed') = (failure is not null)),
  check ((share_hash is null) = (shared_at is null)),
  check (share_hash is null or status = 'ready')
);
create index reports_of_user on private.reports (user_id, created_at desc, id desc);
create index reports_of_key on private.reports (api_key_id, created_at desc, id desc);
create index reports_to_write on private.reports (created_at) where ended_at is null;
create index reports_failed on private.reports (ended_at) where status = 'failed';
create index reports_by_secret on private.reports (secret_id);
alter table private.reports enable row level security;

-- What its owner is told of a report.
create view private.report_facts as
select r.id, r.user_id, r.api_key_id, r.kind, r.voice, r.status, r.stage, r.progress, r.failure, r.failure_message, r.content_cipher, r.secret_id, r.cost_usd,
       r.share_hash is not null as is_shared, r.created_at, r.ended_at
from private.reports r;
