import type { Transaction } from '../database.ts';
import { type Scope, scopeSql } from './scope.ts';

/** A difference, and whose books it is in; null when they have no owner. */
export interface Difference {
  readonly userId: string | null;
  readonly difference: string;
}

/** Recomputes balances, charges, months, quotas and hours of usage from the rows of a scope that must add up to them. */
export async function auditBooks(transaction: Transaction, scope: Scope): Promise<readonly Difference[]> {
  const { users, ledger, calls, callsNearby, hours, sums } = scopeSql(transaction, scope);
  return transaction<Difference[]>`
    with ledger as not materialized (select * from public.credit_ledger where ${ledger}),
         usage as not materialized (select * from public.api_usage where ${calls}),
         logged as not materialized (select * from private.calls where ${calls}),
         sums as materialized (select * from private.audit_sums where ${sums}),
         counted as materialized (
           select user_id, private.hour_of(created_at) as hour, coalesce(report_tier, 'free') as product, paid_by, private.key_or_none(api_key_id) as key, count(*) as calls, sum(total_cost_usd) as cost_usd
           from usage group by 1, 2, 3, 4, 5)

    select c.user_id as "userId", format('The balance of %s is %s USD, but its ledger sums to %s USD', c.user_id, c.balance_usd, coalesce(s.ledger_usd, 0) + coalesce(l.total, 0)) as difference
    from (select * from public.user_credits where ${users}) c
    left join sums s using (user_id)
    left join (select user_id, sum(amount_usd) as total from ledger group by user_id) l using (user_id)
    where c.balance_usd <> coalesce(s.ledger_usd, 0) + coalesce(l.total, 0)

    union all
    select l.user_id, format('The account %s has ledger rows but no wallet', l.user_id)
    from (select distinct user_id from ledger where user_id is not null) l where not exists (select from public.user_credits c where c.user_id = l.user_id)

    union all
    select user_id, format('The ledger row %s says a balance of %s USD, but the rows up to it sum to %s USD', id, balance_after_usd, running)
    from (
      select l.user_id, l.id, l.balance_after_usd, coalesce(s.ledger_usd, 0) + sum(l.amount_usd) over (partition by l.user_id order by l.id) as running
      from ledger l left join sums s on s.user_id = l.user_id where l.user_id is not null
    ) l
    where balance_after_usd <> running

    union all
    select l.user_id, format('The ledger row %s takes %s USD for %s calls, but %s calls for %s USD belong to it', l.id, -l.amount_usd, l.calls, coalesce(u.calls, 0) + coalesce(r.calls, 0), coalesce(u.cost, 0) + coalesce(r.given, 0))
    from ledger l
    left join (select ledger_id, count(*) as calls, sum(total_cost_usd) as cost from public.api_usage where ledger_id is not null and ${callsNearby} group by ledger_id) u on u.ledger_id = l.id
    left join (select reverses_id, sum(calls) as calls, sum(amount_usd) as given from ledger where reverses_id is not null group by reverses_id) r on r.reverses_id = l.id
    where l.user_id is not null
      and case
        when l.kind = 'calls' then -l.amount_usd <> coalesce(u.cost, 0) + coalesce(r.given, 0) or l.calls <> coalesce(u.calls, 0) + coalesce(r.calls, 0)
        when l.reverses_id is not null then l.calls <> 1 or u.calls is not null
        else l.calls <> 0 or u.calls is not null
      end

    union all
    select u.user_id, format('The call %s is charged to the account %s, but its ledger row %s is of %s', u.translator_log_id, u.user_id, l.id, coalesce(l.user_id::text, 'nobody'))
    from usage u join public.credit_ledger l on l.id = u.ledger_id where l.user_id is distinct from u.user_id

    union all
    select u.user_id, format('The call %s cost %s USD, which is not what %s pays at %s USD', u.translator_log_id, u.total_cost_usd, u.paid_by, u.unit_price_usd)
    from usage u where u.total_cost_usd <> case u.paid_by when 'wallet' then u.unit_price_usd else 0 end

    union all
    select u.user_id, format('The call %s was made with a %s key, but is paid by %s', u.translator_log_id, case when k.is_test then 'test' else 'live' end, u.paid_by)
    from usage u join private.api_keys k on k.id = u.api_key_id where k.is_test <> (u.paid_by = 'test')

    union all
    select user_id, format('The call %s is charged to %s, but logged with status %s', id, paid_by, response_status)
    from logged where paid_by is not null and response_status not between 200 and 299

    union all
    select user_id, format('The call %s was answered with status %s, but it was not charged', id, response_status)
    from logged where paid_by is null and response_status between 200 and 299 and report_tier is not null

    union all
    select coalesce(m.user_id, l.user_id), format('The wallet of %s is said to have paid %s USD for calls in %s, but its ledger says %s USD', coalesce(m.user_id, l.user_id), coalesce(m.spent_usd, 0), to_char(coalesce(m.month, l.month), 'YYYY-MM'), coalesce(l.spent, 0))
    from (select * from private.wallet_months where ${users}) m
    full join (
      select user_id, month, sum(spent) as spent
      from (
        select user_id, date_trunc('month', created_at at time zone 'utc')::date as month, -amount_usd as spent from ledger where kind = 'calls' and user_id is not null
        union all
        select c.user_id, date_trunc('month', c.created_at at time zone 'utc')::date, -r.amount_usd
        from ledger r join public.credit_ledger c on c.id = r.reverses_id where c.kind = 'calls' and c.user_id is not null
        union all
        select s.user_id, e.key::date, e.value::numeric from sums s, jsonb_each_text(s.months) e
      ) parts group by 1, 2
    ) l on l.user_id = m.user_id and l.month = m.month
    where coalesce(m.spent_usd, 0) <> coalesce(l.spent, 0)

    union all
    select coalesce(q.user_id, u.user_id), format('The quotas of %s count %s calls, but %s calls were paid from them', coalesce(q.user_id, u.user_id), coalesce(q.used, 0), coalesce(u.calls, 0))
    from (select user_id, sum(used) as used from public.quota_periods where ${users} group by user_id) q
    full join (
      select user_id, sum(calls) as calls
      from (select user_id, calls from counted where paid_by = 'quota' union all select user_id, quota_calls from sums) parts group by 1
    ) u on u.user_id = q.user_id
    where coalesce(q.used, 0) <> coalesce(u.calls, 0)

    union all
    select coalesce(h.user_id, u.user_id), format('The usage of %s counts %s calls for %s USD of %s paid by %s in the hour of %s, but its calls are %s for %s USD', coalesce(h.user_id, u.user_id), coalesce(h.calls, 0), coalesce(h.cost_usd, 0),
                  coalesce(h.product, u.product), coalesce(h.paid_by, u.paid_by), to_char(coalesce(h.hour, u.hour) at time zone 'utc', 'YYYY-MM-DD HH24:MI'), coalesce(u.calls, 0), coalesce(u.cost_usd, 0))
    from (select * from private.usage_hours where ${hours}) h
    full join counted u on u.user_id = h.user_id and u.hour = h.hour and u.product = h.product and u.paid_by = h.paid_by and u.key = h.api_key_id
    where coalesce(h.calls, 0) <> coalesce(u.calls, 0) or coalesce(h.cost_usd, 0) <> coalesce(u.cost_usd, 0)`;
}

