import type { Sql, Transaction } from '../database/database.ts';

export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** The account the mail is about, if its addresses do not show it. The mail is deleted with the account. */
  readonly aboutUser?: string;
  /** The mail is deleted once it is sent or cannot be sent. */
  readonly forgottenWhenSent?: boolean;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly contentBase64: string;
}

/** Writes a mail into the outbox. It is sent if and only if the caller's transaction commits. */
export async function enqueueMail(sql: Sql | Transaction, mail: Mail): Promise<void> {
  await sql`
    insert into private.mail_outbox (to_address, reply_to, subject, text_body, html_body, attachments, about_user, forgotten_when_sent)
    values (${mail.to}, ${mail.replyTo ?? null}, ${mail.subject}, ${mail.text}, ${mail.html}, ${JSON.stringify(mail.attachments ?? [])}::text::jsonb, ${mail.aboutUser ?? null}, ${mail.forgottenWhenSent === true})`;
}
