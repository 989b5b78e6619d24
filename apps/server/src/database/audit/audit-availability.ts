import type { Transaction } from '../database.ts';

/** One sentence per credit for missed availability that is not in the ledger as it was listed, and per such ledger row that was never listed. */
export async function auditAvailability(transaction: Transaction): Promise<readonly string[]> {
  const rows = await transaction<{ difference: string }[]>`
    select format('The availability credit %s of %s for %s is %s USD, but the ledger has %s USD', c.id, c.user_id, to_char(c.month, 'YYYY-MM'), case when c.booked_at is null then 0 else c.credit_usd end, coalesce(l.amount_usd, 0)) as difference
    from private.availability_credits c left join public.credit_ledger l on l.source = 'availability:' || c.id
    where coalesce(l.amount_usd, 0) <> case when c.booked_at is null then 0 else c.credit_usd end or (l.id is not null and (l.user_id is distinct from c.user_id or l.kind <> 'credit'))
    union all
    select format('The ledger row %s credits %s USD for availability, but no such credit is listed', l.id, l.amount_usd)
    from public.credit_ledger l where l.kind <> 'calls' and l.source like 'availability:%' and l.user_id is not null
      and not exists (select from private.availability_credits c where 'availability:' || c.id = l.source)
    union all
    select format('%s credits of %s are not booked, but the month is closed', count(*), to_char(m.month, 'YYYY-MM'))
    from private.availability_credits c join private.service_months m using (month) where m.state <> 'crediting' and c.booked_at is null group by m.month`;
  return rows.map(({ difference }) => difference);
}
