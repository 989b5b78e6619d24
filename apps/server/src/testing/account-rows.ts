import { randomUUID } from 'node:crypto';
import type { Sql } from '../database/database.ts';

/** Inserts a row in every table with user data: a credit, a paid call, a call from the quota, a top-up and its request, a card. */
export async function fillAccount(sql: Sql, userId: string) {
  const logId = randomUUID();
  const quotaLogId = randomUUID();
  const topupId = randomUUID();
  const paymentMethodId = `pm_${randomUUID()}`;
  await sql.begin(async (tx) => {
    await tx`select private.book_credit(${userId}, 'credit', 12.3400, 'a gift', ${`test:${logId}`})`;
    await tx`update public.user_credits set balance_usd = balance_usd - 0.0020 where user_id = ${userId}`;
    const [entry] = await tx<{ id: string }[]>`
      insert into public.credit_ledger (user_id, kind, amount_usd, balance_after_usd, calls)
      select ${userId}, 'calls', -0.0020, balance_usd, 1 from public.user_credits where user_id = ${userId} returning id`;
    await tx`insert into private.wallet_months (user_id, month, spent_usd) values (${userId}, private.current_month(), 0.0020)`;
    const [period] = await tx<{ period_start: Date }[]>`
      insert into public.quota_periods (user_id, period_start, period_end, plan, quota, used)
      select ${userId}, period_start, period_end, plan, monthly_calls, 1 from private.billing_period(${userId}, now()) returning period_start`;
    for (const [id, tier, paidBy, price, ledgerId] of [
      [logId, 'natal', 'wallet', '0.0020', entry?.id ?? null],
      [quotaLogId, 'positions', 'quota', '0.0010', null],
    ] as const) {
      await tx`
        insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, request_type, report_tier, processing_time_ms, request_payload,
          paid_by, unit_price_usd, total_cost_usd, ledger_id)
        values (${id}, now() + ${paidBy === 'wallet' ? '1 ms' : '0 ms'}::interval, ${userId}, ${`req_${id}`}, 'POST', '/swiss/natal', 200, ${tier}, ${tier}, 1.234, '{"birth_date":"1990-01-01"}',
          ${paidBy}, ${price}, ${paidBy === 'wallet' ? price : '0'}, ${ledgerId})`;
    }
    await tx`select private.recount_usage_hours(${userId})`;
    await tx`insert into public.saved_views (user_id, name, query) values (${userId}, 'All failures', 'status=failed')`;
    await tx`insert into public.dismissed (user_id, name) values (${userId}, 'first-call')`;
    await tx`insert into public.topup_queue (id, user_id, amount_usd) values (${topupId}, ${userId}, 50)`;
    await tx`insert into public.topup_logs (user_id, amount_cents, status) values (${userId}, 5000, 'failed')`;
    await tx`insert into public.payment_method (user_id, stripe_payment_method_id, card_last4, card_brand, exp_month, exp_year) values (${userId}, ${paymentMethodId}, '4242', 'visa', 12, 2030)`;
    return period;
  });
  return { logId, topupId, paymentMethodId };
}
