import type { Config } from '../../config/config.ts';
import type { Task } from '../../jobs/job.ts';
import { quotaMail } from '../../mail/quota-mail.ts';
import { mailUser } from '../events/mail-user.ts';

const BATCH_SIZE = 500;

interface ClaimedAlert {
  readonly user_id: string;
  readonly threshold: number;
  readonly plan_name: string;
  readonly source: string | null;
  readonly used: number;
  readonly quota: number;
  readonly period_end: Date;
  readonly renews: boolean;
  readonly beyond: string;
  readonly balance_usd: string;
  readonly auto_topup: boolean;
  readonly wants_mail: boolean;
}

/**
 * Mails accounts that used 80 %, or all, of their plan's calls, once each in a billing period. An account that passed both since the last
 * look gets the second mail only. A claim and its mail are one transaction, so a killed process loses and doubles nothing.
 */
export const quotaAlertsTask = ({ publicUrl }: Pick<Config, 'publicUrl'>): Task => ({
  name: 'quota-alerts',
  cron: '* * * * *',
  perform: async (sql, stopped) => {
    for (let claimed = BATCH_SIZE; claimed === BATCH_SIZE && !stopped();) {
      claimed = await sql.begin(async (transaction) => {
        const alerts = await transaction<ClaimedAlert[]>`
          select user_id, threshold, plan_name, source, used, quota, period_end, renews, beyond, trunc(balance_usd, 2)::text as balance_usd, auto_topup, wants_mail
          from private.claim_quota_alerts(${BATCH_SIZE})`;
        for (const alert of alerts) {
          if (!alert.wants_mail) continue;
          const mail = quotaMail({
            threshold: alert.threshold,
            planName: alert.plan_name,
            setByOperator: alert.source === 'operator',
            used: alert.used,
            quota: alert.quota,
            periodEnd: alert.period_end,
            renews: alert.renews,
            beyond: alert.beyond,
            balanceUsd: alert.balance_usd,
            autoTopup: alert.auto_topup,
            publicUrl,
          });
          await mailUser(transaction, alert.user_id, { ...mail, aboutUser: alert.user_id });
        }
        return alerts.length;
      });
    }
  },
});
