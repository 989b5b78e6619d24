-- What decides how a call is paid. `n` counts from 1 in order of arrival; `charged` is true for a success.
create type private.metered_call as (
  n integer, id uuid, created_at timestamptz, user_id uuid, api_key_id uuid, status integer, tier text, minimum_plan text, natal_system text, charged boolean,
  error_message text, idempotency_key text, request_hash text, stored_response text, is_test boolean, is_app boolean, is_page boolean
);

-- Reverses a call whose booking was committed without the engine's knowledge and that was answered as failed: removes it from the hour,
-- the month and the quota it was booked in. Returns the new balance. The caller holds the lock on the wallet.
create function private.reverse_call(for_user uuid, call_id uuid, called_at timestamptz, status integer, reason text) returns numeric
language plpgsql volatile set search_path = '' as $$
declare
  usage record;
  balance numeric;
begin
  select c.report_tier, c.paid_by, c.unit_price_usd, c.total_cost_usd, c.ledger_id, c.api_key_id into usage from private.calls c where c.id = call_id and c.created_at = called_at for update;
  update private.calls c
  set response_status = status, response_crc32 = null, error_message = reason, paid_by = null, unit_price_usd = 0, total_cost_usd = 0, ledger_id = null
  where c.id = call_id and c.created_at = called_at;
  update private.usage_hours h set calls = h.calls - 1, cost_usd = h.cost_usd - usage.total_cost_usd
  where h.user_id = for_user and h.hour = private.hour_of(called_at) and h.product = coalesce(usage.report_tier, 'free') and h.paid_by = usage.paid_by
    and h.api_key_id = private.key_or_none(usage.api_key_id);
  update public.user_credits w set balance_usd = w.balance_usd + usage.total_cost_usd, last_updated = now() where w.user_id = for_user returning w.balance_usd into balance;
  if usage.total_cost_usd > 0 then
    insert into public.credit_ledger (user_id, kind, amount_usd, balance_after_usd, calls, reason, source, reverses_id)
    values (for_user, 'refund', usage.total_cost_usd, balance, 1, 'A call that could not be answered', 'call:' || call_id, usage.ledger_id);
    update private.wallet_months m set spent_usd = m.spent_usd - usage.total_cost_usd
    from public.credit_ledger l where l.id = usage.ledger_id and m.user_id = for_user and m.month = date_trunc('month', l.created_at at time zone 'utc')::date;
  end if;
  update private.connected_apps a set spent_usd = greatest(0, a.spent_usd - usage.unit_price_usd)
  where a.id = usage.api_key_id and a.spent_on = (called_at at time zone 'utc')::date;
  insert into private.audit_touched (user_id, called_at) values (for_user, called_at);
  if usage.paid_by = 'quota' then
    update public.quota_periods q set used = q.used - 1
    where q.user_id = for_user and q.period_start = (
      select p.period_start from public.quota_periods p where p.user_id = for_user and p.used > 0
      order by p.period_start <= called_at and p.period_end > called_at desc, p.period_start desc limit 1);
  end if;
  return balance;
end
$$;

-- Calls of a user's test keys since midnight (UTC).
create function private.test_calls_today(for_user uuid) returns bigint language sql stable set search_path = '' as $$
  select coalesce(sum(h.calls), 0)::bigint from private.usage_hours h
  where h.user_id = for_user and h.hour >= date_trunc('day', now() at time zone 'utc') at time zone 'utc' and h.paid_by = 'test'
$$;

-- Most calls of an account's test keys in a day (UTC).
create function private.test_calls_max() returns integer language sql immutable parallel safe as 'select 1000';

-- Decides call by call in order of arrival how each is paid (by a test key nothing, else quota, else wallet, else rejected; an app within its daily limit) and books that in wallets,
-- quotas and ledger. A call that is booked already (`retried`), and one without an account, is not to be written
-- (`is_booked`). The caller holds the locks on users and wallets.
create function private.pay_one_by_one(batch private.metered_call[], retried boolean)
returns table (paid_by text, price_usd numeric, cost_usd numeric, balance_usd numeric, quota_left integer, refusal text, is_booked boolean, ledger_id bigint, n bigint)
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  size integer := cardinality(batch);
  skipped boolean[] := array_fill(false, array[size]);
  payers text[] := array_fill(null::text, array[size]);
  prices numeric[] := array_fill(0::numeric, array[size]);
  costs numeric[] := array_fill(0::numeric, array[size]);
  balances numeric[] := array_fill(null::numeric, array[size]);
  quotas_left integer[] := array_fill(null::integer, array[size]);
  refusals text[] := array_fill(null::text, array[size]);
  ledger_ids bigint[] := array_fill(null::bigint, array[size]);
  account record;
  call record;
  seen record;
  period record;
  balance numeric;
  spent numeric;
  cap_left numeric;
  quota integer;
  quota_used integer;
  quota_used_before integer;
  own_system text;
  own_addons text[];
  included boolean;
  payer text;
  refused_as text;
  from_wallet integer[];
  tests bigint;
  entry bigint;
  position integer;
