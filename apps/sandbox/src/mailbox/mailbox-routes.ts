import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { extractLinks, type MailboxEntry, mailboxPage } from './mailbox-page.ts';

const MAILS_SHOWN = 200;
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** The part of the server's connections that the sandboxes use: a tag that sends a statement and returns its rows. */
export interface Sql {
  <Rows extends readonly object[]>(
    strings: TemplateStringsArray,
    ...values: readonly (string | number | null)[]
  ): PromiseLike<Rows>;
}

export interface MailboxDependencies {
  readonly sql: Sql;
  /** The caller's address. Default: the peer of the connection. */
  readonly clientAddress?: (c: Context) => string;
}

/**
 * The local mailbox, to be mounted at `/dev/mailbox`: the mails in the outbox, newest first, as a page, or as JSON for `Accept:
 * application/json`. `?to=` shows the mail to one address. Answers only this machine.
 */
export function mailboxRoutes({ sql, clientAddress = peerAddress }: MailboxDependencies): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    if (!isLoopback(clientAddress(c)) || !isLocalName(c))
      return c.json({ error: 'The mailbox answers only requests from this machine' }, 403);
    const to = c.req.query('to')?.trim().toLowerCase().replaceAll('\0', '');
    const mails = await readMails(sql, to === undefined || to === '' ? null : to);
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

async function readMails(sql: Sql, to: string | null): Promise<readonly MailboxEntry[]> {
  const rows = await sql<
    { id: string; to_address: string; subject: string; text_body: string; html_body: string; created_at: Date }[]
  >`
    select id, to_address, subject, text_body, html_body, created_at from private.mail_outbox
    where ${to}::text is null or lower(to_address) = ${to}
    order by id desc limit ${MAILS_SHOWN}`;
  return rows.map((row) => ({
    id: Number(row.id),
    to: row.to_address,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    links: extractLinks(row.text_body),
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

/** False for another site whose name resolves to this machine (DNS rebinding): its requests carry its own name. */
function isLocalName(c: Context): boolean {
  return LOOPBACK_NAMES.includes(new URL(c.req.url).hostname);
}
