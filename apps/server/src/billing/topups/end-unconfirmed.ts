import type { Sql } from '../../database/database.ts';
import { topupFailedMail } from '../../mail/billing-mails.ts';
import { mailUser } from '../events/mail-user.ts';

const REASON = 'The payment was not confirmed in time.';

/** Ends requests whose page was not confirmed within a day, and switches automatic top-up off. */
export async function endUnconfirmed(sql: Sql, publicUrl: string): Promise<void> {
  await sql.begin(async (transaction) => {
    const late = await transaction<{ user_id: string; cents: number }[]>`
      with late as (
        update public.topup_queue q set status = 'failed', processed_at = now(), message = ${REASON}
        where q.status = 'requires_action' and q.next_attempt_at < now() returning q.user_id, q.amount_usd
      ), off as (
        update public.billing_settings s set auto_topup = false, auto_topup_stopped = ${REASON}, updated_at = now() from late where s.user_id = late.user_id
      )
      select user_id, (amount_usd * 100)::int as cents from late`;
    for (const { user_id: userId, cents } of late)
      await mailUser(transaction, userId, topupFailedMail({ cents, reason: REASON, triesLeft: 0, publicUrl }));
  });
}
