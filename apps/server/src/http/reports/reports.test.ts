import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  keptReportListSchema,
  keptReportSchema,
  sharedReportSchema,
} from '@theia-astro/endpoints/reports/report-paths';
import type { reportResponseSchema } from '@theia-astro/endpoints/report/schema';
import { startModelSandbox } from '@theia-astro/sandbox/model/model-sandbox';
import type { z } from 'zod';
import { issueKey, readKeys } from '../../testing/api-keys.ts';
import { customer, type CustomerOptions, readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';

const base = await testDatabase();
const { database } = base;
const { sql } = database;
const sandbox = await startModelSandbox({ chunkEveryMs: 0 });
base.beforeClose(() => sandbox.stop());
const opened = (model: string | null, on = base) =>
  testProduct(on, model === null ? {} : { reportModel: { ...sandbox.access, model } });
const { call } = await opened('linking');
/** An installation of its own with another model: any of its nodes may write a report. */
async function elsewhere(model: string | null) {
  const own = await testDatabase();
  const product = await opened(model, own);
  return {
    ...product,
    own,
    buyer: () => customer(own.database, { balanceUsd: '10', plan: null, ratePerSecond: 1000 }),
  };
}

type Kept = z.infer<typeof keptReportSchema>;
type Json = Readonly<Record<string, unknown>>;

const NATAL = { kind: 'natal', ...NY90 };
const ASKED = { ...NATAL, name: 'Ada Lovelace', keep: true };
const TITLE = 'The birth chart of Ada Lovelace';
const PRICE = '2.0000';
const buyer = (wish: CustomerOptions = {}) =>
  customer(database, { balanceUsd: '10', plan: null, ratePerSecond: 1000, ...wish });
const post = (key: string, body: Json, headers: Readonly<Record<string, string>> = {}, where = call) =>
  where('/report', { method: 'POST', key, body, headers });
async function kept(response: Response, status = 201): Promise<Kept> {
  assert.equal(response.status, status, await response.clone().text());
  return keptReportSchema.parse(await response.json());
}
const refusal = async (response: Response) => {
  const { code, field } = (await response.json()) as { code: unknown; field: unknown };
  return [response.status, code, field];
};
type Content = Pick<z.infer<typeof reportResponseSchema>, 'voice' | 'warnings' | 'opening' | 'sections' | 'closing'>;
const contentOf = async (key: string, id: string, where = call) =>
  (await (await where(`/reports/${id}/content`, { key })).json()) as Content;
const textsOf = ({ opening, sections, closing }: Content) =>
  [opening, ...sections.flatMap(({ paragraphs }) => paragraphs), closing].map(({ text }) => text);
const booked = async (userId: string, of = database) => {
  const { balance, charged, paid_logs: logs, broken } = await readBooks(of, userId);
  assert.equal(broken, 0);
  return [balance, charged, logs];
};

const composed = (await (await post((await buyer()).apiKey, { ...NATAL, name: 'Ada Lovelace' })).json()) as Content;

describe('a report that is kept', () => {
  it('is written, charged once, listed, read and deleted', async () => {
    const { apiKey, userId } = await buyer();
    const response = await post(apiKey, ASKED);
    const made = await kept(response);
    assert.equal(response.headers.get('location'), `/reports/${made.id}`);
    assert.deepEqual(
      [made.status, made.voice, made.title, made.progress, made.stage, made.cost_usd, made.shared],
      ['ready', 'composed', TITLE, 1, null, PRICE, false],
    );
    assert.deepEqual(await booked(userId), ['8.0000', PRICE, 1]);
    const other = await kept(await post(apiKey, { ...ASKED, name: 'Bo' }));
    const page = keptReportListSchema.parse(await (await call('/reports?limit=1', { key: apiKey })).json());
    assert.deepEqual([page.reports, page.next_cursor], [[other], other.id]);
    const rest = keptReportListSchema.parse(await (await call(`/reports?cursor=${other.id}`, { key: apiKey })).json());
    assert.deepEqual(rest, { reports: [made], next_cursor: null });
    assert.deepEqual(keptReportSchema.parse(await (await call(`/reports/${made.id}`, { key: apiKey })).json()), made);
    const content = await call(`/reports/${made.id}/content`, { key: apiKey });
    assert.deepEqual([content.status, content.headers.get('cache-control')], [200, 'no-store']);
    assert.equal(((await content.json()) as { title: string }).title, TITLE);
    assert.equal((await call(`/reports/${made.id}`, { method: 'DELETE', key: apiKey })).status, 204);
    assert.deepEqual(await refusal(await call(`/reports/${made.id}`, { key: apiKey })), [404, 'not_found', null]);
    assert.deepEqual(await booked(userId), ['6.0000', '4.0000', 2]);
  });

  it('is nobody else’s, and another key of the account does not see it', async () => {
    const { apiKey, userId } = await buyer();
    const made = await kept(await post(apiKey, ASKED));
    await issueKey(database, userId);
    const second = (await readKeys(database, userId)).find(({ api_key: key }) => key !== apiKey)!;
    const stranger = await buyer();
    for (const key of [second.api_key, stranger.apiKey])
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/content'],
        ['GET', '/events'],
        ['POST', '/share'],
        ['DELETE', '/share'],
        ['DELETE', ''],
      ] as const)
        assert.deepEqual(
          await refusal(await call(`/reports/${made.id}${path}`, { method, key })),
          [404, 'not_found', null],
          path,
        );
    assert.equal((await call(`/reports/${made.id}`, { key: apiKey })).status, 200);
  });

  it('is the same report with the same Idempotency-Key, and is charged once', async () => {
    const { apiKey, userId } = await buyer();
    const headers = { 'idempotency-key': 'once' };
    const first = await kept(await post(apiKey, ASKED, headers));
    const again = await post(apiKey, ASKED, headers);
    assert.equal(again.headers.get('idempotency-replayed'), 'true');
    assert.deepEqual(await kept(again), first);
    assert.deepEqual(await refusal(await post(apiKey, { ...ASKED, name: 'Bo' }, headers)), [
      409,
      'idempotency_key_reused',
      'Idempotency-Key',
    ]);
    assert.deepEqual(await booked(userId), ['8.0000', PRICE, 1]);
  });

  it('is refused before anything is written where the wallet does not cover it', async () => {
    const { apiKey, userId } = await buyer({ balanceUsd: '1.9999' });
    assert.deepEqual(await refusal(await post(apiKey, ASKED)), [402, 'insufficient_balance', null]);
    assert.equal((await sql`select 1 from private.reports where user_id = ${userId}`).length, 0);
  });

  it('is never charged where the wallet is empty once it is written', async () => {
    const { apiKey, userId } = await buyer({ balanceUsd: '3.5' });
    const answers = await Promise.all([1, 2, 3, 4].map((number) => post(apiKey, { ...ASKED, name: `Nr ${number}` })));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 402, 402, 402]);
    const [balance, charged] = await booked(userId);
    assert.deepEqual([balance, charged], ['1.5000', PRICE]);
    const rows = await sql<
      { status: string }[]
    >`select status from private.reports where user_id = ${userId} and status = 'ready'`;
    assert.equal(rows.length, 1);
  });

  it('stands in no table and no log in clear, and its call has no payload', async () => {
    const { apiKey, userId } = await buyer();
    const made = await kept(await post(apiKey, { ...ASKED, name: 'Zebulon Quist' }));
    const [sentence = ''] = textsOf(await contentOf(apiKey, made.id));
    const [row] = await sql<{ text: string }[]>`
      select coalesce((select string_agg(r::text, ' ') from private.reports r where r.user_id = ${userId}), '')
          || coalesce((select string_agg(l::text, ' ') from public.translator_logs l where l.user_id = ${userId}), '')
          || coalesce((select string_agg(i::text, ' ') from private.idempotency_keys i where i.user_id = ${userId}), '')
          || coalesce((select string_agg(encode(r.content_cipher, 'escape'), ' ') from private.reports r where r.user_id = ${userId}), '') as text`;
    assert.ok(row!.text.includes('rep_'));
    assert.doesNotMatch(row!.text, /Zebulon|1990-06|New York/);
    assert.ok(sentence.length > 40 && !row!.text.includes(sentence.slice(0, 40)));
    const [call_] = await sql<{ path: string; request_payload: unknown; response_crc32: unknown }[]>`
      select path, request_payload, response_crc32 from public.translator_logs where user_id = ${userId}`;
    assert.deepEqual({ ...call_ }, { path: '/report', request_payload: null, response_crc32: null });
  });

  it('goes with the account', async () => {
    const { apiKey, userId } = await buyer();
    await kept(await post(apiKey, ASKED));
    await sql`delete from auth.users where id = ${userId}`;
    assert.equal((await sql`select 1 from private.reports where user_id = ${userId}`).length, 0);
  });
});

