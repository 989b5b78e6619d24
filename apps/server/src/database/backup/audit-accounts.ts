import type { Sql, Transaction } from '../database.ts';
import { auditAvailability } from './audit-availability.ts';
import { auditPayments } from './audit-payments.ts';

export interface Audit {
  readonly checked: { readonly wallets: number; readonly ledgerRows: number; readonly usageRows: number };
  /** One sentence per difference; empty when all books agree. */
  readonly differences: readonly string[];
}

/** Recomputes every balance, charge, quota and payment from the rows that must add up to it, all in one snapshot. */
export function auditAccounts(sql: Sql): Promise<Audit> {
  return sql.begin('isolation level repeatable read read only', (transaction) => auditWithin(transaction));
}

/** Like `auditAccounts`, inside the caller's transaction. */
export async function auditWithin(transaction: Transaction): Promise<Audit> {
  const [checked] = await transaction<Audit['checked'][]>`
    select (select count(*)::float8 from public.user_credits) as wallets, (select count(*)::float8 from public.credit_ledger) as "ledgerRows", (select count(*)::float8 from public.api_usage) as "usageRows"`;
  const differences = await transaction<{ difference: string }[]>`
    select format('The balance of %s is %s USD, but its ledger sums to %s USD', c.user_id, c.balance_usd, coalesce(l.total, 0)) as difference
    from public.user_credits c left join (select user_id, sum(amount_usd) as total from public.credit_ledger group by user_id) l using (user_id)
    where c.balance_usd <> coalesce(l.total, 0)

    union all
    select format('The account %s has ledger rows but no wallet', l.user_id)
    from (select distinct user_id from public.credit_ledger where user_id is not null) l where not exists (select from public.user_credits c where c.user_id = l.user_id)

    union all
    select format('The ledger row %s says a balance of %s USD, but the rows up to it sum to %s USD', id, balance_after_usd, running)
    from (select id, balance_after_usd, sum(amount_usd) over (partition by user_id order by id) as running from public.credit_ledger where user_id is not null) l
    where balance_after_usd <> running

    union all
    select format('The ledger row %s takes %s USD for %s calls, but %s calls for %s USD belong to it', l.id, -l.amount_usd, l.calls, coalesce(u.calls, 0) + coalesce(r.calls, 0), coalesce(u.cost, 0) + coalesce(r.given, 0))
    from public.credit_ledger l
    left join (select ledger_id, count(*) as calls, sum(total_cost_usd) as cost from public.api_usage where ledger_id is not null group by ledger_id) u on u.ledger_id = l.id
    left join (select reverses_id, sum(calls) as calls, sum(amount_usd) as given from public.credit_ledger where reverses_id is not null group by reverses_id) r on r.reverses_id = l.id
    where l.user_id is not null
      and case
        when l.kind = 'calls' then -l.amount_usd <> coalesce(u.cost, 0) + coalesce(r.given, 0) or l.calls <> coalesce(u.calls, 0) + coalesce(r.calls, 0)
        when l.reverses_id is not null then l.calls <> 1 or u.calls is not null
        else l.calls <> 0 or u.calls is not null
      end

    union all
    select format('The call %s is charged to the account %s, but its ledger row %s is of %s', u.translator_log_id, u.user_id, l.id, coalesce(l.user_id::text, 'nobody'))
    from public.api_usage u join public.credit_ledger l on l.id = u.ledger_id where l.user_id is distinct from u.user_id

    union all
    select format('The call %s cost %s USD, which is not what %s pays at %s USD', u.translator_log_id, u.total_cost_usd, u.paid_by, u.unit_price_usd)
    from public.api_usage u where u.total_cost_usd <> case u.paid_by when 'wallet' then u.unit_price_usd else 0 end

    union all
    select format('The call %s is charged to the account %s, but logged for %s', u.translator_log_id, u.user_id, l.user_id)
    from public.api_usage u join public.translator_logs l on l.id = u.translator_log_id and l.created_at = u.created_at where l.user_id <> u.user_id

    union all
    select format('The call %s is charged to %s, but logged with status %s', u.translator_log_id, u.paid_by, l.response_status)
    from public.api_usage u join public.translator_logs l on l.id = u.translator_log_id and l.created_at = u.created_at where l.response_status not between 200 and 299

    union all
    select format('The call %s was answered with status %s, but nobody paid for it', l.id, l.response_status)
    from public.translator_logs l where l.response_status between 200 and 299 and l.report_tier is not null
      and not exists (select from public.api_usage u where u.translator_log_id = l.id and u.created_at = l.created_at)

    union all
    select format('The wallet of %s is said to have paid %s USD for calls in %s, but its ledger says %s USD', coalesce(m.user_id, l.user_id), coalesce(m.spent_usd, 0), to_char(coalesce(m.month, l.month), 'YYYY-MM'), coalesce(l.spent, 0))
    from private.wallet_months m
    full join (
      select c.user_id, date_trunc('month', c.created_at at time zone 'utc')::date as month, sum(-c.amount_usd - coalesce(r.given, 0)) as spent
      from public.credit_ledger c left join (select reverses_id, sum(amount_usd) as given from public.credit_ledger where reverses_id is not null group by reverses_id) r on r.reverses_id = c.id
      where c.kind = 'calls' and c.user_id is not null group by 1, 2
    ) l on l.user_id = m.user_id and l.month = m.month
    where coalesce(m.spent_usd, 0) <> coalesce(l.spent, 0)

    union all
    select format('The quotas of %s count %s calls, but %s calls were paid from them', coalesce(q.user_id, u.user_id), coalesce(q.used, 0), coalesce(u.calls, 0))
    from (select user_id, sum(used) as used from public.quota_periods group by user_id) q
    full join (select user_id, count(*) as calls from public.api_usage where paid_by = 'quota' group by user_id) u on u.user_id = q.user_id
    where coalesce(q.used, 0) <> coalesce(u.calls, 0)

    union all
    select format('The usage of %s counts %s calls for %s USD of %s paid by %s in the hour of %s, but its calls are %s for %s USD', coalesce(h.user_id, u.user_id), coalesce(h.calls, 0), coalesce(h.cost_usd, 0),
                  coalesce(h.product, u.product), coalesce(h.paid_by, u.paid_by), to_char(coalesce(h.hour, u.hour) at time zone 'utc', 'YYYY-MM-DD HH24:MI'), coalesce(u.calls, 0), coalesce(u.cost_usd, 0))
    from private.usage_hours h
    full join (
      select user_id, private.hour_of(created_at) as hour, coalesce(report_tier, 'free') as product, paid_by, count(*) as calls, sum(total_cost_usd) as cost_usd
      from public.api_usage group by 1, 2, 3, 4
    ) u on u.user_id = h.user_id and u.hour = h.hour and u.product = h.product and u.paid_by = h.paid_by
    where coalesce(h.calls, 0) <> coalesce(u.calls, 0) or coalesce(h.cost_usd, 0) <> coalesce(u.cost_usd, 0)`;
  const payments = await auditPayments(transaction);
  const credits = await auditAvailability(transaction);
  return {
    checked: checked ?? { wallets: 0, ledgerRows: 0, usageRows: 0 },
    differences: [...differences.map((row) => row.difference), ...payments, ...credits],
  };
}
