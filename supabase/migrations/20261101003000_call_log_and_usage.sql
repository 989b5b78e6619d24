-- One row per call, partitioned by day, with what the call log shows and how the call was paid. There are no foreign keys, because checking them
-- took up to half of a settlement's time. A settlement holds the user's row instead, and `private.forget_calls` deletes the calls of a deleted user.
-- Days: see `private.ensure_day`.
-- Columns of a fixed width come first, so that no row has padding.
create table private.calls (
  created_at timestamptz not null,
  -- CRC-32 of the UTF-8 text of the response, made when the call was booked.
  response_crc32 bigint,
  ledger_id bigint,
  id uuid not null,
  user_id uuid not null,
  api_key_id uuid,
  response_status integer not null,
  request_id text not null,
  method text not null,
  path text not null,
  request_type text,
  report_tier text,
  processing_time_ms numeric(12, 3) not null,
  -- Null: not booked. `test`: with a test key, which pays nothing. `page`: a further page of a search whose first page was paid.
  paid_by text check (paid_by in ('free', 'quota', 'wallet', 'test', 'page')),
  unit_price_usd numeric(10, 4) not null default 0 check (unit_price_usd >= 0),
  total_cost_usd numeric(14, 4) not null default 0 check (total_cost_usd >= 0),
  error_message text,
  request_payload json,
  google_geo json,
  primary key (id, created_at),
  check ((paid_by is not distinct from 'wallet') = (ledger_id is not null)),
  check (coalesce(paid_by in ('free', 'quota', 'wallet'), false) or (unit_price_usd = 0 and total_cost_usd = 0))
) partition by range (created_at);
-- The newest calls and the usage of a user.
create index calls_by_user on private.calls (user_id, created_at desc);
-- For the filters of the activity page. The partial ones cost a successful paid call nothing.
create index calls_by_product on private.calls (user_id, report_tier, created_at desc);
create index calls_failed on private.calls (user_id, created_at desc) where response_status < 200 or response_status > 299;
create index calls_failed_by_product on private.calls (user_id, report_tier, created_at desc) where response_status < 200 or response_status > 299;
create index calls_free on private.calls (user_id, created_at desc) where report_tier is null and response_status >= 200 and response_status <= 299;
-- Finds what was booked in a span of time, for the call archive and the audit. A few pages, summed up while rows are written.
create index calls_by_time on private.calls using brin (created_at) with (pages_per_range = 32, autosummarize = on);

-- The usage of calls that have left `private.calls`, which is kept for ever.
create table private.past_usage (
  translator_log_id uuid not null,
  created_at timestamptz not null,
  user_id uuid not null,
  api_key_id uuid,
  report_tier text,
  paid_by text not null,
  unit_price_usd numeric(10, 4) not null,
  total_cost_usd numeric(14, 4) not null,
  ledger_id bigint,
  primary key (translator_log_id, created_at)
);
create index past_usage_by_user on private.past_usage (user_id, created_at desc);
create index past_usage_by_time on private.past_usage using brin (created_at) with (pages_per_range = 32, autosummarize = on);

-- The views read both tables as their caller, who cannot name them: the schema is closed.
alter table private.calls enable row level security;
create policy "A user reads the own calls" on private.calls for select to :authenticated using (user_id = (select auth.uid()));
grant select on private.calls to :authenticated;
alter table private.past_usage enable row level security;
create policy "A user reads the own usage" on private.past_usage for select to :authenticated using (user_id = (select auth.uid()));
grant select on private.past_usage to :authenticated;

-- The response of a call is kept in `private.call_answers`; the table interface shows it in this column.
create view public.translator_logs with (security_invoker = true) as
  select id, created_at, user_id, api_key_id, request_id, method, path, response_status, request_type, report_tier, processing_time_ms,
         request_payload, null::json as response_payload, response_crc32, error_message, google_geo
  from private.calls;
grant select on public.translator_logs to :authenticated;

-- The condition is outside of the union, so that the newest rows of a user are read in the order of an index.
create view public.api_usage with (security_invoker = true) as
  select * from (
    select id as translator_log_id, created_at, user_id, api_key_id, report_tier, paid_by, unit_price_usd, total_cost_usd, ledger_id from private.calls
    union all
    select translator_log_id, created_at, user_id, api_key_id, report_tier, paid_by, unit_price_usd, total_cost_usd, ledger_id from private.past_usage
  ) u where paid_by is not null;
grant select on public.api_usage to :authenticated;

-- Read by the table interface and the row types of the web app: which columns are never null, and what can be selected together.
comment on view public.translator_logs is 'Never null: id, created_at, user_id, request_id, method, path, response_status, processing_time_ms';
comment on view public.api_usage is 'Refers one to one without a foreign key: (translator_log_id, created_at) to translator_logs (id, created_at)
Refers without a foreign key: (ledger_id) to credit_ledger (id)
Never null: translator_log_id, created_at, user_id, paid_by, unit_price_usd, total_cost_usd';

-- Keeps the usage of the calls of a span of time, before they are dropped.
create function private.keep_usage(starts_at timestamptz, ends_at timestamptz) returns void language plpgsql volatile set search_path = '' as $$
begin
  execute format('insert into private.past_usage select * from public.api_usage u where u.created_at >= %L and u.created_at < %L on conflict do nothing', starts_at, ends_at);
end
$$;

-- The calls of a user are deleted with the user. `private.settle_calls` holds the user's row, so no call of this user is booked meanwhile or
-- later. Needs the isolation level `read committed`, or rows booked since the snapshot would stay.
create function private.forget_calls() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'A user can only be deleted at the isolation level read committed';
  end if;
  delete from private.calls c where c.user_id = old.id;
  delete from private.past_usage u where u.user_id = old.id;
  return null;
end
$$;
create trigger forget_calls after delete on auth.users for each row execute function private.forget_calls();

create table private.calls_default partition of private.calls default;
alter table private.calls_default enable row level security;

-- PostgreSQL's default compression takes longer than booking a call. The embedded server does not have the faster lz4.
do $$
begin
  alter table private.calls alter column request_payload set compression lz4;
exception when feature_not_supported then
end
$$;

select private.ensure_day('private.calls', (now() at time zone 'utc')::date + n) from generate_series(0, 2) n;
