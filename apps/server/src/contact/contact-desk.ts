import type { Context } from 'hono';
import { createTokenBuckets, type TokenBucketSize } from '../account/auth/token-bucket.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../database/database.ts';
import { callerAddress } from '../http/client-address.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { contactMail } from './contact-mail.ts';
import type { ContactMessage } from './contact-message.ts';

export interface ContactDesk {
  /** Seconds to wait before another message from this caller is taken; 0 when one may be, which is then counted. */
  readonly admit: (c: Context) => number;
  /** Keeps a message: a row, and a mail to the operator, in one transaction. */
  readonly keep: (message: ContactMessage) => Promise<void>;
}

export interface ContactDeskDependencies {
  readonly sql: Sql;
  readonly config: Pick<Config, 'mode' | 'publicUrl' | 'supportEmail' | 'trustedProxies'>;
  readonly now?: () => number;
  readonly clientAddress?: (c: Context) => string;
  readonly limit?: TokenBucketSize;
}

/** A form holds this much at most, in bytes. */
export const BODY_BYTES_MAX = 32 * 1024;
const PRODUCTION_LIMIT: TokenBucketSize = { capacity: 5, refillPerSecond: 1 / 120 };
const LOCAL_LIMIT: TokenBucketSize = { capacity: 60, refillPerSecond: 1 };

/** Takes messages to the operator, whichever way they come: limited by sender, one limit for all ways. */
export function createContactDesk({
  sql,
  config,
  now = Date.now,
  clientAddress = (c) => callerAddress(c, config.trustedProxies),
  limit,
}: ContactDeskDependencies): ContactDesk {
  const buckets = createTokenBuckets(limit ?? (config.mode === 'local' ? LOCAL_LIMIT : PRODUCTION_LIMIT), now);
  return {
    admit: (c) => buckets.take(clientAddress(c)),
    keep: async (message) => {
      await sql.begin(async (transaction) => {
        await transaction`insert into private.contact_messages (name, email, subject, message) values (${message.name}, ${message.email}, ${message.subject}, ${message.message})`;
        await enqueueMail(transaction, { to: config.supportEmail, replyTo: message.email, ...contactMail(message) });
        await transaction`delete from private.contact_messages where created_at < now() - interval '24 months'`;
      });
    },
  };
}