/** How many rows a scope has. */
export async function countRows(
  transaction: Transaction,
  scope: Scope,
): Promise<{ readonly wallets: number; readonly ledgerRows: number; readonly usageRows: number }> {
  const { users, ledger, calls } = scopeSql(transaction, scope);
  const [counted] = await transaction<{ wallets: number; ledgerRows: number; usageRows: number }[]>`
    select (select count(*) from public.user_credits where ${users})::float8 as wallets,
           (select count(*) from public.credit_ledger where ${ledger})::float8 as "ledgerRows",
           (select count(*) from public.api_usage where ${calls})::float8 as "usageRows"`;
  return counted!;
}

/** Compares payments, take-backs and automatic top-ups with the ledger. */
export async function auditPayments(transaction: Transaction): Promise<readonly string[]> {
  const differences = await transaction<{ difference: string }[]>`
    select format('The payment %s of %s cents is %s, but the ledger has %s USD from it', coalesce(t.stripe_payment_intent_id, t.id::text), t.amount_cents, t.status, coalesce(l.amount_usd, 0)) as difference
    from public.topup_logs t left join public.credit_ledger l on l.source = 'payment:' || t.stripe_payment_intent_id
    where coalesce(l.amount_usd, 0) <> case when t.status in ('pending', 'failed', 'requires_action') then 0 else (t.amount_cents - t.tax_cents) / 100.0 end
       or (l.id is not null and (l.kind <> 'topup' or (l.user_id is not null and t.user_id is not null and l.user_id <> t.user_id)))

    union all
    select format('The ledger row %s has %s USD from %s, but there is no such payment', l.id, l.amount_usd, l.source)
    from public.credit_ledger l where l.kind <> 'calls' and l.source like 'payment:%' and not exists (select from public.topup_logs t where 'payment:' || t.stripe_payment_intent_id = l.source)

    union all
    select format('Of the payment %s %s USD are said to be taken back by %s, but the ledger has %s USD', b.payment, b.taken, b.kind, -b.booked)
    from (
      select coalesce(t.payment_intent, t.source) as payment, t.kind, sum(case when t.reversed_at is null then t.taken_usd else 0 end) as taken, sum(coalesce(l.booked, 0)) as booked
      from private.take_backs t
      left join (select regexp_replace(source, ':[^:]+$', '') as source, sum(amount_usd) as booked from public.credit_ledger where kind <> 'calls' and kind in ('refund', 'dispute') and reverses_id is null group by 1) l using (source)
      group by 1, 2
    ) b where b.taken <> -b.booked

    union all
    select format('The ledger row %s takes or gives %s USD as %s, but nothing was taken back', l.id, l.amount_usd, coalesce(l.source, 'of no source'))
    from public.credit_ledger l
    where l.kind <> 'calls' and l.kind in ('refund', 'dispute') and l.reverses_id is null and not exists (select from private.take_backs t where t.source = regexp_replace(l.source, ':[^:]+$', ''))

    union all
    select format('Of the payment %s %s cents are said to be refunded, but its refunds are %s cents', t.stripe_payment_intent_id, t.refunded_cents, coalesce(b.cents, 0))
    from public.topup_logs t
    left join (select payment_intent, (sum(amount_usd + tax_usd) * 100)::bigint as cents from private.take_backs where kind = 'refund' and reversed_at is null group by 1) b on b.payment_intent = t.stripe_payment_intent_id
    where t.user_id is not null and t.refunded_cents <> least(t.amount_cents, coalesce(b.cents, 0))

    union all
    select format('The ledgers of deleted accounts sum to %s USD, and nothing of them may be left', sum(l.amount_usd))
    from public.credit_ledger l where l.user_id is null having sum(l.amount_usd) <> 0

    union all
    select format('Of the deleted account %s %s USD of unused credit were closed and %s cents refunded, but the ledger has %s USD', d.id, d.credit_usd, coalesce(r.credit_cents, 0), -coalesce(l.amount_usd, 0))
    from private.account_deletions d
    left join (select deletion, sum(cents) as cents, sum(credit_cents) as credit_cents from private.credit_refunds where cents is not null and failed_at is null group by 1) r on r.deletion = d.id
    left join (select split_part(source, ':', 2) as deletion, sum(amount_usd) as amount_usd from public.credit_ledger where kind <> 'calls' and kind = 'closing' group by 1) l on l.deletion = d.id::text
    where d.credit_usd - coalesce(r.credit_cents, 0) / 100.0 <> -coalesce(l.amount_usd, 0) or coalesce(r.cents, 0) > d.refund_cents

    union all
    select format('The automatic top-up %s of %s USD is completed, but no payment of that amount is its own', q.id, q.amount_usd)
    from public.topup_queue q
    where q.status = 'completed'
      and not exists (select from public.topup_logs t where t.stripe_payment_intent_id = q.stripe_payment_intent_id and t.user_id = q.user_id and t.amount_cents - t.tax_cents = q.amount_usd * 100 and t.status not in ('pending', 'failed'))

    union all
    select format('The payment %s completed %s automatic top-ups', stripe_payment_intent_id, count(*))
    from public.topup_queue where status = 'completed' and stripe_payment_intent_id is not null group by stripe_payment_intent_id having count(*) > 1

    union all
    select format('The payment %s was an automatic top-up, but no request of its account asked for it', t.stripe_payment_intent_id)
    from public.topup_logs t
    where t.kind = 'auto' and t.user_id is not null and t.status not in ('pending', 'failed', 'requires_action')
      and not exists (select from public.topup_queue q where q.status = 'completed' and q.stripe_payment_intent_id = t.stripe_payment_intent_id and q.user_id = t.user_id)`;
  return differences.map((row) => row.difference);
}
