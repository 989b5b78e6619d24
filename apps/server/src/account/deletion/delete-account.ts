import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Sql } from '../../database/database.ts';
import type { accountOperations } from '../../rules/operations/account.ts';
import { type Handler, OperationError } from '../operations/operation.ts';
import { cardWords } from '../../mail/account-mails.ts';

/** An account with more calls than this is closed immediately and erased by the task, so that the request stays fast. */
const CALLS_ERASED_AT_ONCE_MAX = 20_000;
const TRIES_MAX = 4;
const DEADLOCK = '40P01';

/**
 * Closes an account: with the commit its keys, sessions and personal data are deleted. An account of usual size is erased in the same
 * transaction. Returns false when the account does not exist.
 */
export async function closeAccount(sql: Sql, userId: string, tries = 1): Promise<boolean> {
  try {
    return await sql.begin(async (transaction) => {
      const [closed] = await transaction<
        { deletion: string | null }[]
      >`select private.close_account(${userId}) as deletion`;
      if (closed === undefined || closed.deletion === null) return false;
      const [calls] = await transaction<{ many: boolean }[]>`
        select count(*) > ${CALLS_ERASED_AT_ONCE_MAX} as many from (select from private.calls where user_id = ${userId} limit ${CALLS_ERASED_AT_ONCE_MAX + 1}) seen`;
      if (calls?.many !== true) await transaction`select private.erase_account(${closed.deletion})`;
      return true;
    });
  } catch (error) {
    // A payment or a call of the same account may hold a lock needed here and wait for a lock held here.
    if (!(error instanceof DatabaseError) || error.code !== DEADLOCK || tries >= TRIES_MAX) throw error;
    await sleep(50 * tries);
    return closeAccount(sql, userId, tries + 1);
  }
}

type Operations = typeof accountOperations;

/** Deletes the caller's account permanently. `followUp` starts the remaining work, mainly at Stripe. */
export const deleteAccount =
  (followUp: () => Promise<void>): Handler<Operations['delete-account']> =>
  async ({ user, sql }) => {
    if (!(await closeAccount(sql, user.userId))) throw new OperationError(404, 'This account does not exist any more');
    await followUp();
    return { deleted: true };
  };

interface Row {
  readonly balance: string;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly cents: number;
  /** Their credit, without the tax. */
  readonly credit_cents: number;
}

/** The refund to each card if the account were deleted now, and the credit that would be lost. */
export const deletionPreview: Handler<Operations['deletion-preview']> = async ({ user, sql }) => {
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
};
