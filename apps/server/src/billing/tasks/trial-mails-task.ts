import type { Config } from '../../config/config.ts';
import type { Task } from '../../jobs/job.ts';
import { trialEndedMail, trialEndingMail } from '../../mail/billing-mails.ts';
import { mailUser } from '../events/mail-user.ts';

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
