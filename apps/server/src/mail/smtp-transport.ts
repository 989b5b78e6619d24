import type { MailAttachment } from './outbox.ts';
import { createTransport } from 'nodemailer';

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
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

export class UndeliverableMail extends Error {}

const TIMEOUT_MS = 20_000;

/** Sends through an SMTP server (`smtp://user:password@host:port`, `smtps://…`). A permanent refusal (5xx) is not retried. */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
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
