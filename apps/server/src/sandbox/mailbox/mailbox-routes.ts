import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { linksOf, type MailboxEntry, mailboxPage } from './mailbox-page.ts';

const MAILS_SHOWN = 200;
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

export interface MailboxDependencies {
  readonly config: Config;
  readonly database: Database;
  /** Address of the caller; by default the peer of the connection. */
  readonly clientAddress?: (c: Context) => string;
}

/**
 * The local mailbox, to be mounted at `/dev/mailbox`: what the outbox holds, newest first, as a page for people and as JSON for
 * `Accept: application/json`; `?to=` shows the mail of one address. Answers this machine only, and is not there in production.
 */
export function mailboxRoutes({ config, database, clientAddress = peerAddress }: MailboxDependencies): Hono {
  const app = new Hono();
  if (config.mode === 'production') return app;
  app.get('/', async (c) => {
    if (!isLoopback(clientAddress(c)) || !isLocalName(c))
      return c.json({ error: 'The mailbox answers this machine only' }, 403);
    const to = c.req.query('to')?.trim().toLowerCase().replaceAll('\0', '');
    const mails = await readMails(database, to === '' ? undefined : to);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    if (/\bapplication\/json\b/i.test(c.req.header('accept') ?? '')) return c.json(mails);
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    c.header('Referrer-Policy', 'no-referrer');
    return c.html(mailboxPage(mails, to));
  });
  return app;
}

async function readMails({ sql }: Database, to: string | undefined): Promise<readonly MailboxEntry[]> {
  const rows = await sql<
    { id: string; to_address: string; subject: string; text_body: string; html_body: string; created_at: Date }[]
  >`
    select id, to_address, subject, text_body, html_body, created_at from private.mail_outbox
    ${to === undefined ? sql`` : sql`where lower(to_address) = ${to}`}
    order by id desc limit ${MAILS_SHOWN}`;
  return rows.map((row) => ({
    id: Number(row.id),
    to: row.to_address,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    links: linksOf(row.text_body),
    at: row.created_at.toISOString(),
  }));
}

function peerAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return '';
  }
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** A page of another site that points its name at this machine sends its own name. */
function isLocalName(c: Context): boolean {
  return LOOPBACK_NAMES.includes(new URL(c.req.url).hostname);
}
