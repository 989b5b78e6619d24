import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { testDatabase } from '../testing/database.ts';
import { openMailWorker } from './mail-worker.ts';
import { enqueueMail } from './outbox.ts';
import { followStatements } from '../observability/statements.ts';
import { startTestSmtpServer } from '../testing/smtp-server.ts';
import { until } from '../testing/until.ts';

const { database, config } = await testDatabase();
const { sql } = database;
const log = pino({ level: 'silent' });
const MAIL = { subject: 'Grüße', text: 'Hello', html: '<p>Hello</p>' };

async function startWorker(override: Partial<Config>) {
  const worker = await openMailWorker({ config: { ...config, ...override }, database, log });
  after(() => worker.close());
  return worker;
}

const rowTo = async (address: string) =>
  (
    await sql`select *, next_attempt_at = 'infinity' as given_up from private.mail_outbox where to_address = ${address}`
  )[0];

describe('the outbox worker', () => {
  it('sends a mail over SMTP with attachments as soon as its transaction commits', async () => {
    const smtp = await startTestSmtpServer();
    const worker = await startWorker({ smtpUrl: smtp.url });
    await sql.begin(async (tx) => {
      await enqueueMail(tx, {
        to: 'a@example.com',
        replyTo: 'me@example.com',
        ...MAIL,
        attachments: [
          { filename: 'x.txt', contentType: 'text/plain', contentBase64: Buffer.from('attached').toString('base64') },
        ],
      });
      await enqueueMail(sql, { to: 'soon@example.com', ...MAIL });
      await until(() => smtp.received.length > 0);
      assert.deepEqual(
        smtp.received.map((mail) => mail.to),
        ['soon@example.com'],
        'the worker checked and saw only committed mail',
      );
    });
    await until(() => smtp.received.length === 2);
    const { to, data } = smtp.received[1]!;
    assert.equal(to, 'a@example.com');
    assert.match(data, /^From: .*no-reply@theia\.localhost/m);
    assert.match(data, /^Reply-To: .*me@example\.com/im);
    assert.match(data, /filename=x\.txt/);
    await until(async () => (await rowTo('a@example.com'))?.['sent_at'] !== null);
    await worker.close();
    await smtp.stop();
  });

  it('retries after a temporary refusal, and keeps mail while the server is down', async () => {
    const smtp = await startTestSmtpServer(['451 later']);
    const worker = await startWorker({ smtpUrl: smtp.url });
    await enqueueMail(sql, { to: 'later@example.com', ...MAIL });
    await until(async () => (await rowTo('later@example.com'))?.['last_error'] !== null);
    await sql`update private.mail_outbox set next_attempt_at = now() where to_address = 'later@example.com'`;
    await sql`select pg_notify('theia_mail', '')`;
    await until(() => smtp.received.length === 1);
    await smtp.stop();
    await enqueueMail(sql, { to: 'dead@example.com', ...MAIL });
    await until(async () => (await rowTo('dead@example.com'))?.['last_error'] !== null);
    const kept = await rowTo('dead@example.com');
    assert.deepEqual([kept?.['sent_at'], kept?.['given_up'], kept?.['text_body']], [null, false, 'Hello']);
    await worker.close();
    await sql`delete from private.mail_outbox where to_address = 'dead@example.com'`;
  });

  it('sends a retry when it is due, and asks the database nothing before', async () => {
    const smtp = await startTestSmtpServer();
    await enqueueMail(sql, { to: 'in-time@example.com', ...MAIL });
    await sql`update private.mail_outbox set next_attempt_at = now() + interval '2 seconds' where to_address = 'in-time@example.com'`;
    const worker = await startWorker({ smtpUrl: smtp.url });
    let claims = 0;
    const unfollow = followStatements(({ text }) => {
      if (text.includes('set attempts = attempts + 1')) claims += 1;
    });
    await until(() => smtp.received.length === 1);
    await until(async () => (await rowTo('in-time@example.com'))?.['sent_at'] !== null);
    unfollow();
    assert.equal(smtp.received[0]!.to, 'in-time@example.com');
    assert.ok(claims <= 4, `at the start, when listening has begun, for the mail and after it: ${claims}`);
    await worker.close();
    await smtp.stop();
  });

  it('gives up on a permanently refused address', async () => {
    const smtp = await startTestSmtpServer(['550 nobody here']);
    const worker = await startWorker({ smtpUrl: smtp.url });
    await enqueueMail(sql, { to: 'gone@example.com', ...MAIL });
    await until(async () => (await rowTo('gone@example.com'))?.['given_up'] === true);
    assert.equal((await rowTo('gone@example.com'))?.['attempts'], 1);
    await worker.close();
    await smtp.stop();
  });

  it('sends each mail once with several workers, and in production keeps nothing of what was sent', async () => {
    const smtp = await startTestSmtpServer();
    const workers = [
      await startWorker({ smtpUrl: smtp.url, mode: 'production' }),
      await startWorker({ smtpUrl: smtp.url, mode: 'production' }),
    ];
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => enqueueMail(sql, { to: `many${index}@example.com`, ...MAIL })),
    );
    await until(
      async () =>
        (await sql`select from private.mail_outbox where to_address like 'many%' and sent_at is null`).length === 0,
    );
    assert.equal(smtp.received.length, 10);
    assert.equal(new Set(smtp.received.map(({ to }) => to)).size, 10);
    assert.deepEqual(
      [(await rowTo('many0@example.com'))?.['text_body'], (await rowTo('many0@example.com'))?.['html_body']],
      ['', ''],
    );
    await Promise.all(workers.map((worker) => worker.close()));
    await smtp.stop();
  });

  it('deletes the last mail to the owner of a deleted account, whether it was sent or permanently refused', async () => {
    const smtp = await startTestSmtpServer(['550 nobody here']);
    const worker = await startWorker({ smtpUrl: smtp.url, mode: 'production' });
    await enqueueMail(sql, { to: 'former@example.com', forgottenWhenSent: true, ...MAIL });
    await until(async () => (await rowTo('former@example.com')) === undefined);
    await enqueueMail(sql, { to: 'former@example.com', forgottenWhenSent: true, ...MAIL });
    await until(async () => (await rowTo('former@example.com')) === undefined);
    assert.deepEqual(
      smtp.received.map(({ to }) => to),
      ['former@example.com'],
    );
    await worker.close();
    await smtp.stop();
  });

  it('leaves mail in the local mailbox without an SMTP server', async () => {
    const worker = await startWorker({ smtpUrl: null });
    await enqueueMail(sql, { to: 'local@example.com', ...MAIL });
    await until(async () => (await rowTo('local@example.com'))?.['sent_at'] !== null);
    assert.equal((await rowTo('local@example.com'))?.['text_body'], 'Hello');
    await worker.close();
  });
});
