import { layOut } from '../mail/layout.ts';
import type { ContactMessage } from '../rules/contact-message.ts';
import type { Context } from 'hono';
import { createTokenBuckets, type TokenBucketSize } from '../processes/token-bucket.ts';
import type { Config } from '../config/config.ts';
import type { Sql } from '../database/database.ts';
import { callerAddress } from '../http/connection/api-request.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { SharedCount } from '../processes/worker-bus.ts';

/** The mail to the operator. A reply goes to the sender of the message. */
export const contactMail = ({ name, email, subject, message }: ContactMessage) =>
  layOut({
    subject: `${subject}: message from ${name}`,
    paragraphs: [`${name} <${email}> wrote through the contact form:`, ...message.split(/\n+/)],
    closing: `Reply to this mail to answer ${name}.`,
  });

export type ContactDesk = ReturnType<typeof createContactDesk>;

interface ContactDeskDependencies {
  readonly sql: Sql;
  readonly config: Pick<Config, 'mode' | 'publicUrl' | 'supportEmail' | 'trustedProxies'>;
  readonly now?: () => number;
  readonly clientAddress?: (c: Context) => string;
  readonly limit?: TokenBucketSize;
  /** What all processes of this node count together. */
  readonly shared?: SharedCount;
}

export const BODY_BYTES_MAX = 32 * 1024;
const PRODUCTION_LIMIT: TokenBucketSize = { capacity: 5, refillPerSecond: 1 / 120 };
const LOCAL_LIMIT: TokenBucketSize = { capacity: 60, refillPerSecond: 1 };

/** Accepts messages to the operator from all forms, with one rate limit per sender. */
export function createContactDesk({
  sql,
  config,
  now = Date.now,
  clientAddress = (c) => callerAddress(c, config.trustedProxies),
  limit,
  shared,
}: ContactDeskDependencies) {
  const buckets = createTokenBuckets(limit ?? (config.mode === 'local' ? LOCAL_LIMIT : PRODUCTION_LIMIT), now, shared);
  return {
    /** Seconds to wait before this caller may send another message. 0 when a message is allowed; it is then counted. */
    admit: (c: Context) => buckets.take(clientAddress(c)),
    /** Stores a message as a row and a mail to the operator, in one transaction. */
    keep: async (message: ContactMessage) => {
      await sql.begin(async (transaction) => {
        await transaction`insert into private.contact_messages (name, email, subject, message) values (${message.name}, ${message.email}, ${message.subject}, ${message.message})`;
        await enqueueMail(transaction, { to: config.supportEmail, replyTo: message.email, ...contactMail(message) });
        await transaction`delete from private.contact_messages where created_at < now() - interval '24 months'`;
      });
    },
  };
}
