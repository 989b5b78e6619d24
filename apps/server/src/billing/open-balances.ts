import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Sql } from '../database/database.ts';
import { lowBalanceMail } from '../mail/billing-mails.ts';
import { mailUser } from './events/event-context.ts';
import { creditsTask } from './tasks/availability-credits-task.ts';
import { quotaAlertsTask } from './tasks/mail-tasks.ts';
import { TOPUP_TASK } from './topups/topup-task.ts';

interface BalancesDependencies {
  readonly config: Config;
  readonly sql: Sql;
  readonly log: Logger;
  /** Runs a task soon. */
  readonly wake: (task: string) => Promise<void>;
}

/** What follows the wallets and quotas of accounts, also where payments are switched off. */
export function openBalances({ config, sql, log, wake }: BalancesDependencies) {
  return {
    tasks: [creditsTask({ config, log }), quotaAlertsTask(config)],
    /** Starts the mails and top-ups that a lower balance of these users requires. */
    afterBalanceChange: async (userIds: readonly string[]): Promise<void> => {
      await mailLowBalances(sql, userIds, config.publicUrl);
      const queued = await sql`select private.request_topups(${[...userIds]}::uuid[])`;
      if (queued.length > 0) await wake(TOPUP_TASK);
    },
  };
}

/** Mails users whose balance fell below their threshold, once until it is above it again. Null checks all users whose wallet changed recently. */
export async function mailLowBalances(sql: Sql, userIds: readonly string[] | null, publicUrl: string): Promise<void> {
  await sql.begin(async (transaction) => {
    const low = await transaction<{ user_id: string; balance_usd: string; low_balance_usd: string }[]>`
      select user_id, trunc(balance_usd, 2)::text as balance_usd, low_balance_usd::numeric(12, 2)::text as low_balance_usd from private.claim_low_balances(${userIds === null ? null : [...userIds]}::uuid[])`;
    for (const { user_id: userId, balance_usd: balanceUsd, low_balance_usd: lineUsd } of low)
      await mailUser(transaction, userId, lowBalanceMail({ balanceUsd, lineUsd, publicUrl }));
  });
}
