import type { Sql } from '../../apps/server/src/database/database.ts';

interface State {
  readonly charges: Readonly<
    Record<
      string,
      {
        readonly status: string;
        readonly amount: number;
        readonly payment_intent: string;
        readonly metadata: Readonly<Record<string, string>>;
      }
    >
  >;
  readonly refunds: Readonly<Record<string, { readonly status: string; readonly amount: number }>>;
  readonly disputes: Readonly<Record<string, { readonly status: string; readonly amount: number }>>;
}

/** The sandbox's own record of the money paid into wallets and refunded. */
export async function atStripe(sandboxUrl: string) {
  const state = (await (
    await fetch(`${sandboxUrl}/control`, { headers: { accept: 'application/json' } })
  ).json()) as State;
  const charges = Object.values(state.charges).filter(
    ({ status, metadata }) => status === 'succeeded' && metadata['purpose'] === 'wallet_topup',
  );
  const refunds = Object.values(state.refunds).filter(({ status }) => status === 'succeeded');
  const disputes = Object.values(state.disputes).filter(({ status }) => status !== 'won');
  const chargesOfRequest = new Map<string, number>();
  for (const { metadata } of charges)
    if (metadata['topup_request'] !== undefined)
      chargesOfRequest.set(metadata['topup_request'], (chargesOfRequest.get(metadata['topup_request']) ?? 0) + 1);
  const sum = (rows: readonly { readonly amount: number }[]): number =>
    rows.reduce((total, { amount }) => total + amount, 0);
  return {
    /** Cents by payment intent. */
    paid: new Map(charges.map(({ payment_intent: intent, amount }) => [intent, amount])),
    netCents: sum(charges) - sum(refunds) - sum(disputes),
    chargesOfRequest,
    refunds: Object.keys(state.refunds).length,
    disputes: Object.keys(state.disputes).length,
  };
}

/** The same from the ledger, including what is still owed. */
export async function bookedOfStripe(
  sql: Sql,
  userId: string,
): Promise<{ readonly paid: ReadonlyMap<string, number>; readonly netCents: number }> {
  const rows = await sql<
    { intent: string; cents: number }[]
  >`select substring(source from 9) as intent, (amount_usd * 100)::int as cents from public.credit_ledger where user_id = ${userId} and kind = 'topup'`;
  const [net] = await sql<{ cents: number }[]>`
    select ((select coalesce(sum(amount_usd), 0) from public.credit_ledger where user_id = ${userId} and (kind in ('topup', 'dispute') or (kind = 'refund' and reverses_id is null)))
          - (select coalesce(sum(amount_usd - taken_usd), 0) from private.take_backs where user_id = ${userId} and reversed_at is null)) * 100 as cents`;
  return {
    paid: new Map(rows.map(({ intent, cents }) => [intent, cents])),
    netCents: Math.round(Number(net?.cents ?? 0)),
  };
}
