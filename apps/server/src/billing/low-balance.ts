import type { Sql } from '../database/database.ts';
import { lowBalanceMail } from '../mail/billing-mails.ts';
import { mailUser } from './events/mail-user.ts';

/** Mails users whose balance fell below their threshold, once until it is above it again. Null checks all users whose wallet changed recently. */
export async function mailLowBalances(sql: Sql, userIds: readonly string[] | null, publicUrl: string): Promise<void> {
  await sql.begin(async (transaction) => {
    const low = await transaction<{ user_id: string; balance_usd: string; low_balance_usd: string }[]>`
      select user_id, trunc(balance_usd, 2)::text as balance_usd, low_balance_usd::numeric(12, 2)::text as low_balance_usd from private.claim_low_balances(${userIds === null ? null : [...userIds]}::uuid[])`;
    for (const { user_id: userId, balance_usd: balanceUsd, low_balance_usd: lineUsd } of low)
      await mailUser(transaction, userId, lowBalanceMail({ balanceUsd, lineUsd, publicUrl }));
  });
}
