-- One row per call, partitioned by day. There are no foreign keys, because checking them took up to half of a settlement's time. A settlement
-- holds the user's row instead, and `private.forget_calls` deletes the calls of a deleted user. Days: see
-- `private.ensure_day`.
create table public.translator_logs (
  id uuid not null,
  created_at timestamptz not null,
  user_id uuid not null,
  api_key_id uuid,
  request_id text not null,
  method text not null,
  path text not null,
  response_status integer not null,
  request_type text,
  report_tier text,
  processing_time_ms numeric(12, 3) not null,
  request_payload json,
  response_payload json,
  -- CRC-32 of the UTF-8 text of the answer, made when the call was booked.
  response_crc32 bigint,
  error_message text,
  google_geo json,
  primary key (id, created_at)
) partition by range (created_at);
create index translator_logs_by_user on public.translator_logs (user_id, created_at desc);
-- For the filters of the activity page. The partial ones cost a successful paid call nothing.
create index translator_logs_by_product on public.translator_logs (user_id, report_tier, created_at desc);
create index translator_logs_failed on public.translator_logs (user_id, created_at desc) where response_status < 200 or response_status > 299;
create index translator_logs_failed_by_product on public.translator_logs (user_id, report_tier, created_at desc) where response_status < 200 or response_status > 299;
create index translator_logs_free on public.translator_logs (user_id, created_at desc) where report_tier is null and response_status >= 200 and response_status <= 299;
-- Finds what was booked in a span of time, for the call archive. A few pages, summed up while rows are written.
create index translator_logs_by_time on public.translator_logs using brin (created_at) with (pages_per_range = 32, autosummarize = on);
alter table public.translator_logs enable row level security;
create policy "A user reads the own calls" on public.translator_logs for select to :authenticated using (user_id = (select auth.uid()));
grant select on public.translator_logs to :authenticated;

create table public.api_usage (
  translator_log_id uuid not null,
  created_at timestamptz not null,
  user_id uuid not null,
  api_key_id uuid,
  report_tier text,
  -- `test`: with a test key, which pays nothing. `page`: a further page of a search whose first page was paid.
  paid_by text not null check (paid_by in ('free', 'quota', 'wallet', 'test', 'page')),
  unit_price_usd numeric(10, 4) not null default 0 check (unit_price_usd >= 0),
  total_cost_usd numeric(14, 4) not null default 0 check (total_cost_usd >= 0),
  ledger_id bigint,
  primary key (translator_log_id, created_at),
  check ((paid_by = 'wallet') = (ledger_id is not null)),
  check (paid_by not in ('test', 'page') or (unit_price_usd = 0 and total_cost_usd = 0))
) partition by range (created_at);
create index api_usage_by_user on public.api_usage (user_id, created_at desc);
create index api_usage_by_time on public.api_usage using brin (created_at) with (pages_per_range = 32, autosummarize = on);
alter table public.api_usage enable row level security;
create policy "A user reads the own usage" on public.api_usage for select to :authenticated using (user_id = (select auth.uid()));
grant select on public.api_usage to :authenticated;
-- Read by the table interface and the row types of the web app, so that the tables can be selected together.
comment on table public.api_usage is 'Refers without a foreign key: (translator_log_id, created_at) to translator_logs (id, created_at); (ledger_id) to credit_ledger (id)';

-- The calls of a user are deleted with the user. `private.settle_calls` holds the user's row, so no call of this user is booked meanwhile or
-- later. Needs the isolation level `read committed`, or rows booked since the snapshot would stay.
create function private.forget_calls() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'A user can only be deleted at the isolation level read committed';
  end if;
  delete from public.api_usage u where u.user_id = old.id;
  delete from public.translator_logs l where l.user_id = old.id;
  return null;
end
$$;
create trigger forget_calls after delete on auth.users for each row execute function private.forget_calls();

create table public.translator_logs_default partition of public.translator_logs default;
create table public.api_usage_default partition of public.api_usage default;
-- A partition can also be addressed by its own name, so it needs the same protection.
alter table public.translator_logs_default enable row level security;
alter table public.api_usage_default enable row level security;

-- PostgreSQL's default compression takes longer than booking a call. Where the faster lz4 is missing (the embedded server), responses
-- are stored uncompressed.
do $$
begin
  alter table public.translator_logs alter column response_payload set compression lz4;
  alter table public.translator_logs alter column request_payload set compression lz4;
exception when feature_not_supported then
  alter table public.translator_logs alter column response_payload set storage external;
end
$$;

select private.ensure_day(parent, (now() at time zone 'utc')::date + n)
from unnest(array['public.translator_logs', 'public.api_usage']::regclass[]) parent, generate_series(0, 2) n;
