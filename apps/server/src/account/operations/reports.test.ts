import { randomUUID } from 'node:crypto';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { computeHere } from '../../compute/compute.ts';
import { testAccountPlane, type TestUser } from '../../testing/account-plane.ts';
import { readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { reportHandlers } from './reports.ts';

const test = await testDatabase();
const { sql } = test.database;
const { product, call } = await testProduct(test);
const { reports } = product;
assert.ok(reports !== null);
const plane = await testAccountPlane(test, {
  handlers: reportHandlers({
    ...reports,
    compute: computeHere(catalog, { ephemeris: await createSwissEphemeris(), places: await loadPlaces() }),
    idempotency: product.idempotency,
    publicUrl: 'https://theia.example',
    now: Date.now,
  }),
});

const REQUEST = { kind: 'natal', ...NY90, name: 'Ada Lovelace' };
/** What the dashboard sends for a report, each time of another preview. */
const order = () => ({ preview_id: randomUUID(), request: REQUEST });
let count = 0;
async function owner(balanceUsd: number): Promise<TestUser> {
  const user = await plane.signUp(`reader-${(count += 1)}@theia.test`);
  await sql`update public.subscriptions set status = 'ended', plan = null where user_id = ${user.id}`;
  if (balanceUsd > 0) await sql`select private.book_credit(${user.id}, 'credit', ${balanceUsd}, 'test', null)`;
  return user;
}
const ask = async (user: TestUser, name: string, body: object) => {
  const answer = await plane.request(`/functions/v1/${name}`, { method: 'POST', token: user.accessToken, body });
  return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
};
const done = async (user: TestUser, name: string, body: object) => {
  const { status, body: answer } = await ask(user, name, body);
  assert.equal(status, 200, JSON.stringify(answer));
  return answer;
};
async function bought(user: TestUser): Promise<string> {
  const { id } = await done(user, 'buy-report', order());
  await until(async () => (await done(user, 'report', { id }))['status'] === 'ready');
  return String(id);
}

describe('the reports of the dashboard', () => {
  it('a preview shows the head, the first paragraph and the price, costs nothing, and is in no log', async () => {
    const user = await owner(0);
    const {
      title,
      paragraph,
      sections,
      price_usd: price,
      ...rest
    } = await done(user, 'preview-report', { request: REQUEST });
    assert.deepEqual([title, price], ['The birth chart of Ada Lovelace', '2.0000']);
    assert.ok(String(paragraph).length > 100);
    assert.ok((sections as readonly unknown[]).every((section) => typeof section === 'string'));
    assert.deepEqual(Object.keys(rest).toSorted(), ['id', 'limits', 'notes', 'subtitle', 'words']);
    const { logs, usage } = await readBooks(test.database, user.id);
    assert.deepEqual([logs, usage], [0, 0]);
    assert.equal((await sql`select 1 from private.reports where user_id = ${user.id}`).length, 0);
  });

  it('a preview names what is wrong with the request, and has no other form', async () => {
    const user = await owner(0);
    for (const [fields, field] of [
      [{ birth_date: '1990-02-31' }, 'birth_date'],
      [{ format: 'pdf' }, 'kept'],
      [{ fields: ['sections'] }, 'fields'],
    ] as const) {
      const { status, body } = await ask(user, 'preview-report', { request: { ...REQUEST, ...fields } });
      assert.equal(status, 400, JSON.stringify(body));
      assert.match(JSON.stringify(body), new RegExp(field));
    }
  });

  it('previews are limited: twenty, then some minutes', async () => {
    const user = await owner(0);
    const moon = { kind: 'moon_month', ...NY90 };
    for (let shown = 0; shown < 20; shown += 1) await done(user, 'preview-report', { request: moon });
    assert.equal((await ask(user, 'preview-report', { request: moon })).status, 429);
  });

  it('a report is bought from the wallet, read in every form, shared, withdrawn and deleted', async () => {
    const user = await owner(5);
    const id = await bought(user);
    const { balance, charged, broken } = await readBooks(test.database, user.id);
    assert.deepEqual([balance, charged, broken], ['3.0000', '2.0000', 0]);
    const { reports: listed, more } = await done(user, 'reports', {});
    assert.deepEqual([(listed as { id: string }[]).map((report) => report.id), more], [[id], false]);
    assert.deepEqual((await done(user, 'report', { id }))['request'], { ...REQUEST, voice: 'composed', keep: true });
    const read = (format: string) => done(user, 'read-report', { id, format, paper: 'letter' });
    assert.match(String((await read('markdown'))['text']), /^# The birth chart of Ada Lovelace/);
    assert.match(String((await read('html'))['text']), /^<!doctype html>/i);
    assert.match(Buffer.from(String((await read('pdf'))['base64']), 'base64').toString('latin1', 0, 5), /^%PDF-/);
    const { url } = await done(user, 'share-report', { id });
    const shared = () => call(new URL(String(url)).pathname);
    assert.equal((await shared()).status, 200);
    await done(user, 'withdraw-report', { id });
    assert.equal((await shared()).status, 404);
    await done(user, 'delete-report', { id });
    assert.equal((await ask(user, 'report', { id })).status, 404);
  });

  it('no other user has it', async () => {
    const [user, stranger] = [await owner(5), await owner(5)];
    const id = await bought(user);
    for (const [name, body] of [
      ['report', { id }],
      ['read-report', { id, format: 'json' }],
      ['share-report', { id }],
      ['withdraw-report', { id }],
      ['delete-report', { id }],
    ] as const)
      assert.equal((await ask(stranger, name, body)).status, 404, name);
    assert.deepEqual((await done(stranger, 'reports', {}))['reports'], []);
    assert.equal((await done(user, 'report', { id }))['status'], 'ready');
  });

  it('is rejected with an empty wallet, and where no key may pay, before anything is stored', async () => {
    const poor = await owner(1);
    const { status, body } = await ask(poor, 'buy-report', order());
    assert.deepEqual([status, body['code']], [402, 'insufficient_balance']);
    const keyless = await owner(5);
    await sql`update private.api_keys set is_active = false where user_id = ${keyless.id}`;
    assert.equal((await ask(keyless, 'buy-report', order())).status, 409);
    assert.equal((await sql`select 1 from private.reports where user_id in (${poor.id}, ${keyless.id})`).length, 0);
  });

  it('a preview is bought once: by two tabs at a time, by a second tap, and again after an answer that was lost', async () => {
    const user = await owner(10);
    const same = order();
    const orders = await Promise.all([1, 2, 3].map(() => done(user, 'buy-report', same)));
    const id = orders[0]?.['id'];
    await until(async () => (await done(user, 'report', { id }))['status'] === 'ready');
    const again = await done(user, 'buy-report', same);
    assert.deepEqual(
      [...orders, again].map((report) => report['id']),
      [id, id, id, id],
    );
    const { balance, charged, broken } = await readBooks(test.database, user.id);
    assert.deepEqual([balance, charged, broken], ['8.0000', '2.0000', 0]);
    const other = await ask(user, 'buy-report', { ...same, request: { ...REQUEST, name: 'William' } });
    assert.deepEqual([other.status, other.body['code']], [409, 'idempotency_key_reused']);
    await done(user, 'delete-report', { id });
    const { status, body } = await ask(user, 'buy-report', same);
    assert.deepEqual([status, body['code']], [409, 'gone']);
    assert.equal((await readBooks(test.database, user.id)).balance, '8.0000');
  });

  it('a rejected purchase can be tried again with the same preview, and no other user can use its id', async () => {
    const [user, stranger] = [await owner(1), await owner(5)];
    const same = order();
    assert.equal((await ask(user, 'buy-report', same)).status, 402);
    await sql`select private.book_credit(${user.id}, 'credit', 5, 'more', null)`;
    const { id } = await done(user, 'buy-report', same);
    const { id: other } = await done(stranger, 'buy-report', same);
    assert.notEqual(other, id);
    for (const [who, which] of [
      [user, id],
      [stranger, other],
    ] as const)
      await until(async () => (await done(who, 'report', { id: which }))['status'] === 'ready');
  });

  it('two orders with money for one report get one; the other says why, and nothing is charged for it', async () => {
    const user = await owner(3);
    const orders = await Promise.all([1, 2].map(() => ask(user, 'buy-report', order())));
    const ids = orders.flatMap(({ body }) => (typeof body['id'] === 'string' ? [body['id']] : []));
    const ends = await Promise.all(
      ids.map((id) =>
        until(async () => {
          const report = await done(user, 'report', { id });
          return report['ended_at'] === null ? null : `${String(report['status'])} ${String(report['failure'])}`;
        }),
      ),
    );
    assert.equal(ends.filter((end) => end === 'ready null').length, 1);
    assert.ok(
      ends.every((end) => end === 'ready null' || end === 'failed insufficient_balance'),
      ends.join(),
    );
    const { balance, charged, broken } = await readBooks(test.database, user.id);
    assert.deepEqual([balance, charged, broken], ['1.0000', '2.0000', 0]);
  });
});
