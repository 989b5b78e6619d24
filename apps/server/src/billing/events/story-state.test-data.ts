import type { Sql } from '../../database/database.ts';

/** All state that events change, without the ids of one test story. */
export async function storyState(sql: Sql, userId: string): Promise<unknown> {
  const anonymous = (text: string | null): string | null => text?.replaceAll(/_(s\d+|clean)_/g, '_') ?? null;
  const ledger = await sql<
    { kind: string; amount: string; source: string }[]
  >`select kind, amount_usd::text as amount, source from public.credit_ledger where user_id = ${userId}`;
  const [wallet] = await sql`select balance_usd::text from public.user_credits where user_id = ${userId}`;
  const [plan] =
    await sql`select plan, status, addons, anchor_at, trial_ends_at, cancel_at, current_period_end from public.subscriptions where user_id = ${userId}`;
  const cards = await sql<
    { id: string; active: boolean }[]
  >`select stripe_payment_method_id as id, active from public.payment_method where user_id = ${userId} order by 1`;
  const topups = await sql<
    { id: string; status: string; refunded_cents: number; receipt_url: string | null }[]
  >`select stripe_payment_intent_id as id, status, refunded_cents, receipt_url from public.topup_logs where user_id = ${userId} order by 1`;
  return {
    ledger: ledger.map(({ kind, amount, source }) => `${kind} ${amount} ${anonymous(source)}`).toSorted(),
    wallet,
    plan: { ...plan, trial_ends_at: null },
    cards: cards.map(({ id, active }) => [anonymous(id), active]),
    topups: topups
      .map(({ id, status, refunded_cents: cents, receipt_url: url }) => [anonymous(id), status, cents, anonymous(url)])
      .toSorted(),
  };
}
