-- Births (or just the sky) with rules, each for the key that made it, and the events they lead to, computed ahead. All times are those of the database.
create table private.event_subscriptions (
  id text primary key check (id ~ '^sub_[0-9A-HJKMNP-TV-Z]{26}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  api_key_id uuid not null references private.api_keys (id) on delete cascade,
  -- Null: its events are only in its calendar.
  endpoint_id text references private.webhook_endpoints (id) on delete set null,
  label text not null default '' check (char_length(label) <= 100),
  status text not null default 'active' check (status in ('active', 'paused', 'failed')),
  -- Why its events cannot be computed any more: the code of a problem.
  failure text,
  -- Birth, settings, rules and the salt of fingerprints as JSON, sealed (AES-256-GCM, bound to the id) with the secret of the server that `secret_id` names.
  request_cipher bytea not null,
  secret_id text not null,
  -- How long before an event it is told.
  notice_seconds integer not null default 0 check (notice_seconds between 0 and 30 * 86400),
  -- Every event from the creation to this instant is in `subscription_events`. It moves in the transaction that writes them, so none is written twice or left out.
  computed_until timestamptz not null default now(),
  -- When more has to be computed; null: never.
  compute_at timestamptz default now(),
  leased_by uuid,
  leased_until timestamptz,
  tries integer not null default 0,
  -- SHA-256 of the secret part of the calendar's address; null: it has none.
  feed_hash bytea unique,
  feed_created_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'failed') = (failure is not null)),
  check ((feed_hash is null) = (feed_created_at is null))
);
create index event_subscriptions_of_key on private.event_subscriptions (api_key_id, created_at desc, id desc);
create index event_subscriptions_of_user on private.event_subscriptions (user_id, created_at desc, id desc);
create index event_subscriptions_of_endpoint on private.event_subscriptions (endpoint_id);
create index event_subscriptions_to_compute on private.event_subscriptions (compute_at) where compute_at is not null;
create index event_subscriptions_by_secret on private.event_subscriptions (secret_id);
alter table private.event_subscriptions enable row level security;

create table private.subscription_events (
  -- What the receiver sees, the same in every attempt.
  id text primary key check (id ~ '^evt_[0-9A-HJKMNP-TV-Z]{26}$'),
  subscription_id text not null references private.event_subscriptions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Position of the rule in the subscription, from 0.
  rule integer not null,
  -- What happens: `transit.exact`.
  type text not null check (type ~ '^[a-z_]+(\.[a-z_]+)*$'),
  at timestamptz not null,
  -- When it is told: the notice before it, or at once where that was over when it was found.
  due_at timestamptz not null,
  -- What is delivered as `data`, as JSON, sealed like the subscription's request, bound to the event's id.
  data_cipher bytea not null,
  secret_id text not null,
  -- HMAC of what happens and in which hour: the same event, found again a little earlier or later, is not written twice.
  fingerprint text not null,
  -- `ahead`: not delivered yet. `skipped`: nobody wanted it when it was due (paused, no endpoint). `failed`: given up after three days.
  status text not null default 'ahead' check (status in ('ahead', 'delivered', 'failed', 'skipped')),
  -- When it is tried next; null: not at all.
  next_attempt_at timestamptz,
  attempts integer not null default 0,
  leased_by uuid,
  leased_until timestamptz,
  delivered_at timestamptz,
  -- It was paid. It never is again, however often it is sent.
  charged_at timestamptz,
  cost_usd numeric(14, 4) not null default 0,
  unique (subscription_id, fingerprint),
  check ((status = 'delivered') = (delivered_at is not null))
);
create index subscription_events_in_time on private.subscription_events (subscription_id, at, id);
create index subscription_events_by_time on private.subscription_events (at);
create index subscription_events_unwanted on private.subscription_events (due_at) where status = 'ahead' and next_attempt_at is null;
create index subscription_events_of_user on private.subscription_events (user_id, due_at desc, id desc);
create index subscription_events_to_send on private.subscription_events (next_attempt_at) where next_attempt_at is not null;
create index subscription_events_by_secret on private.subscription_events (secret_id);
alter table private.subscription_events enable row level security;