describe('a report by a language model', () => {
  it('is written anew, and says so', async () => {
    const { apiKey, userId } = await buyer();
    const made = await kept(await post(apiKey, { ...ASKED, voice: 'model' }));
    assert.equal(made.voice, 'model');
    const answer = await contentOf(apiKey, made.id);
    assert.deepEqual([answer.voice, answer.warnings], ['model', []]);
    const [anew, before] = [textsOf(answer), textsOf(composed)];
    assert.equal(anew.length, before.length);
    assert.ok(anew.some((text, index) => text.endsWith(before[index]!.slice(1)) && text.startsWith('In daily life, ')));
    assert.deepEqual(await booked(userId), ['8.0000', PRICE, 1]);
  });

  it('is as it was composed where the model fails or invents, says so, and costs the same', async () => {
    for (const [behaviour, code] of [
      ['inventing', 'model_refused'],
      ['failing', 'model_failed'],
    ] as const) {
      const product = await elsewhere(behaviour);
      const { apiKey, userId } = await product.buyer();
      const made = await kept(await post(apiKey, { ...ASKED, voice: 'model' }, {}, product.call));
      const answer = await contentOf(apiKey, made.id, product.call);
      assert.deepEqual([answer.voice, answer.warnings.map((warning) => warning.code)], ['composed', [code]]);
      assert.deepEqual(textsOf(answer), textsOf(composed));
      assert.deepEqual(await booked(userId, product.own.database), ['8.0000', PRICE, 1]);
    }
  });

  it('tells its progress as events, and ends with the report', async () => {
    const { apiKey } = await buyer();
    const response = await post(apiKey, { ...ASKED, voice: 'model' }, { accept: 'text/event-stream' });
    assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
    const events = [...(await response.text()).matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, name, data]) => ({
      name,
      report: keptReportSchema.parse(JSON.parse(data!)),
    }));
    assert.equal(events.at(-1)?.name, 'ready');
    assert.equal(events.at(-1)?.report.status, 'ready');
    assert.ok(events.length >= 2);
    const replayed = await call(`/reports/${events[0]!.report.id}/events`, { key: apiKey });
    assert.match(await replayed.text(), /^event: ready\ndata: /);
  });

  it('is refused where the operator has no model, before anything is stored', async () => {
    const product = await elsewhere(null);
    const { apiKey } = await product.buyer();
    assert.deepEqual(await refusal(await post(apiKey, { ...ASKED, voice: 'model' }, {}, product.call)), [
      422,
      'model_unavailable',
      'voice',
    ]);
    assert.equal((await product.own.database.sql`select 1 from private.reports`).length, 0);
  });

  it('is not asked for again and again without paying', async () => {
    const slow = await elsewhere('slow');
    const { apiKey } = await slow.buyer();
    const ask = (voice: 'model' | 'composed') =>
      post(apiKey, { ...ASKED, voice }, { prefer: 'respond-async' }, slow.call);
    for (let asked = 0; asked < 20; asked += 1) {
      const { id } = await kept(await ask('model'), 202);
      assert.equal((await slow.call(`/reports/${id}`, { method: 'DELETE', key: apiKey })).status, 204);
    }
    assert.deepEqual(await refusal(await ask('model')), [429, 'too_many_reports', 'voice']);
    await kept(await ask('composed'), 202);
    await slow.product.close();
  });

  it('is not begun once the key that would pay is revoked', async () => {
    const slow = await elsewhere('slow');
    const { apiKey, keyId, userId } = await slow.buyer();
    const ask = async () =>
      (await kept(await post(apiKey, { ...ASKED, voice: 'model' }, { prefer: 'respond-async' }, slow.call), 202)).id;
    // Three of an account are written at a time.
    const begun = [await ask(), await ask(), await ask()];
    const last = await ask();
    const { sql: ownSql } = slow.own.database;
    await ownSql`update private.api_keys set is_active = false where id = ${keyId}`;
    await ownSql`delete from private.reports where id = any (${begun})`;
    const failure = await until(async () => {
      const [row] = await ownSql<
        { failure: string | null }[]
      >`select failure from private.reports where id = ${last} and ended_at is not null`;
      return row?.failure;
    });
    assert.equal(failure, 'revoked_key');
    await slow.product.close();
    assert.deepEqual(await booked(userId, slow.own.database), ['10.0000', '0.0000', 0]);
  });

  it('is a job where it takes long: 202 with its address. Deleted while it is written, it costs nothing', async () => {
    const slow = await elsewhere('slow');
    const { apiKey, userId } = await slow.buyer();
    const response = await post(apiKey, { ...ASKED, voice: 'model' }, { prefer: 'respond-async' }, slow.call);
    const { id, status } = await kept(response, 202);
    assert.deepEqual(
      [response.headers.get('location'), response.headers.get('preference-applied')],
      [`/reports/${id}`, 'respond-async'],
    );
    assert.ok(status === 'waiting' || status === 'writing', status);
    const events = await slow.call(`/reports/${id}/events`, { key: apiKey });
    await until(async () => {
      const [row] = await slow.own.database.sql<
        { stage: string }[]
      >`select stage from private.reports where id = ${id}`;
      return row?.stage === 'rewriting';
    });
    assert.deepEqual(await refusal(await slow.call(`/reports/${id}/content`, { key: apiKey })), [
      404,
      'not_found',
      null,
    ]);
    assert.equal((await slow.call(`/reports/${id}`, { method: 'DELETE', key: apiKey })).status, 204);
    assert.doesNotMatch(await events.text(), /event: ready/);
    await slow.product.close();
    assert.deepEqual(await booked(userId, slow.own.database), ['10.0000', '0.0000', 0]);
  });
});