begin
  for account in
    select c.user_id, array_agg(c order by c.n) as calls, bool_or(c.charged and c.tier is not null and c.is_test is not true) as priced, min(c.created_at) as first_at
    from unnest(batch) c group by c.user_id order by c.user_id
  loop
    select w.balance_usd into balance from public.user_credits w where w.user_id = account.user_id;
    if not found then
      for call in select c.n from unnest(account.calls) c loop
        skipped[call.n] := true;
        refusals[call.n] := 'account_gone';
      end loop;
      continue;
    end if;

    if retried then
      for seen in
        select c.n, c.id, c.created_at, c.charged, c.status, c.error_message as reason, c.idempotency_key, l.response_status, l.error_message, l.paid_by, l.total_cost_usd
        from unnest(account.calls) c
        join private.calls l on l.id = c.id and l.created_at = c.created_at
      loop
        skipped[seen.n] := true;
        if seen.paid_by is not null and not seen.charged then
          -- The answer stored under its Idempotency-Key is deleted with its charge, unless it has been sent again: then both stay.
          delete from private.idempotency_keys i where i.user_id = account.user_id and i.idempotency_key = seen.idempotency_key and i.replayed_at is null;
          if not exists (select from private.idempotency_keys i where i.user_id = account.user_id and i.idempotency_key = seen.idempotency_key) then
            balance := private.reverse_call(account.user_id, seen.id, seen.created_at, seen.status, seen.reason);
          end if;
          continue;
        end if;
        payers[seen.n] := seen.paid_by;
        costs[seen.n] := seen.total_cost_usd;
        refusals[seen.n] := case when seen.response_status <> seen.status then seen.error_message end;
      end loop;
    end if;

    if account.first_at < now() - interval '1 hour' then
      insert into private.audit_touched (user_id, called_at) values (account.user_id, account.first_at);
    end if;

    spent := 0;
    cap_left := null;
    quota := null;
    quota_used := 0;
    quota_used_before := 0;
    from_wallet := '{}';
    tests := null;
    if account.priced then
      select s.spend_cap_usd - coalesce(m.spent_usd, 0) into cap_left
      from public.billing_settings s left join private.wallet_months m on m.user_id = s.user_id and m.month = private.current_month() where s.user_id = account.user_id;
      select b.* into period from private.billing_period(account.user_id, now()) b;
      if period.plan is not null then
        select s.natal_system, s.addons into own_system, own_addons from public.subscriptions s where s.user_id = account.user_id;
        select q.quota, q.used into quota, quota_used_before from public.quota_periods q
        where q.user_id = account.user_id and q.period_start = period.period_start and q.plan = period.plan and q.period_end = period.period_end for update;
        if not found then
          insert into public.quota_periods (user_id, period_start, period_end, plan, quota)
          values (account.user_id, period.period_start, period.period_end, period.plan, period.monthly_calls)
          on conflict (user_id, period_start) do update
          set plan = excluded.plan, period_end = excluded.period_end, quota = greatest(excluded.quota, quota_periods.used)
          returning quota_periods.quota, quota_periods.used into quota, quota_used_before;
        end if;
        quota_used := quota_used_before;
      end if;
    end if;

    for call in
      select c.*, p.unit_price_usd as price from unnest(account.calls) c left join public.price_list p on p.report_tier = c.tier order by c.n
    loop
      position := call.n;
      if not skipped[position] and call.charged then
        payer := null;
        refused_as := null;
        if call.is_test then
          if tests is null then
            tests := private.test_calls_today(account.user_id);
          end if;
          if tests < private.test_calls_max() then
            payer := 'test';
            tests := tests + 1;
          else
            refused_as := 'test_limit_reached';
          end if;
        elsif call.tier is null or call.price = 0 then
          payer := case when call.is_page and call.tier is null then 'page' else 'free' end;
        elsif call.price is null then
          raise exception 'price_list has no price for %', call.tier;
        else
          included := period.plan is not null and private.plan_includes(period.plan, own_addons, own_system, call.tier, call.minimum_plan, call.natal_system);
          if included and quota_used < quota then
            payer := 'quota';
          elsif balance - spent >= call.price then
            if cap_left is null or cap_left - spent >= call.price then
              payer := 'wallet';
            else
              refused_as := 'spend_cap_reached';
            end if;
          else
            refused_as := case when included then 'quota_exhausted' when period.plan is not null and call.tier <> 'report' then 'plan_does_not_include' else 'insufficient_balance' end;
          end if;
        end if;
        if call.is_app and payer in ('quota', 'wallet') and call.price > private.app_budget(call.api_key_id, call.created_at) then
          payer := null;
          refused_as := 'spend_cap_reached';
        end if;
        if payer is not null and call.idempotency_key is not null then
          insert into private.idempotency_keys (user_id, idempotency_key, request_hash, response_status, response_body)
          values (call.user_id, call.idempotency_key, decode(call.request_hash, 'hex'), call.status, call.stored_response)
          on conflict (user_id, idempotency_key) do update
          set request_hash = excluded.request_hash, response_status = excluded.response_status, response_body = excluded.response_body, created_at = now()
          where idempotency_keys.created_at <= now() - interval '24 hours';
          if not found then
            payer := null;
            refused_as := 'idempotency_in_progress';
          end if;
        end if;
        payers[position] := payer;
        refusals[position] := refused_as;
        if payer in ('quota', 'wallet') then
          prices[position] := call.price;
          if call.is_app then perform private.spend_app_budget(call.api_key_id, call.created_at, call.price); end if;
        end if;
        if payer = 'quota' then
          quota_used := quota_used + 1;
        elsif payer = 'wallet' then
          spent := spent + call.price;
          costs[position] := call.price;
          from_wallet := from_wallet || position;
        end if;
      end if;
      balances[position] := balance - spent;
      quotas_left[position] := quota - quota_used;
    end loop;

    if quota_used > quota_used_before then
      update public.quota_periods q set used = quota_used
      where q.user_id = account.user_id and q.period_start = period.period_start;
    end if;
    if spent > 0 then
      update public.user_credits w set balance_usd = balance - spent, last_updated = now() where w.user_id = account.user_id;
      insert into private.wallet_months as m (user_id, month, spent_usd) values (account.user_id, private.current_month(), spent)
      on conflict (user_id, month) do update set spent_usd = m.spent_usd + excluded.spent_usd;
      insert into public.credit_ledger (user_id, kind, amount_usd, balance_after_usd, calls)
      values (account.user_id, 'calls', -spent, balance - spent, cardinality(from_wallet)) returning id into entry;
      foreach position in array from_wallet loop
        ledger_ids[position] := entry;
      end loop;
    end if;
  end loop;

  return query select * from unnest(payers, prices, costs, balances, quotas_left, refusals, skipped, ledger_ids) with ordinality;
