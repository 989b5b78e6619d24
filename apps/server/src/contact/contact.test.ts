import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { testDatabase } from '../testing/database.ts';
import { createContactDesk } from './contact-desk.ts';
import { contactFormRoutes, contactRoutes } from './contact-routes.ts';
import { assertStatus } from '../testing/outcomes.ts';

const { database, config } = await testDatabase({ SUPPORT_EMAIL: 'crew@theia.test' });
const { sql } = database;
const log = pino({ level: 'silent' });
const clock = { ms: 0 };
const desk = createContactDesk({
  sql,
  config,
  clientAddress: (c) => c.req.header('x-test-address') ?? 'here',
  limit: { capacity: 2, refillPerSecond: 1 / 60 },
  now: () => clock.ms,
});
const { publicUrl, supportEmail } = config;
const routes = contactRoutes({ desk, publicUrl, log });
const formRoutes = contactFormRoutes({ desk, publicUrl, supportEmail, log });

const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'API Support',
  message: 'Which ephemeris?\n\nAnd <b>which</b> files?',
};
const send = (body: unknown, from = `address-${Math.random()}`) =>
  routes.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-address': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const count = async () => Number((await sql`select count(*) as n from private.contact_messages`)[0]?.['n']);

describe('a message from the contact form', () => {
  it('is stored and mailed to the operator, whose reply goes to the sender', async () => {
    const answer = await send(MESSAGE);
    assert.equal(answer.status, 200);
    const [row] = await sql`select name, email, subject, message from private.contact_messages`;
    assert.deepEqual({ ...row }, MESSAGE);
    const [mail] = await sql<
      Record<string, string>[]
    >`select to_address, reply_to, subject, text_body, html_body from private.mail_outbox order by id desc limit 1`;
    assert.equal(mail?.['to_address'], 'crew@theia.test');
    assert.equal(mail['reply_to'], 'ada@example.com');
    assert.equal(mail['subject'], 'API Support: message from Ada Lovelace');
    assert.match(mail['text_body'] ?? '', /Which ephemeris\?/);
    assert.match(mail['html_body'] ?? '', /&lt;b&gt;which&lt;\/b&gt;/, 'the input is escaped');
  });

  it('is refused with the name of a missing or wrong field, and nothing is stored', async () => {
    const before = await count();
    const wrong = [
      [{ ...MESSAGE, name: '   ' }, 'name'],
      [{ ...MESSAGE, name: 'x'.repeat(121) }, 'name'],
      [{ ...MESSAGE, email: 'ada@example' }, 'email'],
      [{ ...MESSAGE, email: 'a b@example.com' }, 'email'],
      [{ ...MESSAGE, subject: 'Anything' }, 'subject'],
      [{ ...MESSAGE, message: '\n ' }, 'message'],
      [{ ...MESSAGE, message: 'x'.repeat(5001) }, 'message'],
      [{ ...MESSAGE, message: 'a\0b' }, 'message'],
      [{ name: 'Ada' }, 'email'],
      [[], null],
      ['{', null],
      ['null', null],
    ] as const;
    for (const [body, field] of wrong) {
      const answer = await send(body);
      assert.equal(answer.status, 400, JSON.stringify(body).slice(0, 80));
      assert.equal(((await answer.json()) as { field: string | null }).field, field);
    }
    assert.equal(await count(), before);
  });

  it('is not accepted as a form or text that another site sends as a visitor', async () => {
    const before = await count();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      await assertStatus(
        routes.request('/', {
          method: 'POST',
          headers: { 'content-type': type },
          body: JSON.stringify(MESSAGE),
        }),
        415,
      );
      const answer = await routes.request('/', {
        method: 'POST',
        headers: { 'content-type': type, origin: 'https://elsewhere.example' },
        body: JSON.stringify(MESSAGE),
      });
      assert.equal(answer.status, 403);
    }
    assert.equal(await count(), before);
  });

  it('cannot inject a second line into the headers of the mail', async () => {
    await assertStatus(send({ ...MESSAGE, name: 'Eve\r\nBcc: all@example.com' }), 200);
    const [mail] = await sql`select subject from private.mail_outbox order by id desc limit 1`;
    assert.equal(mail?.['subject'], 'API Support: message from Eve Bcc: all@example.com');
    await assertStatus(send({ ...MESSAGE, email: 'ada@example.com\r\nBcc: all@example.com' }), 400);
  });

  it('is limited by sender, and the answer says when to try again', async () => {
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await send(MESSAGE, 'one place')).status);
    assert.deepEqual(statuses, [200, 200, 429]);
    const refused = await send(MESSAGE, 'one place');
    assert.equal(refused.headers.get('retry-after'), '60');
    await assertStatus(send(MESSAGE, 'another place'), 200);
    clock.ms += 60_000;
    await assertStatus(send(MESSAGE, 'one place'), 200);
  });

  it('is accepted only by POST and up to a size limit', async () => {
    await assertStatus(routes.request('/'), 405);
    await assertStatus(send({ ...MESSAGE, message: 'x'.repeat(40_000) }), 413);
  });

  it('is deleted after two years', async () => {
    await sql`insert into private.contact_messages (created_at, name, email, subject, message) values (now() - interval '25 months', 'Old', 'old@example.com', 'Billing', 'Old')`;
    await assertStatus(send(MESSAGE), 200);
    assert.equal((await sql`select 1 from private.contact_messages where name = 'Old'`).length, 0);
  });
});

