import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { createTokenBuckets, type TokenBucketSize } from '../account/auth/token-bucket.ts';
import { ownOriginOnly } from '../account/own-origin.ts';
import type { Config } from '../config.ts';
import { callerAddress } from '../http/client-address.ts';
import type { Sql } from '../database/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { contactMail } from './contact-mail.ts';
import { contactMessage } from './contact-message.ts';

export interface ContactDependencies {
  readonly sql: Sql;
  readonly config: Pick<Config, 'mode' | 'publicUrl' | 'supportEmail' | 'trustedProxies'>;
  readonly log: Logger;
  readonly now?: () => number;
  readonly clientAddress?: (c: Context) => string;
  readonly limit?: TokenBucketSize;
}

const BODY_BYTES_MAX = 32 * 1024;
const PRODUCTION_LIMIT: TokenBucketSize = { capacity: 5, refillPerSecond: 1 / 120 };
const LOCAL_LIMIT: TokenBucketSize = { capacity: 60, refillPerSecond: 1 };

/** The contact form, mounted at `/functions/v1/contact`, open to everybody: a row, and a mail to the operator, in one transaction. Answers in JSON. */
export function contactRoutes({ sql, config, log, now = Date.now, clientAddress = (c) => callerAddress(c, config.trustedProxies), limit }: ContactDependencies): Hono {
  const buckets = createTokenBuckets(limit ?? (config.mode === 'local' ? LOCAL_LIMIT : PRODUCTION_LIMIT), now);
  const app = new Hono();
  app.use(ownOriginOnly(config.publicUrl, ['POST']));
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError: (c) => c.json({ error: 'The message is too large' }, 413) }));

  app.post('/', async (c) => {
    // A page elsewhere can send text and forms in its visitors' names, but not JSON: for that a browser asks us first.
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return c.json({ error: 'The message must be sent as application/json' }, 415);
    const parsed = contactMessage.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const field = issue?.path[0];
      return c.json({ error: field === undefined ? 'The request body must be a JSON object' : `${String(field)} ${issue?.message ?? 'is not valid'}`, field: field ?? null }, 400);
    }
    const waitSeconds = buckets.take(clientAddress(c));
    if (waitSeconds > 0) return c.json({ error: 'Too many messages from here. Please try again later.' }, 429, { 'Retry-After': String(Math.ceil(waitSeconds)) });
    const message = parsed.data;
    await sql.begin(async (transaction) => {
      await transaction`insert into private.contact_messages (name, email, subject, message) values (${message.name}, ${message.email}, ${message.subject}, ${message.message})`;
      await enqueueMail(transaction, { to: config.supportEmail, replyTo: message.email, ...contactMail(message) });
      await transaction`delete from private.contact_messages where created_at < now() - interval '24 months'`;
    });
    return c.json({ sent: true }, 200, { 'Cache-Control': 'no-store' });
  });
  app.all('*', (c) => c.json({ error: 'Messages are sent with POST' }, 405, { Allow: 'POST' }));

  app.onError((error, c) => {
    log.error({ err: error }, 'a contact message could not be kept');
    return c.json({ error: 'The message could not be sent. Please try again.' }, 500);
  });
  return app;
}
