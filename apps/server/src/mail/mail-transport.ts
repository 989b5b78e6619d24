import type { MailAttachment } from './outbox.ts';

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
