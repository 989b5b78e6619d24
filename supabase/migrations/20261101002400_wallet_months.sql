-- The amount the wallet paid for calls, per month. The spend cap limits it.
create function private.current_month() returns date language sql stable set search_path = '' as $$ select date_trunc('month', now() at time zone 'utc')::date $$;

create table private.wallet_months (
  user_id uuid not null references auth.users (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  spent_usd numeric(14, 4) not null default 0 check (spent_usd >= 0),
  primary key (user_id, month)
);
alter table private.wallet_months enable row level security;
