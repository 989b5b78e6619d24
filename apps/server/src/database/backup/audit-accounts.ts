import type { Sql, Transaction } from '../database.ts';

export interface Audit {
  readonly checked: { readonly wallets: number; readonly ledgerRows: number; readonly usageRows: number };
  /** One sentence for each thing that does not agree; none when all is well. */
  readonly differences: readonly string[];
}

/** Recomputes every balance, charge and quota from the rows they must be the sum of, all at one instant. */
export function auditAccounts(sql: Sql): Promise<Audit> {
  return sql.begin('isolation level repeatable read read only', (transaction) => auditWithin(transaction));
}

/** The same inside a transaction of the caller. */
export async function auditWithin(transaction: Transaction): Promise<Audit> {
  const [checked] = await transaction<Audit['checked'][]>`
    select (select count(*)::int from public.user_credits) as wallets, (select count(*)::int from public.credit_ledger) as "ledgerRows", (select count(*)::int from public.api_usage) as "usageRows"`;
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
    select format('The ledger row %s takes %s USD for %s calls, but %s calls for %s USD belong to it', l.id, -l.amount_usd, l.calls, coalesce(u.calls, 0), coalesce(u.cost, 0))
    from public.credit_ledger l
    left join (select ledger_id, count(*) as calls, sum(total_cost_usd) as cost from public.api_usage where ledger_id is not null group by ledger_id) u on u.ledger_id = l.id
    where l.user_id is not null
      and case when l.kind = 'calls' then -l.amount_usd <> coalesce(u.cost, 0) or l.calls <> coalesce(u.calls, 0) else l.calls <> 0 or u.calls is not null end

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
    select format('The quotas of %s count %s calls, but %s calls were paid from them', coalesce(q.user_id, u.user_id), coalesce(q.used, 0), coalesce(u.calls, 0))
    from (select user_id, sum(used) as used from public.quota_periods group by user_id) q
    full join (select user_id, count(*) as calls from public.api_usage where paid_by = 'quota' group by user_id) u on u.user_id = q.user_id
    where coalesce(q.used, 0) <> coalesce(u.calls, 0)`;
  return { checked: checked ?? { wallets: 0, ledgerRows: 0, usageRows: 0 }, differences: differences.map((row) => row.difference) };
}