describe('a message from a form without JavaScript', () => {
  const post = (
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    from = `address-${Math.random()}`,
  ) =>
    formRoutes.request('/', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: new URL(publicUrl).origin,
        'x-test-address': from,
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });

  it('is stored and mailed like any other, and answered with a page', async () => {
    const answer = await post({ ...MESSAGE, name: 'Mary Somerville' });
    assert.equal(answer.status, 200);
    const page = await answer.text();
    assert.match(page, /Message sent!/);
    assert.match(page, /We&#x27;ve received your message and will get back to you soon\./);
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.equal(
      (
        await sql`select 1 from private.contact_messages where name = 'Mary Somerville' and message = ${MESSAGE.message}`
      ).length,
      1,
    );
    assert.equal(
      (await sql`select to_address from private.mail_outbox order by id desc limit 1`)[0]?.['to_address'],
      'crew@theia.test',
    );
  });

  it('is returned with its input and the error messages when a field is missing or wrong', async () => {
    const before = await count();
    const answer = await post({
      ...MESSAGE,
      name: '',
      email: 'ada@example',
      message: '<script>alert(1)</script>"',
      subject: 'Anything',
    });
    assert.equal(answer.status, 400);
    const page = await answer.text();
    for (const sentence of [
      'Please enter your name.',
      'Please enter a valid email address.',
      'Please choose a subject.',
    ])
      assert.ok(page.includes(sentence), sentence);
    assert.ok(page.includes('&lt;script&gt;alert(1)&lt;/script&gt;&quot;'), 'the input is shown as text');
    assert.ok(!page.includes('<script>'));
    assert.ok(
      (await (await post({ ...MESSAGE, message: 'x'.repeat(5001) })).text()).includes('At most 5000 characters.'),
    );
    assert.equal(await count(), before);
  });

  it('is not accepted when another site sends it as a visitor', async () => {
    const before = await count();
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    ]) {
      await assertStatus(post(MESSAGE, headers), 403, JSON.stringify(headers));
    }
    await assertStatus(post(MESSAGE, { 'content-type': 'text/plain' }), 415);
    assert.equal(await count(), before);
    await assertStatus(post(MESSAGE, { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-origin' }), 200);
  });

  it('counts towards the same limit per sender', async () => {
    await assertStatus(send(MESSAGE, 'both ways'), 200);
    await assertStatus(post(MESSAGE, {}, 'both ways'), 200);
    const refused = await post({ ...MESSAGE, message: 'Kept for another try' }, {}, 'both ways');
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('retry-after'), '60');
    assert.match(await refused.text(), /Kept for another try/);
    await assertStatus(send(MESSAGE, 'both ways'), 429);
  });

  it('has a size limit', async () => {
    await assertStatus(post({ ...MESSAGE, message: 'x'.repeat(40_000) }), 413);
  });
});
