import type { Config } from '../../config/config.ts';
import type { Task } from '../../jobs/job.ts';
import { trialEndedMail, trialEndingMail } from '../../mail/billing-mails.ts';
import { mailUser } from '../events/event-context.ts';
import { quotaMail } from '../../mail/service-mails.ts';

const DAYS_AHEAD = 3;
const BATCH_SIZE = 500;

/** Stripe does not know the sign-up trial, so we send its mails: one three days before its end, one when it is over. */
export const trialMailsTask = ({ publicUrl }: Pick<Config, 'publicUrl'>): Task => ({
  name: 'trial-mails',
  cron: '*/10 * * * *',
  perform: async (sql, stopped) => {
    for (let more = true; more && !stopped();) {
      more = await sql.begin(async (transaction) => {
        const ending = await transaction<{ user_id: string; trial_ends_at: Date }[]>`
          update public.subscriptions set trial_mail_at = now() where trial_ends_at is not null and user_id in (
            select user_id from public.subscriptions
            where status = 'trialing' and stripe_subscription_id is null and trial_mail_at is null and trial_ends_at > now() and trial_ends_at <= now() + make_interval(days => ${DAYS_AHEAD})
            order by user_id limit ${BATCH_SIZE} for update skip locked)
          returning user_id, trial_ends_at`;
        for (const { user_id: userId, trial_ends_at: endsAt } of ending)
          await mailUser(transaction, userId, trialEndingMail({ endsAt, continues: null, publicUrl }));
        // Trials that ended long ago get no mail.
        const ended = await transaction<{ user_id: string }[]>`
          update public.subscriptions set trial_end_mail_at = now() where user_id in (
            select user_id from public.subscriptions
            where status = 'trialing' and stripe_subscription_id is null and trial_end_mail_at is null and trial_ends_at <= now() and trial_ends_at > now() - interval '2 days'
            order by user_id limit ${BATCH_SIZE} for update skip locked)
          returning user_id`;
        for (const { user_id: userId } of ended) await mailUser(transaction, userId, trialEndedMail({ publicUrl }));
        return ending.length === BATCH_SIZE || ended.length === BATCH_SIZE;
      });
    }
  },
});

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