end
$$;

-- Books all calls in flight in one statement: decides how each is paid, writes the calls, their hourly sums and one ledger row per user, and returns
-- the outcome of each call in order of arrival. The caller answers after the commit. The arrays have an element for each call; those of test keys, apps
-- and Idempotency-Keys are null when no call has one. `requests` contains one JSON text per call, separated by the control character RS (U+001E), which no
-- JSON text contains unescaped. An empty text means none.
-- With `retried` the outcome of an earlier try is unknown: calls that are already booked are returned with their earlier outcome.
-- Locks are taken in user order, so batches of several nodes never deadlock.
-- Where every account can pay for all of its calls, all are decided together; else `private.pay_one_by_one` decides. A test holds that both are equal.
create function private.settle_calls(
  ids uuid[], times timestamptz[], users uuid[], keys uuid[], request_ids text[], methods text[], paths text[], statuses integer[], request_types text[], tiers text[],
  minimum_plans text[], natal_systems text[], charged boolean[], pages boolean[], processing_ms numeric[], errors text[], crc32s bigint[], requests text,
  test_keys boolean[], app_keys boolean[], idempotency_keys text[], request_hashes text[], stored_responses text[], retried boolean)
returns table (n bigint, paid_by text, cost_usd numeric, balance_usd numeric, quota_left integer, refusal text)
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  is_ordinary boolean := not retried and test_keys is null and app_keys is null and idempotency_keys is null;
  accounts uuid[];
  wallets numeric[];
  payers text[];
  prices numeric[];
  costs numeric[];
  balances numeric[];
  quotas_left integer[];
  periods timestamptz[];
  refusals text[];
  known boolean[];
  ledger_ids bigint[];
