import type { Sql } from '../../database/database.ts';

export interface LeasedTopup {
  readonly id: string;
  readonly userId: string;
  readonly amountUsd: string;
  readonly attempts: number;
  readonly requestedAt: Date;
  /** The customer at Stripe; null when it no longer exists, and then there is no card either. */
  readonly customer: string | null;
  readonly paymentMethod: string | null;
  /** True if an earlier process started it and did not record an outcome. */
  readonly resumed: boolean;
}

/** Longer than a call to Stripe with all its retries can take. After that, the node that leased it must have died. */
const LEASE_SECONDS = 120;

/**
 * Leases the next due request to this node. A request that was not started is cancelled when it is no longer wanted: switched off, no
 * card, or the balance is high enough again. A started request is always finished, because it may have been charged.
 */
export async function leaseTopup(sql: Sql): Promise<LeasedTopup | null> {
  await sql`
    update public.topup_queue q set status = 'failed', processed_at = now(), message = case when c.balance_usd >= s.auto_topup_threshold_usd then 'Not needed any more' else 'Automatic top-up was switched off' end
    from public.billing_settings s, public.user_credits c
    where q.status = 'pending' and s.user_id = q.user_id and c.user_id = q.user_id
      and (not s.auto_topup or c.balance_usd >= s.auto_topup_threshold_usd or not exists (select from public.payment_method m where m.user_id = q.user_id and m.active))`;
  const [leased] = await sql<LeasedTopup[]>`
    with due as (
      select q.id, q.status = 'processing' as resumed, case when q.status = 'processing' then q.stripe_payment_method_id end as begun_with
      from public.topup_queue q
      where q.next_attempt_at <= now() and (q.status = 'processing' or (q.status = 'pending' and exists (
        select from public.billing_settings s join public.user_credits c using (user_id) join public.payment_method m using (user_id)
        where s.user_id = q.user_id and s.auto_topup and c.balance_usd < s.auto_topup_threshold_usd and m.active)))
      order by q.next_attempt_at limit 1 for update of q skip locked
    )
    update public.topup_queue q
    set status = 'processing', next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS}),
        stripe_payment_method_id = coalesce(due.begun_with, (select m.stripe_payment_method_id from public.payment_method m where m.user_id = q.user_id and m.active order by m.ts desc limit 1))
    from due, public.subscriptions a
    where q.id = due.id and a.user_id = q.user_id
    returning q.id, q.user_id as "userId", q.amount_usd::text as "amountUsd", q.attempts, q.requested_at as "requestedAt", coalesce(a.stripe_customer_id, a.former_customer_id) as customer, q.stripe_payment_method_id as "paymentMethod", due.resumed`;
  return leased ?? null;
}
