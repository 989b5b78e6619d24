import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testAccountPlane, type TestUser } from '../testing/account-plane.ts';
import { testDatabase } from '../testing/database.ts';

const test = await testDatabase();
const { sql } = test.database;
const plane = await testAccountPlane(test);
const ada = await plane.signUp('ada@theia.test');

const MIB = 1024 * 1024;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n', 'latin1');
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0]);

function form(fields: Readonly<Record<string, string>>, files: readonly File[] = []): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  for (const file of files) made.append('attachments', file);
  return made;
}
const file = (name: string, content: Buffer, type = 'application/octet-stream') =>
  new File([new Uint8Array(content)], name, { type });
const MESSAGE = { subject: 'api', message: 'The chart is empty.\nWhat did I do wrong?' };
async function send(who: TestUser, body: FormData): Promise<string> {
  const answer = await who.client.functions.invoke<{ id: string }>('support-message', { body });
  if (answer.error === null || answer.response === undefined) return 'accepted';
  const { error } = (await answer.response.json()) as { error: string };
  return `${answer.response.status} ${error}`;
}

describe('a message to support', () => {
  it('is stored with its files and mailed to the operator, whose reply goes to the sender', async () => {
    assert.equal(
      await send(
        ada,
        form(MESSAGE, [file('chart.png', PNG), file('C:\\notes\\birth.pdf', PDF), file('photo.jpeg', JPEG)]),
      ),
      'accepted',
    );
    const rows = await sql<{ subject: string; message: string; files: string[]; types: string[] }[]>`
      select m.subject, m.message, array_agg(a.filename order by a.position) as files, array_agg(a.content_type order by a.position) as types
      from private.support_messages m join private.support_attachments a on a.message_id = m.id where m.user_id = ${ada.id} group by m.id`;
    assert.deepEqual(
      rows.map((row) => ({ ...row })),
      [
        {
          ...MESSAGE,
          files: ['chart.png', 'birth.pdf', 'photo.jpeg'],
          types: ['image/png', 'application/pdf', 'image/jpeg'],
        },
      ],
    );
    const [mail] = await sql<
      { subject: string; reply_to: string; text_body: string; attachments: { contentBase64: string }[] }[]
    >`select subject, reply_to, text_body, attachments from private.mail_outbox where to_address = ${test.config.supportEmail}`;
    assert.deepEqual([mail?.subject, mail?.reply_to], [`API Issue: ${ada.email}`, ada.email]);
    assert.match(mail?.text_body ?? '', /The chart is empty\.\n\nWhat did I do wrong\?/);
    assert.deepEqual(
      mail?.attachments.map(({ contentBase64 }) => contentBase64),
      [PNG, PDF, JPEG].map((content) => content.toString('base64')),
    );
  });

  it('must have a subject and a text', async () => {
    for (const fields of [
      {},
      { subject: 'api' },
      { subject: 'api', message: '  \n ' },
      { subject: 'tarot', message: 'Hello' },
      { message: 'Hello' },
    ]) {
      assert.equal(await send(ada, form(fields)), '400 Please select a subject and enter a message.');
    }
  });

  it('with characters that cannot be stored is refused, not changed', async () => {
    assert.match(await send(ada, form({ subject: 'api', message: 'a\0b' })), /^400 /);
    assert.match(await send(ada, form({ subject: 'api', message: 'x'.repeat(10_001) })), /^400 /);
  });

  it('accepts JPEG, PNG and PDF by content, whatever the file is called', async () => {
    for (const fake of [
      file('chart.png', Buffer.from('MZ not a picture'), 'image/png'),
      file('page.pdf', Buffer.from('<html>')),
      file('empty.jpg', Buffer.alloc(0), 'image/jpeg'),
      file('half.png', PNG.subarray(0, 10)),
    ]) {
      assert.equal(
        await send(ada, form(MESSAGE, [fake])),
        `400 ${fake.name} is not a supported format. Please upload JPEG, PNG, or PDF.`,
      );
    }
    const bob = await plane.signUp('bob@theia.test');
    assert.equal(
      await send(bob, form(MESSAGE, [file('chart.exe', PNG), file('../../etc/pass\u0000wd', PDF)])),
      'accepted',
    );
    assert.deepEqual(
      (
        await sql`select filename from private.support_attachments a join private.support_messages m on m.id = a.message_id where m.user_id = ${bob.id} order by position`
      ).map((row) => row.filename),
      ['chart.exe.png', 'passwd.pdf'],
    );
  });

  it('accepts at most three files of at most 6 MB', async () => {
    const full = (name: string, bytes: number) => file(name, Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)]));
    const cy = await plane.signUp('cy@theia.test');
    assert.equal(
      await send(
        cy,
        form(
          MESSAGE,
          ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => full(name, 6 * MIB)),
        ),
      ),
      'accepted',
    );
    assert.equal(await send(cy, form(MESSAGE, [full('big.pdf', 6 * MIB + 1)])), '400 big.pdf exceeds the 6MB limit.');
    assert.equal(
      await send(
        cy,
        form(
          MESSAGE,
          ['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`, PNG)),
        ),
      ),
      '400 You can upload up to 3 attachments only.',
    );
    assert.equal(
      await send(
        cy,
        form(
          MESSAGE,
          ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => full(name, 6 * MIB)),
        ),
      ),
      '413 The request body is too large',
    );
    assert.equal((await sql`select 1 from private.support_messages where user_id = ${cy.id}`).length, 1);
  });

  it('is accepted ten times an hour, from signed-in users only', async () => {
    const dora = await plane.signUp('dora@theia.test');
    for (let turn = 0; turn < 10; turn += 1) assert.equal(await send(dora, form(MESSAGE)), 'accepted');
    assert.match(await send(dora, form(MESSAGE)), /^429 /);
    const visitor = await plane.visitor.functions.invoke('support-message', { body: form(MESSAGE) });
    assert.equal(visitor.response?.status, 401);
    const json = await plane.request('/functions/v1/support-message', {
      method: 'POST',
      token: ada.accessToken,
      body: MESSAGE,
    });
    assert.equal(json.status, 400);
  });
});
