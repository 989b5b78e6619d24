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
create index call_answers_by_time on private.call_answers using brin (first_at) with (pages_per_range = 32, autosummarize = on);
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

select private.ensure_day('private.call_answers', (now() at time zone 'utc')::date + n) from generate_series(0, 2) n;
