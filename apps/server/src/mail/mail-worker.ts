import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
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

/** The longest pause between two polls of the outbox. */
const LOOK_MS_MAX = 60_000;
const LOOK_MS_MIN = 1_000;
const AFTER_FAILURE_MS = 5_000;
const LEASE_SECONDS = 120;
const BACK_OFF_SECONDS = [5, 15, 60, 300, 900, 3600];
const ATTEMPTS_MAX = 30;

/**
 * Sends the mail in the outbox, woken by every new mail, by the time of the next retry, and at least once a minute: a server at rest asks
 * nothing, so its connections can be closed. A failed mail is retried with growing pauses for about a day. Several workers share one outbox. Without SMTP (local mode) the outbox is the mailbox, and nothing is sent.
 */
export function createMailWorker({
  config,
  database,
  log,
  onTry = () => {},
  transport = config.smtpUrl === null ? leaveInMailbox : smtpTransport(config.smtpUrl, config.mailFrom),
}: MailWorkerDependencies) {
  const { sql } = database;
  const stopping = new AbortController();
  let wake = () => {};
  let loop: Promise<void> = Promise.resolve();
  let unlisten: (() => Promise<void>) | null = null;

  const claim = async (): Promise<OutgoingMail | undefined> => {
    const [mail] = await sql<OutgoingMail[]>`
      update private.mail_outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = (select id from private.mail_outbox where sent_at is null and next_attempt_at <= now() order by next_attempt_at, id limit 1 for update skip locked)
      returning id, to_address, reply_to, subject, text_body, html_body, attachments, attempts`;
    return mail;
  };

  const deliver = async (mail: OutgoingMail): Promise<void> => {
    try {
      await inOwnTrace('send mail', () => transport(mail));
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
      const isOver = error instanceof UndeliverableMail || mail.attempts >= ATTEMPTS_MAX;
      const pauseSeconds = BACK_OFF_SECONDS[Math.min(mail.attempts, BACK_OFF_SECONDS.length) - 1] ?? 5;
      await sql`
        update private.mail_outbox set last_error = ${reason}, next_attempt_at = ${isOver ? sql`'infinity'` : sql`now() + make_interval(secs => ${pauseSeconds})`}
        where id = ${mail.id}`;
      onTry(isOver ? 'given_up' : 'failed');
      log.warn({ mailId: mail.id, attempts: mail.attempts, givenUp: isOver }, 'a mail could not be sent');
      if (isOver) await forget(mail.id);
      return;
    }
    onTry('sent');
    // A sent mail contains links that give access to accounts, so outside local mode it is deleted.
    if (await forget(mail.id)) return;
    await sql`
      update private.mail_outbox set sent_at = now(), last_error = null
        ${config.mode === 'production' ? sql`, text_body = '', html_body = '', attachments = '[]'` : sql``} where id = ${mail.id}`;
  };

  /** Deletes the mail to the owner of a deleted account. The mailbox of local mode keeps it. */
  const forget = async (id: OutgoingMail['id']): Promise<boolean> =>
    config.mode === 'production' &&
    (await sql`delete from private.mail_outbox where id = ${id} and forgotten_when_sent returning 1`).length > 0;

  /** When the next mail is due that waits for a retry, or was left by a worker that died. */
  const untilNextMs = async (): Promise<number> => {
    const [next] = await sql<{ ms: number | null }[]>`
      select (extract(epoch from min(next_attempt_at) - now()) * 1000)::float8 as ms from private.mail_outbox where sent_at is null and next_attempt_at < 'infinity'`;
    return Math.min(LOOK_MS_MAX, Math.max(LOOK_MS_MIN, next?.ms ?? LOOK_MS_MAX));
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      let pauseMs = AFTER_FAILURE_MS;
      try {
        await writeKeyNotices(sql, { publicUrl: config.publicUrl, supportEmail: config.supportEmail });
        for (let mail = await claim(); mail !== undefined; mail = stopping.signal.aborted ? undefined : await claim())
          await deliver(mail);
        pauseMs = await untilNextMs();
      } catch (error) {
        if (!stopping.signal.aborted)
          log.error({ reason: error instanceof Error ? error.message : String(error) }, 'the outbox could not be read');
      }
      const nap = new AbortController();
      await Promise.race([
        woken,
        sleep(pauseMs, undefined, { signal: AbortSignal.any([stopping.signal, nap.signal]) }).catch(() => undefined),
      ]);
      nap.abort();
    }
  };

  return {
    start: async () => {
      loop = run();
      const listening = await sql.listen(
        'theia_mail',
        () => wake(),
        () => wake(),
      );
      unlisten = () => listening.unlisten();
    },
    /** Waits for mail that is being sent. */
    stop: async () => {
      stopping.abort();
      await unlisten?.().catch(() => undefined);
      await loop;
    },
  };
}

/** Opens the mail of this process, and starts sending what waits. */
export async function openMail(base: Base) {
  const worker = createMailWorker({ ...base, onTry: (outcome) => base.metrics.mails.inc({ outcome }) });
  await worker.start();
  return { close: worker.stop };
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
