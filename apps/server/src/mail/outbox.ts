import type { Sql, Transaction } from '../database/database.ts';

export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** Whose account it tells of, where its addresses do not say so: it goes with the account. */
  readonly aboutUser?: string;
  /** Nothing of it is kept once it has left, nor when it cannot leave. */
  readonly forgottenWhenSent?: boolean;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly contentBase64: string;
}

/** Writes a mail into the outbox, in the transaction of its cause: it leaves if and only if that commits. */
export async function enqueueMail(sql: Sql | Transaction, mail: Mail): Promise<void> {
  await sql`
    insert into private.mail_outbox (to_address, reply_to, subject, text_body, html_body, attachments, about_user, forgotten_when_sent)
    values (${mail.to}, ${mail.replyTo ?? null}, ${mail.subject}, ${mail.text}, ${mail.html}, ${JSON.stringify(mail.attachments ?? [])}::text::jsonb, ${mail.aboutUser ?? null}, ${mail.forgottenWhenSent === true})`;
}