-- When an event that is not delivered yet is tried next. Null: nobody wants it.
create function private.next_attempt_of(subscription private.event_subscriptions, at timestamptz, due_at timestamptz) returns timestamptz language sql stable set search_path = '' as $$
  select case when subscription.status <> 'paused' and subscription.endpoint_id is not null and at > now() - interval '1 hour' then greatest(due_at, now()) end
$$;

-- Whatever changes who is told of its events, and when (its endpoint was deleted too), changes those that are ahead. Those whose delivery has begun go on.
create function private.reschedule_events() returns trigger language plpgsql set search_path = '' as $$
begin
  update private.subscription_events e
  set due_at = case when e.attempts > 0 then e.due_at else greatest(e.at - make_interval(secs => new.notice_seconds), least(e.due_at, now())) end,
      next_attempt_at = case when e.attempts > 0 and new.status <> 'paused' and new.endpoint_id is not null then coalesce(e.next_attempt_at, now())
                             else private.next_attempt_of(new, e.at, e.at - make_interval(secs => new.notice_seconds)) end
  where e.subscription_id = new.id and e.status = 'ahead';
  perform pg_notify('theia_subscription_events', '');
  return null;
end
$$;
create trigger reschedule_events after update of status, endpoint_id, notice_seconds on private.event_subscriptions for each row
when (old.status is distinct from new.status or old.endpoint_id is distinct from new.endpoint_id or old.notice_seconds is distinct from new.notice_seconds)
execute function private.reschedule_events();

-- How many subscriptions an account may have: as its plan says, and ten without one. Those of test keys are counted by themselves.
create function private.event_subscription_allowance(for_user uuid, of_tests boolean) returns integer language sql stable set search_path = '' as $$
  select case when of_tests then 10 else coalesce((
    select case when s.status = 'trialing' then 10 else case s.plan when 'starter' then 100 when 'growth' then 1000 when 'professional' then 10000 end end
    from public.subscriptions s where s.user_id = for_user and (s.status in ('active', 'past_due') or (s.status = 'trialing' and s.trial_ends_at > now()))
  ), 10) end
$$;

-- What callers are told of a subscription.
create view private.event_subscription_facts as
select s.id, s.user_id, s.api_key_id, k.is_test, s.endpoint_id, s.label, s.status, s.failure, s.request_cipher, s.secret_id, s.notice_seconds, s.computed_until,
       s.feed_created_at, s.created_at, a.events_ahead, a.next_id, a.next_type, a.next_at
from private.event_subscriptions s
join private.api_keys k on k.id = s.api_key_id
cross join lateral (
  select count(*)::integer as events_ahead, (array_agg(e.id order by e.at, e.id))[1] as next_id, (array_agg(e.type order by e.at, e.id))[1] as next_type, min(e.at) as next_at
  from private.subscription_events e where e.subscription_id = s.id and e.at > now()
) a;

-- Each time something was sent to an endpoint, and what came back.
create table private.webhook_attempts (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint_id text not null references private.webhook_endpoints (id) on delete cascade,
  -- Null: a test, whose event is only in this row.
  event_id text references private.subscription_events (id) on delete cascade,
  -- The id that the endpoint received with a test.
  test_id text unique check (test_id ~ '^evt_[0-9A-HJKMNP-TV-Z]{26}$'),
  kind text not null check (kind in ('scheduled', 'replay', 'test')),
  started_at timestamptz not null,
  duration_ms integer not null,
  -- Of the answer; null: there was none.
  http_status integer,
  -- A word for programs: `timeout`, `private_address`.
  error text,
  -- The beginning of the answer, as text.
  response_start text,
  check ((event_id is null) = (kind = 'test')),
  check ((test_id is not null) = (kind = 'test'))
);
create index webhook_attempts_of_event on private.webhook_attempts (event_id, id);
create index webhook_attempts_of_endpoint on private.webhook_attempts (endpoint_id, id desc);
create index webhook_attempts_of_user on private.webhook_attempts (user_id, id desc);
create index webhook_attempts_tests on private.webhook_attempts (user_id, started_at desc, test_id desc) where kind = 'test';
create index webhook_attempts_by_time on private.webhook_attempts using brin (started_at);
alter table private.webhook_attempts enable row level security;
