import type { Config } from '../config/config.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { enqueueMail } from './outbox.ts';
import { KEY_CHANGED_SUBJECTS, keyChangedMail, keyExpiryMail } from './security-mails.ts';

interface KeyNotice {
  readonly user_id: string;
  readonly email: string | null;
  readonly change: 'created' | 'connected' | 'regenerated' | 'rotated' | 'restricted' | 'expires' | 'expired';
  readonly label: string;
  readonly until: Date | null;
  readonly network: string | null;
  readonly created_at: Date;
}

const BATCH_SIZE = 50;
/** Limits the mails when an attacker replaces keys in a loop. */
const MAILS_PER_HOUR_MAX = 10;

/** Turns the database's notices of changed and expiring keys into mails to their owners, one mail per notice across all nodes. */
export async function writeKeyNotices(sql: Sql, config: Pick<Config, 'publicUrl' | 'supportEmail'>): Promise<void> {
  for (let written = BATCH_SIZE; written === BATCH_SIZE;) {
    written = await sql.begin(async (tx) => {
      const notices = await tx<KeyNotice[]>`
        with noted as (
          delete from private.key_notices where id in (select id from private.key_notices order by id limit ${BATCH_SIZE} for update skip locked) returning *
        )
        select n.user_id, u.email, n.change, n.label, n.until, n.network, n.created_at from noted n join auth.users u on u.id = n.user_id order by n.id`;
      for (const { user_id: userId, email, change, label, until, network, created_at: at } of notices) {
        if (email === null || (await mailsThisHour(tx, userId)) >= MAILS_PER_HOUR_MAX) continue;
        const mail =
          change === 'expires' || change === 'expired'
            ? keyExpiryMail({ change, label, until: until ?? at, ...config })
            : keyChangedMail({ at, network, change, label, until, ...config });
        await enqueueMail(tx, { to: email, aboutUser: userId, ...mail });
      }
      return notices.length;
    });
  }
}

async function mailsThisHour(tx: Transaction, userId: string): Promise<number> {
  const [written] = await tx<{ count: number }[]>`
    select count(*)::int as count from private.mail_outbox where about_user = ${userId} and created_at > now() - interval '1 hour' and subject = any(${KEY_CHANGED_SUBJECTS})`;
  return written?.count ?? 0;
}
