-- The availability of each ended month, and the credit for it as the terms promise.
create table private.service_months (
  month date primary key check (extract(day from month) = 1),
  answered bigint not null,
  failed bigint not null,
  minutes integer not null,
  absent_minutes numeric(9, 3) not null,
  maintenance_minutes integer not null,
  availability numeric,
  -- The part of the plan price that is credited.
  credit_percent integer not null check (credit_percent in (0, 10, 25)),
  -- `held`: so much was not measured that the operator must decide first. `crediting`: being booked. `closed`: all is booked.
  state text not null check (state in ('held', 'crediting', 'closed')),
  -- Why the operator closed a held month without credit. Public.
  note text,
  computed_at timestamptz not null default now(),
  closed_at timestamptz
);
alter table private.service_months enable row level security;

create table private.availability_credits (
  id uuid primary key default gen_random_uuid(),
  month date not null references private.service_months (month),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The part of the plan prices that falls on the month.
  plan_usd numeric(14, 4) not null,
  credit_usd numeric(14, 4) not null check (credit_usd > 0),
  booked_at timestamptz,
  unique (month, user_id)
);
create index availability_credits_open on private.availability_credits (month, user_id) where booked_at is null;
create index availability_credits_by_user on private.availability_credits (user_id);
alter table private.availability_credits enable row level security;

create function private.credit_percent(availability numeric) returns integer language sql immutable set search_path = '' as $$
  select case when availability is null or availability >= 0.9999 then 0 when availability >= 0.999 then 10 else 25 end
$$;

-- What a month would bring to each account: the prices of its plans, each by the part of the month in which it was in force, and the given percentage
-- of their sum, rounded up to a cent.
create function private.availability_credit_plan(month date, percent integer) returns table (user_id uuid, plan_usd numeric, credit_usd numeric)
language sql stable set search_path = '' as $$
  with bounds as (
    select month::timestamp at time zone 'utc' as begins, (month + interval '1 month')::timestamp at time zone 'utc' as ends
  ), shares as (
    select p.user_id, sum(p.price_usd * extract(epoch from least(e.ended_at, b.ends) - greatest(p.began_at, b.begins))) / extract(epoch from b.ends - b.begins) as usd
    from private.plan_spans p
    join auth.users u on u.id = p.user_id and u.deleted_at is null
    left join public.subscriptions s on s.user_id = p.user_id
    cross join bounds b
    cross join lateral (select coalesce(p.ended_at, s.cancel_at, 'infinity') as ended_at) e
    where p.paid and p.began_at < b.ends and e.ended_at > greatest(p.began_at, b.begins)
    group by p.user_id, b.begins, b.ends
  )
  select s.user_id, round(s.usd, 4), ceil(round(s.usd, 8) * percent) / 100 from shares s where ceil(round(s.usd, 8) * percent) > 0
$$;

-- Computes an ended month and lists its credits, once. Returns its state now and whether that is new; no row: it has not ended for two days, or was before measuring began.
-- More than a day without any measurement, or half of the measured time, may be an outage, or a measurement that was lost, for example by a restored backup: that month is held until the operator
-- decides: `decision` 'credit' credits it as computed, 'no credit' closes it with a reason.
create function private.close_service_month(of_month date, decision text, reason text) returns table (state text, is_new boolean)
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  begins timestamptz := greatest(of_month::timestamp at time zone 'utc', private.service_measured_since());
  ends timestamptz := (of_month + interval '1 month')::timestamp at time zone 'utc';
  held text;
  a record;
  percent integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('theia:service-month', 0));
  select m.state into held from private.service_months m where m.month = of_month;
  if held is not null and (held <> 'held' or decision is null) then return query select held, false; return; end if;
  if private.service_measured_since() is null or begins >= ends or now() < ends + interval '2 days' then return; end if;
  select * into a from private.availability(begins, ends);
  percent := private.credit_percent(a.availability);
  held := case when decision = 'no credit' then 'closed' when a.absent_minutes > least(1440, a.minutes / 2) and decision is null then 'held' else 'crediting' end;
  if decision = 'no credit' then percent := 0; end if;
  insert into private.service_months as m (month, answered, failed, minutes, absent_minutes, maintenance_minutes, availability, credit_percent, state, note, closed_at)
  values (of_month, a.answered, a.failed, a.minutes, a.absent_minutes, a.maintenance_minutes, a.availability, percent, held, reason, case when held = 'closed' then now() end)
  on conflict (month) do update set answered = excluded.answered, failed = excluded.failed, minutes = excluded.minutes, absent_minutes = excluded.absent_minutes,
    maintenance_minutes = excluded.maintenance_minutes, availability = excluded.availability, credit_percent = excluded.credit_percent, state = excluded.state,
    note = excluded.note, closed_at = excluded.closed_at, computed_at = now();
  if held = 'crediting' then
    insert into private.availability_credits (month, user_id, plan_usd, credit_usd)
    select of_month, p.user_id, p.plan_usd, p.credit_usd from private.availability_credit_plan(of_month, percent) p;
  end if;
  return query select held, true;
end
$$;

-- Books one listed credit, once. Null: it was booked already, or its account is closed, which takes it off the list.
create function private.book_availability_credit(credit uuid) returns numeric language plpgsql volatile set search_path = '' as $$
declare
  owner uuid;
  listed record;
begin
  select c.user_id into owner from private.availability_credits c where c.id = credit;
  if not found then return null; end if;
  if not private.lock_wallet(owner) then
    delete from private.availability_credits c where c.id = credit and c.booked_at is null;
    return null;
  end if;
  update private.availability_credits c set booked_at = now() where c.id = credit and c.booked_at is null returning c.month, c.credit_usd into listed;
  if not found then return null; end if;
  perform private.book_credit(owner, 'credit', listed.credit_usd, 'Availability of ' || to_char(listed.month, 'FMMonth YYYY'), 'availability:' || credit);
  return listed.credit_usd;
end
$$;
