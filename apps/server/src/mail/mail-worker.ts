import type { Logger } from 'pino';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { type Lease, LEASE_SECONDS, openLeasedWork } from '../jobs/leased-work.ts';
import type { Base } from '../base.ts';
import { inOwnTrace } from '../observability/spans.ts';
import { writeKeyNotices } from './key-notices.ts';
import type { MailAttachment } from './outbox.ts';

interface MailWorkerDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  /** Called for each try to send a mail. */
  readonly onTry?: (outcome: 'sent' | 'failed' | 'given_up') => void;
  readonly transport?: MailTransport;
}

/** The longest and the shortest pause between two polls of the outbox. */
const LOOK_MS_MAX = 60_000;
const LOOK_MS_MIN = 1_000;
const BACK_OFF_SECONDS = [5, 15, 60, 300, 900, 3600];
const ATTEMPTS_MAX = 30;

/**
 * Sends the mail in the outbox, one at a time. A failed mail is retried with growing pauses for about a day. Without SMTP (local mode) the outbox is the
 * mailbox, and nothing is sent.
 */
export function openMailWorker({
  config,
  database: { sql },
  log,
  onTry = () => {},
  transport = config.smtpUrl === null ? leaveInMailbox : smtpTransport(config.smtpUrl, config.mailFrom),
}: MailWorkerDependencies) {
  const isProduction = config.mode === 'production';

  const take = (holder: string): Promise<readonly LeasedMail[]> => sql<LeasedMail[]>`
    update private.mail_outbox set attempts = attempts + 1, leased_by = ${holder}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (select id from private.mail_outbox where sent_at is null and next_attempt_at <= now() and (leased_until is null or leased_until < now())
                order by next_attempt_at, id limit 1 for update skip locked)
    returning id, leased_by as holder, to_address, reply_to, subject, text_body, html_body, attachments, attempts`;

  const deliver = async (mail: LeasedMail): Promise<void> => {
    try {
      if (mail.attempts > ATTEMPTS_MAX) throw new UndeliverableMail('processes ended while they sent it');
      await inOwnTrace('send mail', () => transport(mail));
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
      const isOver = error instanceof UndeliverableMail || mail.attempts >= ATTEMPTS_MAX;
      const pauseSeconds = BACK_OFF_SECONDS[Math.min(mail.attempts, BACK_OFF_SECONDS.length) - 1] ?? 5;
      await sql`
        update private.mail_outbox set last_error = ${reason}, leased_by = null, leased_until = null,
          next_attempt_at = ${isOver ? sql`'infinity'` : sql`now() + make_interval(secs => ${pauseSeconds})`}
        where id = ${mail.id} and leased_by = ${mail.holder}`;
      onTry(isOver ? 'given_up' : 'failed');
      log.warn({ mailId: mail.id, attempts: mail.attempts, givenUp: isOver }, 'a mail could not be sent');
      if (isOver) await forget(mail.id);
      return;
    }
    onTry('sent');
    // A sent mail contains links that give access to accounts, so outside local mode it is deleted.
    if (await forget(mail.id)) return;
    await sql`
      update private.mail_outbox set sent_at = now(), last_error = null, leased_by = null, leased_until = null
        ${isProduction ? sql`, text_body = '', html_body = '', attachments = '[]'` : sql``} where id = ${mail.id}`;
  };

  /** Deletes the mail to the owner of a deleted account. The mailbox of local mode keeps it. */
  const forget = async (id: OutgoingMail['id']): Promise<boolean> =>
    isProduction &&
    (await sql`delete from private.mail_outbox where id = ${id} and forgotten_when_sent returning 1`).length > 0;

  /** Until the next mail is due, or may be taken over from a worker that died. */
  const untilNextMs = async (): Promise<number> => {
    const [next] = await sql<{ ms: number | null }[]>`
      select (extract(epoch from min(greatest(next_attempt_at, leased_until)) - now()) * 1000)::float8 as ms
      from private.mail_outbox where sent_at is null and next_attempt_at < 'infinity'`;
    return Math.min(LOOK_MS_MAX, Math.max(LOOK_MS_MIN, next?.ms ?? LOOK_MS_MAX));
  };

  return openLeasedWork<LeasedMail>({
    sql,
    log,
    what: 'mails',
    table: 'private.mail_outbox',
    channel: 'theia_mail',
    atOnce: 1,
    closingMs: TIMEOUT_MS,
    prepare: () => writeKeyNotices(sql, { publicUrl: config.publicUrl, supportEmail: config.supportEmail }),
    take,
    untilNextMs,
    perform: deliver,
  });
}

/** Opens the mail worker of this process, which sends the outbox. */
export function openMail(base: Base) {
  return openMailWorker({ ...base, onTry: (outcome) => base.metrics.mails.inc({ outcome }) });
}

const leaveInMailbox: MailTransport = async () => {};

export interface OutgoingMail {
  readonly id: string;
  readonly to_address: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly attachments: readonly MailAttachment[];
  readonly attempts: number;
}

type LeasedMail = OutgoingMail & Lease;

/** Sends one mail. @throws UndeliverableMail when a retry is useless, any other Error when it is not */
type MailTransport = (mail: OutgoingMail) => Promise<void>;

class UndeliverableMail extends Error {}

const TIMEOUT_MS = 20_000;

/** Sends through an SMTP server (`smtp://user:password@host:port`, `smtps://…`). A permanent refusal (5xx) is not retried. */
function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(TIMEOUT_MS));
  const transporter = createTransport(url.href);
  return async (mail) => {
    try {
      await transporter.sendMail({
        from,
        to: { name: '', address: mail.to_address },
        ...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
        attachments: mail.attachments.map(({ filename, contentType, contentBase64 }) => ({
          filename,
          contentType,
          content: contentBase64,
          encoding: 'base64',
        })),
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      const isFinal =
        error instanceof Error &&
        'responseCode' in error &&
        typeof error.responseCode === 'number' &&
        error.responseCode >= 500 &&
        'code' in error &&
        error.code === 'EENVELOPE';
      if (isFinal) throw new UndeliverableMail(error.message);
      throw error;
    }
  };
}
