import { randomUUID } from 'node:crypto';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import type { keptReportSchema } from '@theia-astro/endpoints/reports/report-paths';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { computeHere } from '../../compute/compute.ts';
import type { ReportExtras } from '../../rules/resources.ts';
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
/** What a session reads of a report. */
async function reportOf(user: TestUser, id: unknown) {
  const answer = await call(`/reports/${String(id)}`, { key: user.accessToken });
  assert.equal(answer.status, 200);
  return (await answer.json()) as Wire<typeof keptReportSchema> & ReportExtras;
}
const untilReady = (user: TestUser, id: unknown) => until(async () => (await reportOf(user, id)).status === 'ready');
async function bought(user: TestUser): Promise<string> {
  const { id } = await done(user, 'buy-report', order());
  await untilReady(user, id);
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
    const send = (method: string, path: string) => call(`/reports${path}`, { method, key: user.accessToken });
    const { reports: listed, ...rest } = (await (await send('GET', '')).json()) as { reports: { id: string }[] };
    assert.deepEqual([listed.map((report) => report.id), rest], [[id], { next_cursor: null, model: false }]);
    assert.deepEqual((await reportOf(user, id)).request, { ...REQUEST, voice: 'composed', keep: true });
    const read = async (format: string) => (await send('GET', `/${id}/content?format=${format}&paper=letter`)).text();
    assert.match(await read('markdown'), /^# The birth chart of Ada Lovelace/);
    assert.match(await read('html'), /^<!doctype html>/i);
    assert.match(await read('pdf'), /^%PDF-/);
    const { url } = (await (await send('POST', `/${id}/share`)).json()) as { url: string };
    const shared = () => call(new URL(url).pathname);
    assert.equal((await shared()).status, 200);
    assert.equal((await send('DELETE', `/${id}/share`)).status, 204);
    assert.equal((await shared()).status, 404);
    assert.equal((await send('DELETE', `/${id}`)).status, 204);
    assert.equal((await send('GET', `/${id}`)).status, 404);
    const trail = await sql<{ event: string; actor: string; session_id: string }[]>`
      select event, actor, session_id from public.audit_log where user_id = ${user.id} and event like 'report.%' order by id`;
    assert.deepEqual(
      trail.map(({ event, actor, session_id: session }) => [event, actor, session]),
      ['report.shared', 'report.withdrawn', 'report.deleted'].map((event) => [event, 'owner', user.sessionId]),
    );
  });

  it('no other user has it', async () => {
    const [user, stranger] = [await owner(5), await owner(5)];
    const id = await bought(user);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/content'],
      ['GET', '/events'],
      ['POST', '/share'],
      ['DELETE', '/share'],
      ['DELETE', ''],
    ] as const) {
      const answer = await call(`/reports/${id}${path}`, { method, key: stranger.accessToken });
      const { message } = (await answer.json()) as { message: string };
      assert.deepEqual([answer.status, message], [404, 'There is no such report'], `${method} ${path}`);
    }
    const list = await call('/reports', { key: stranger.accessToken });
    assert.deepEqual(((await list.json()) as { reports: unknown }).reports, []);
    assert.equal((await reportOf(user, id)).status, 'ready');
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
    await untilReady(user, id);
    const again = await done(user, 'buy-report', same);
    assert.deepEqual(
      [...orders, again].map((report) => report['id']),
      [id, id, id, id],
    );
    const { balance, charged, broken } = await readBooks(test.database, user.id);
    assert.deepEqual([balance, charged, broken], ['8.0000', '2.0000', 0]);
    const other = await ask(user, 'buy-report', { ...same, request: { ...REQUEST, name: 'William' } });
    assert.deepEqual([other.status, other.body['code']], [409, 'idempotency_key_reused']);
    await call(`/reports/${String(id)}`, { method: 'DELETE', key: user.accessToken });
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
      await untilReady(who, which);
  });

  it('two orders with money for one report get one; the other says why, and nothing is charged for it', async () => {
    const user = await owner(3);
    const orders = await Promise.all([1, 2].map(() => ask(user, 'buy-report', order())));
    const ids = orders.flatMap(({ body }) => (typeof body['id'] === 'string' ? [body['id']] : []));
    const ends = await Promise.all(
      ids.map((id) =>
        until(async () => {
          const { ended_at: endedAt, status, failure } = await reportOf(user, id);
          return endedAt === null ? null : `${status} ${failure}`;
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
