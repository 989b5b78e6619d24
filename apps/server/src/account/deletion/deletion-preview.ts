import { cardWords } from '../../mail/deletion-mail.ts';
import type { AccountFunction } from '../functions/account-function.ts';

interface Row {
  readonly balance: string;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly cents: number;
  /** Their credit, without the tax. */
  readonly credit_cents: number;
}

/** What deleting the account now would do to its unused credit: the refund to each card, and the amount that would be lost. Amounts in US dollars. */
export const deletionPreview: AccountFunction = {
  name: 'deletion-preview',
  handle: async ({ user, sql }) => {
    const rows = await sql<Row[]>`
      select w.balance_usd::text as balance, p.card_brand, p.card_last4, coalesce(sum(p.cents), 0)::int as cents, coalesce(sum(p.credit_cents), 0)::int as credit_cents
      from public.user_credits w left join private.refund_plan(w.user_id) p on p.cents > 0
      where w.user_id = ${user.userId} group by 1, 2, 3 order by max(p.paid_at) desc`;
    const refunds = rows.filter(({ cents }) => cents > 0);
    const balanceCents = Math.floor(Number(rows[0]?.balance ?? 0) * 100 + 1e-6);
    const refundedCents = refunds.reduce((sum, { cents }) => sum + cents, 0);
    const creditCents = refunds.reduce((sum, { credit_cents: credit }) => sum + credit, 0);
    return {
      balance_usd: balanceCents / 100,
      refunded_usd: refundedCents / 100,
      lost_usd: (balanceCents - creditCents) / 100,
      refunds: refunds.map(({ card_brand: brand, card_last4: last4, cents }) => ({
        card: cardWords({ brand, last4 }),
        amount_usd: cents / 100,
      })),
    };
  },
};
