import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testAccountPlane } from '../testing/account-plane.ts';
import { ownKeys } from '../testing/api-keys.ts';
import { testDatabase } from '../testing/database.ts';
import { writeKeyNotices } from './key-notices.ts';

const test = await testDatabase();
const { sql } = test.database;
const plane = await testAccountPlane(test);
await sql`insert into private.products (name, place) values ('natal', 1)`;
const site = { publicUrl: 'https://theia.test', supportEmail: 'support@theia.test' };

async function mailsAfter(email: string, writers = 1): Promise<readonly { subject: string; text_body: string }[]> {
  await Promise.all(Array.from({ length: writers }, () => writeKeyNotices(sql, site)));
  return [
    ...(await sql<
      { subject: string; text_body: string }[]
    >`select subject, text_body from private.mail_outbox where to_address = ${email} order by id`),
  ];
}

describe('an owner of keys', () => {
  it('is notified of a replaced key, with when, from where and what to do, but never the key itself', async () => {
    const ada = await plane.signUp('ada@theia.test');
    assert.deepEqual(await mailsAfter(ada.email), [], 'the key made at sign-up causes no mail');
    const { data } = await ada.client
      .from('api_keys')
      .update({ api_key: 'x' })
      .eq('user_id', ada.id)
      .select('api_key')
      .single();
    const [mail, ...more] = await mailsAfter(ada.email, 4);
    assert.deepEqual([mail?.subject, more.length], ['Your API key was replaced', 0]);
    assert.match(mail?.text_body ?? '', /Key: Default\nWhen: \d+ \w+ \d{4} at \d\d:\d\d UTC\nFrom: 192\.0\.2\.7\n/);
    assert.match(
      mail?.text_body ?? '',
      /If this was not you, .*reset your password.*replace the key, and write to support@theia\.test/,
    );
    assert.equal(mail?.text_body.includes(data?.api_key), false);
  });

  it('is notified of a new key, but not of a changed name or switch', async () => {
    const bob = await plane.signUp('bob@theia.test');
    await bob.client.from('api_keys').update({ label: 'Renamed' }).eq('user_id', bob.id);
    await bob.client.from('api_keys').update({ is_active: false }).eq('user_id', bob.id);
    assert.deepEqual(await mailsAfter(bob.email), []);
    await sql`delete from private.api_keys where user_id = ${bob.id}`;
    await bob.client.from('api_keys').insert({ user_id: bob.id, label: 'Server' });
    const mails = await mailsAfter(bob.email);
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['A new API key was created'],
    );
    assert.match(mails[0]?.text_body ?? '', /Key: Server\n/);
  });

  it('is notified of a rotated key, with the end of the old one, and of changed limits', async () => {
    const eve = await plane.signUp('eve@theia.test');
    const keys = ownKeys(plane, eve);
    const [key] = await keys.all();
    await keys.rotate(key!.id, 24);
    await keys.limit(key!.id, { allowed_origins: ['https://a.test'] });
    await keys.run('create-key', { label: 'Tests', is_test: true, limits: { allowed_products: ['natal'] } });
    const mails = await mailsAfter(eve.email);
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Your API key was rolled', 'The limits of your API key were changed', 'A new API key was created'],
    );
    assert.match(mails[0]?.text_body ?? '', /The earlier key works until \d+ \w+ \d{4} at \d\d:\d\d UTC\./);
  });

  it('is told before a key expires, and when it has', async () => {
    const fay = await plane.signUp('fay@theia.test');
    for (const left of ['6 days', '1 hour', '-1 second']) {
      await sql`alter table private.api_keys disable trigger user`;
      await sql`update private.api_keys set expires_at = now() + ${left}::interval where user_id = ${fay.id}`;
      await sql`alter table private.api_keys enable trigger user`;
      await sql`select private.note_key_expiries()`;
    }
    const mails = await mailsAfter(fay.email);
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Your API key expires soon', 'Your API key expires soon', 'Your API key has expired'],
    );
  });

  it('is notified at most ten times an hour, however often a key is replaced', async () => {
    const dee = await plane.signUp('dee@theia.test');
    for (let round = 0; round < 14; round += 1)
      await dee.client.from('api_keys').update({ api_key: 'x' }).eq('user_id', dee.id);
    assert.equal((await mailsAfter(dee.email)).length, 10);
  });

  it('is not notified of a refused change, and the caller cannot set its origin', async () => {
    const cy = await plane.signUp('cy@theia.test');
    const refused = await cy.client.from('api_keys').insert({ user_id: cy.id, label: 'Second' }).select();
    assert.equal(refused.status, 403);
    assert.deepEqual(await mailsAfter(cy.email), []);
    await plane.request(`/rest/v1/api_keys?user_id=eq.${cy.id}`, {
      method: 'PATCH',
      token: cy.accessToken,
      body: { api_key: 'x' },
      headers: { network: '203.0.113.1', 'X-Forwarded-For': '203.0.113.1' },
    });
    assert.match((await mailsAfter(cy.email))[0]?.text_body ?? '', /From: 192\.0\.2\.7/);
  });
});
