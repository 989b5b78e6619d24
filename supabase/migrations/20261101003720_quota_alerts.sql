-- The mails at 80 % and at 100 % of the plan's calls. Each is sent once in a billing period, whoever looks: a row is claimed in the
-- transaction that writes its mail. Nothing is done while calls are booked: a job reads the sums that they leave.
create table private.quota_alerts (
  user_id uuid not null references auth.users (id) on delete cascade,
  period_start timestamptz not null,
  -- In percent.
  threshold smallint not null check (threshold in (80, 100)),
  -- The quota that the threshold is a part of.
  quota integer not null,
  at timestamptz not null default now(),
  primary key (user_id, period_start, threshold)
);
alter table private.quota_alerts enable row level security;

-- `used` stands in no index, so a booking still rewrites its row in place.
create index quota_periods_by_end on public.quota_periods (period_end);

-- Another plan in the same period: what is not reached any more can be reached again.
create function private.follow_quota() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.quota_alerts a
  where a.user_id = new.user_id and a.period_start = new.period_start and new.used::bigint * 100 < new.quota::bigint * a.threshold;
  update private.quota_alerts a set quota = new.quota where a.user_id = new.user_id and a.period_start = new.period_start;
  return null;
end
$$;
create trigger follow_quota after update of quota on public.quota_periods for each row when (new.quota <> old.quota) execute function private.follow_quota();

-- Claims accounts that passed a threshold since the last look, and returns those that want a mail, each with its highest threshold. A period
-- that is not in force any more, or of an earlier plan, says nothing. A claim for an earlier quota, made while the plan changed, is replaced.
create function private.claim_quota_alerts(at_most integer)
returns table (user_id uuid, threshold integer, plan_name text, source text, used integer, quota integer, period_end timestamptz, renews boolean,
               beyond text, balance_usd numeric, auto_topup boolean, wants_mail boolean)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with passed as (
      select q.user_id, q.period_start, q.period_end, q.plan, q.quota, q.used, case when q.used >= q.quota then 100 else 80 end as level
      from public.quota_periods q
      where q.period_end > now() and q.period_start <= now() and q.quota > 0 and q.used::bigint * 100 >= q.quota::bigint * 80
        and not exists (
          select from private.quota_alerts a
          where a.user_id = q.user_id and a.period_start = q.period_start and a.quota = q.quota
            and a.threshold = case when q.used >= q.quota then 100 else 80 end)
        and exists (select from private.billing_period(q.user_id, now()) b where b.period_start = q.period_start and b.period_end = q.period_end and b.plan = q.plan)
      order by q.user_id limit at_most
    ), told as (
      insert into private.quota_alerts as a (user_id, period_start, threshold, quota)
      select p.user_id, p.period_start, t.threshold, p.quota from passed p join (values (80), (100)) as t (threshold) on t.threshold <= p.level
      order by p.user_id, t.threshold
      on conflict (user_id, period_start, threshold) do update set quota = excluded.quota, at = now() where a.quota <> excluded.quota
      returning a.user_id, a.threshold
    )
    select p.user_id, p.level, l.name, private.plan_source(p.user_id), p.used, p.quota, p.period_end,
           (s.status <> 'trialing' or s.stripe_subscription_id is not null) and (s.cancel_at is null or s.cancel_at > p.period_end),
           private.beyond_quota(p.user_id), coalesce(c.balance_usd, 0), coalesce(w.auto_topup, false), coalesce(w.quota_mails, true)
    from passed p
    join (select distinct t.user_id, t.threshold from told t) t on t.user_id = p.user_id and t.threshold = p.level
    join public.plans l on l.id = p.plan
    join public.subscriptions s on s.user_id = p.user_id
    left join public.user_credits c on c.user_id = p.user_id
    left join public.billing_settings w on w.user_id = p.user_id
    order by p.user_id;
end
$$;