begin
  -- Durable whatever the server's default is, and no endless wait. Not settings of the connection: a pooler would refuse or lose them.
  perform set_config('theia.metering', 'on', true), set_config('synchronous_commit', 'on', true), set_config('lock_timeout', '3s', true), set_config('jit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true);
  -- The log has no foreign key, so the lock on the user keeps it from being deleted while calls are booked.
  select array_agg(l.id), array_agg(l.balance_usd) into accounts, wallets from (
    select u.id, w.balance_usd from auth.users u join public.user_credits w on w.user_id = u.id
    where u.id = any (users) order by u.id for key share of u for update of w) l;

  if is_ordinary then
    with accounts as materialized (
      select a.user_id, a.balance, s.spend_cap_usd - coalesce(m.spent_usd, 0) as cap_left, b.plan, b.period_start, p.addons, p.natal_system, q.quota, q.used
      from unnest(accounts, wallets) a (user_id, balance)
      left join public.billing_settings s on s.user_id = a.user_id
      left join private.wallet_months m on m.user_id = a.user_id and m.month = private.current_month()
      left join lateral private.billing_period(a.user_id, now()) b on true
      left join public.subscriptions p on p.user_id = a.user_id
      left join public.quota_periods q on q.user_id = a.user_id and q.period_start = b.period_start and q.plan = b.plan and q.period_end = b.period_end
    ), calls as (
      select c.n, c.user_id, c.charged, c.tier, c.is_page, a.balance, a.cap_left, a.period_start, a.quota - a.used as quota_left, l.unit_price_usd as price,
             c.charged and c.tier is not null as is_priced,
             (c.charged and a.plan is not null and l.unit_price_usd > 0 and private.plan_includes(a.plan, a.addons, a.natal_system, c.tier, c.minimum_plan, c.natal_system)) is true as is_included,
             a.user_id is not null and c.at >= now() - interval '1 hour' and (not c.charged or c.tier is null or l.unit_price_usd is not null and (a.plan is null or a.quota is not null)) as is_ordinary
      from unnest(users, times, tiers, minimum_plans, natal_systems, charged, pages) with ordinality c (user_id, at, tier, minimum_plan, natal_system, charged, is_page, n)
      left join accounts a on a.user_id = c.user_id
      left join public.price_list l on l.report_tier = c.tier
    ), counted as (
      select c.*, least(count(*) filter (where c.is_included) over running, c.quota_left) as quota_used, bool_or(c.is_priced) over (partition by c.user_id) as asks_quota,
             c.is_included and count(*) filter (where c.is_included) over running <= c.quota_left as is_in_quota
      from calls c window running as (partition by c.user_id order by c.n)
    ), paid as (
      select c.*, not c.is_in_quota and c.is_priced and c.price > 0 as is_from_wallet,
             coalesce(sum(c.price) filter (where not c.is_in_quota and c.is_priced) over (partition by c.user_id order by c.n), 0) as spent
      from counted c
    )
    select bool_and(c.is_ordinary and (c.spent = 0 or c.spent <= least(c.balance, c.cap_left))),
           array_agg(case when not c.charged then null when c.is_in_quota then 'quota' when c.is_from_wallet then 'wallet' when c.is_page and c.tier is null then 'page' else 'free' end order by c.n),
           array_agg(case when c.is_in_quota or c.is_from_wallet then c.price else 0 end order by c.n),
           array_agg(case when c.is_from_wallet then c.price else 0 end order by c.n),
           array_agg(c.balance - c.spent order by c.n),
           array_agg(case when c.asks_quota then c.quota_left - c.quota_used end order by c.n),
           array_agg(case when c.is_in_quota then c.period_start end order by c.n)
    into is_ordinary, payers, prices, costs, balances, quotas_left, periods
    from paid c;
  end if;

  if not is_ordinary then
    select array_agg(d.paid_by order by d.n), array_agg(d.price_usd order by d.n), array_agg(d.cost_usd order by d.n), array_agg(d.balance_usd order by d.n),
           array_agg(d.quota_left order by d.n), array_agg(d.refusal order by d.n), array_agg(d.is_booked order by d.n), array_agg(d.ledger_id order by d.n)
    into payers, prices, costs, balances, quotas_left, refusals, known, ledger_ids
    from private.pay_one_by_one(array(
      select (c.n, c.id, c.at, c.user_id, c.key, c.status, c.tier, c.minimum_plan, c.natal_system, c.charged, c.error, c.idempotency_key, c.request_hash, c.stored_response, c.is_test, c.is_app, c.is_page)::private.metered_call
      from unnest(ids, times, users, keys, statuses, tiers, minimum_plans, natal_systems, charged, errors, idempotency_keys, request_hashes, stored_responses, test_keys, app_keys, pages)
        with ordinality c (id, at, user_id, key, status, tier, minimum_plan, natal_system, charged, error, idempotency_key, request_hash, stored_response, is_test, is_app, is_page, n)), retried) d;
  else
    if 'quota' = any (payers) then
      update public.quota_periods q set used = q.used + c.calls
      from (select u.user_id, u.period_start, count(*) as calls from unnest(users, periods) u (user_id, period_start) where u.period_start is not null group by 1, 2) c
      where q.user_id = c.user_id and q.period_start = c.period_start;
    end if;
    if 'wallet' = any (payers) then
      with spent as (
        select c.user_id, sum(c.cost) as usd, count(*)::integer as calls from unnest(users, payers, costs) c (user_id, payer, cost) where c.payer = 'wallet' group by 1
      ), wallets as (
        update public.user_credits w set balance_usd = w.balance_usd - s.usd, last_updated = now() from spent s where w.user_id = s.user_id
        returning w.user_id, w.balance_usd, s.usd, s.calls
      ), months as (
        insert into private.wallet_months as m (user_id, month, spent_usd) select s.user_id, private.current_month(), s.usd from spent s
        on conflict (user_id, month) do update set spent_usd = m.spent_usd + excluded.spent_usd
      ), entries as (
        insert into public.credit_ledger (user_id, kind, amount_usd, balance_after_usd, calls)
        select w.user_id, 'calls', -w.usd, w.balance_usd, w.calls from wallets w returning id, user_id
      )
      select array_agg(e.id order by c.n) into ledger_ids
      from unnest(users, payers) with ordinality c (user_id, payer, n) left join entries e on e.user_id = c.user_id and c.payer = 'wallet';
    end if;
  end if;

  with booked as (
    insert into private.calls
      (id, created_at, user_id, api_key_id, request_id, method, path, response_status, request_type, report_tier, processing_time_ms, request_payload, response_crc32, error_message,
       paid_by, unit_price_usd, total_cost_usd, ledger_id)
    select c.id, c.at, c.user_id, c.key, c.request_id, c.method, c.path,
           case when c.refusal is null then c.status else case c.refusal when 'plan_does_not_include' then 403 when 'idempotency_in_progress' then 409 when 'test_limit_reached' then 429 else 402 end end,
           c.request_type, c.tier, c.ms, nullif(c.request, '')::json, case when c.refusal is null then c.crc32 end, coalesce(c.refusal, c.error),
           c.payer, c.price, c.cost, c.ledger_id
    from unnest(ids, times, users, keys, request_ids, methods, paths, statuses, request_types, tiers, processing_ms, errors, crc32s, string_to_array(requests, e'\x1e'), refusals, known,
      payers, prices, costs, ledger_ids)
      c (id, at, user_id, key, request_id, method, path, status, request_type, tier, ms, error, crc32, request, refusal, is_booked, payer, price, cost, ledger_id)
    where c.is_booked is not true
    returning user_id, created_at, report_tier, paid_by, api_key_id, total_cost_usd
  )
  insert into private.usage_hours as h (user_id, hour, product, paid_by, api_key_id, calls, cost_usd)
  select b.user_id, private.hour_of(b.created_at), coalesce(b.report_tier, 'free'), b.paid_by, private.key_or_none(b.api_key_id), count(*), sum(b.total_cost_usd)
  from booked b where b.paid_by is not null group by 1, 2, 3, 4, 5
  on conflict (user_id, hour, product, paid_by, api_key_id) do update set calls = h.calls + excluded.calls, cost_usd = h.cost_usd + excluded.cost_usd;

  return query select c.n, c.payer, c.cost, c.balance, c.quota_left, c.refusal
    from unnest(payers, costs, balances, quotas_left, refusals) with ordinality c (payer, cost, balance, quota_left, refusal, n);
end
$$;
