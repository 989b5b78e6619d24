import type { Transaction } from '../database.ts';

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