describe('a shared report', () => {
  const read = (url: string) => call(new URL(url).pathname + new URL(url).search);

  it('is read by anybody who has its address, until it is withdrawn or has a new one', async () => {
    const { apiKey } = await buyer();
    const made = await kept(await post(apiKey, ASKED));
    const share = async () =>
      sharedReportSchema.parse(await (await call(`/reports/${made.id}/share`, { method: 'POST', key: apiKey })).json())
        .url;
    const first = await share();
    assert.match(first, /\/shared-reports\/[\w-]{43}$/);
    const shown = await read(first);
    assert.equal(shown.status, 200);
    for (const [header, value] of [
      ['x-robots-tag', 'noindex'],
      ['referrer-policy', 'no-referrer'],
      ['cache-control', 'no-store'],
    ] as const)
      assert.equal(shown.headers.get(header), value);
    const second = await share();
    assert.deepEqual([(await read(first)).status, (await read(second)).status], [404, 200]);
    assert.equal((await call(`/reports/${made.id}/share`, { method: 'DELETE', key: apiKey })).status, 204);
    assert.equal((await read(second)).status, 404);
    const [row] = await sql<
      { share_hash: Buffer | null }[]
    >`select share_hash from private.reports where id = ${made.id}`;
    assert.equal(row!.share_hash, null);
  });

  it('is gone with its report and with its account, and an address that is none is answered alike', async () => {
    const { apiKey, userId } = await buyer();
    const made = await kept(await post(apiKey, ASKED));
    const { url } = sharedReportSchema.parse(
      await (await call(`/reports/${made.id}/share`, { method: 'POST', key: apiKey })).json(),
    );
    await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${userId}`;
    const bodies = [];
    for (const path of [new URL(url).pathname, '/shared-reports/short', `/shared-reports/${'x'.repeat(43)}`]) {
      const response = await call(path);
      assert.equal(response.status, 404);
      const { message, code, hint } = (await response.json()) as Record<string, unknown>;
      bodies.push(JSON.stringify({ message, code, hint }));
    }
    assert.equal(new Set(bodies).size, 1);
  });

  it('that is gone is a page in a browser, which says so and runs no script', async () => {
    const response = await call('/shared-reports/short', { headers: { accept: 'text/html,*/*;q=0.8' } });
    const page = await response.text();
    assert.equal(response.status, 404);
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.match(page, /<h1>No report at this address<\/h1>.*Its owner may have withdrawn it\. Ask for a new link\./s);
    assert.doesNotMatch(page, /<script/);
  });
});
