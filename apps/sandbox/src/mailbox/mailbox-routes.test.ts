import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { enqueueMail } from '../../../server/src/mail/outbox.ts';
import { testDatabase } from '../../../server/src/testing/database.ts';
import { extractLinks, type MailboxEntry } from './mailbox-page.ts';
import { mailboxRoutes } from './mailbox-routes.ts';

const { database } = await testDatabase();
const mailbox = mailboxRoutes({ sql: database.sql, clientAddress: () => '127.0.0.1' });
const listed = async (address: string) =>
  (await (await mailbox.request(address, asJson)).json()) as readonly MailboxEntry[];
const asJson = { headers: { Accept: 'application/json' } };

await enqueueMail(database.sql, {
  to: 'A@example.com',
  subject: 'First',
  text: 'Go to http://localhost:3000/a?b=1&c=2 now',
  html: '<p>x</p>',
});
await enqueueMail(database.sql, {
  to: 'b@example.com',
  subject: '<script>alert(1)</script>',
  text: '<img src=x onerror=alert(1)> http://localhost/"><b>',
  html: '<script>alert(1)</script>',
});

describe('the local mailbox', () => {
  it('lists mail as JSON, newest first', async () => {
    const mails = await listed('http://localhost:3000/');
    assert.deepEqual(
      mails.map((mail) => mail.subject),
      ['<script>alert(1)</script>', 'First'],
    );
    assert.deepEqual(Object.keys(mails[1] ?? {}), ['id', 'to', 'subject', 'text', 'html', 'links', 'at']);
    assert.deepEqual(mails[1]?.links, ['http://localhost:3000/a?b=1&c=2']);
  });

  it('shows the mail to one address', async () => {
    const mails = await listed('http://localhost:3000/?to=a@EXAMPLE.com');
    assert.deepEqual(
      mails.map((mail) => mail.subject),
      ['First'],
    );
  });

  it('is a page where no part of a mail can run', async () => {
    const response = await mailbox.request('http://localhost:3000/', { headers: { Accept: 'text/html' } });
    const html = await response.text();
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.match(html, /<a href="http:\/\/localhost:3000\/a\?b=1&amp;c=2">/);
    assert.doesNotMatch(html, /<script|<img|<b>/);
  });

  it('answers only this machine, under its own name', async () => {
    for (const address of ['192.168.1.7', '::ffff:10.0.0.1', '', '2001:db8::1']) {
      assert.equal(
        (
          await mailboxRoutes({ sql: database.sql, clientAddress: () => address }).request(
            'http://localhost:3000/',
            asJson,
          )
        ).status,
        403,
        address,
      );
    }
    assert.equal((await mailbox.request('http://rebound.example:3000/', asJson)).status, 403);
    assert.equal(
      (
        await mailboxRoutes({ sql: database.sql, clientAddress: () => '::ffff:127.0.0.1' }).request(
          'http://127.0.0.1:3000/',
          asJson,
        )
      ).status,
      200,
    );
  });

  it('finds each link once', () => {
    assert.deepEqual(extractLinks('http://a.example/x http://a.example/x\nhttps://b.example'), [
      'http://a.example/x',
      'https://b.example',
    ]);
  });
});
