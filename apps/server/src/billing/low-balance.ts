import type { Sql } from '../database/database.ts';
import { lowBalanceMail } from '../mail/billing-mails.ts';
import { mailUser } from './events/mail-user.ts';

/** Mails those whose balance fell below their line, once until it is above it again. Null looks at all whose wallet moved lately. */
export async function mailLowBalances(sql: Sql, userIds: readonly string[] | null, publicUrl: string): Promise<void> {
  await sql.begin(async (transaction) => {
    const low = await transaction<{ user_id: string; balance_usd: string; low_balance_usd: string }[]>`
      select user_id, trunc(balance_usd, 2)::text as balance_usd, low_balance_usd::numeric(12, 2)::text as low_balance_usd from private.take_low_balances(${userIds === null ? null : [...userIds]}::uuid[])`;
    for (const { user_id: userId, balance_usd: balanceUsd, low_balance_usd: lineUsd } of low)
      await mailUser(transaction, userId, lowBalanceMail({ balanceUsd, lineUsd, publicUrl }));
  });
}
