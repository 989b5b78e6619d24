import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { jobDryRunSchema, jobLineSchema, jobListSchema, jobSchema } from '@theia-astro/endpoints/jobs/job-paths';
import { pino } from 'pino';
import type { z } from 'zod';
import { runBatches } from '../../jobs/job.ts';
import { loggedAnswer } from '../../testing/answers.ts';
import { customer, readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { newCallId } from '../../metering/call-id.ts';
import { batchJobsTask, packLines } from './job-store.ts';
import { LeaseLost } from '../../jobs/leased-work.ts';
import { keepResults } from './lease.ts';

const testBase = await testDatabase();
const { database } = testBase;
const { sql } = database;
const { call, answers } = await testProduct(testBase);
const NATAL = { request: 'natal', body: NY90 };
const SKY = { path: '/positions', body: { utc: '2024-06-15T12:00:00Z' } };

const NOTHING = { price_usd: '0.0000', cost_usd: '0.0000', from_quota: 0, from_wallet: 0, free: 1, refused: 0 };

type Job = z.infer<typeof jobSchema>;
type Line = z.infer<typeof jobLineSchema>;

const ndjson = (items: readonly unknown[]): string => items.map((item) => `${JSON.stringify(item)}\n`).join('');
const send = (
  key: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  query = '',
): Promise<Response> =>
  call(`/batch${query}`, {
    method: 'POST',
    key,
    body,
    headers: { 'content-type': 'application/x-ndjson', ...headers },
  });
async function submit(
  key: string,
  items: readonly unknown[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Job> {
  const response = await send(key, ndjson(items), headers);
  assert.equal(response.status, 202, await response.clone().text());
  return jobSchema.parse(await response.json());
}
const look = async (key: string, id: string): Promise<Job> =>
  jobSchema.parse(await (await call(`/jobs/${id}`, { key })).json());
const ended = (key: string, id: string): Promise<Job> =>
  until(async () => {
    const job = await look(key, id);
    return job.ended_at === null ? null : job;
  });
async function results(key: string, id: string, query = ''): Promise<readonly Line[]> {
  const response = await call(`/jobs/${id}/results${query}`, { key });
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'application/x-ndjson']);
  const text = await response.text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => jobLineSchema.parse(JSON.parse(line)));
}
const problem = async (response: Response): Promise<readonly [number, unknown, unknown]> => {
  const { code, field } = (await response.json()) as { code: unknown; field: unknown };
  return [response.status, code, field];
};
const withoutMeta = (body: Readonly<Record<string, unknown>> | undefined): unknown => ({ ...body, meta: null });
const rich = () => customer(database, { plan: null, balanceUsd: '100', ratePerSecond: 1000 });

describe('a batch as a job', () => {
  it('is accepted at once with its price, and answered in order, each item as its endpoint alone would', async () => {
    const { apiKey, userId } = await rich();
    const response = await send(
      apiKey,
      ndjson([
        { id: 'a', ...NATAL },
        { id: 7, ...SKY },
        { ...NATAL, body: { ...NY90, birth_date: 'x' } },
        SKY,
        5,
        { path: '/geocode', body: { q: 'Paris' } },
      ]),
    );
    const accepted = jobSchema.parse(await response.json());
    assert.deepEqual(
      [response.status, response.headers.get('location'), accepted.items, accepted.estimate],
      [
        202,
        `/jobs/${accepted.id}`,
        6,
        { price_usd: '0.0040', cost_usd: '0.0040', from_quota: 0, from_wallet: 3, free: 3, refused: 0 },
      ],
    );
    const job = await ended(apiKey, accepted.id);
    assert.deepEqual(
      [job.status, job.answered, job.succeeded, job.failed, job.refused, job.charged, job.cost_usd],
      ['done', 6, 4, 2, 0, 3, '0.0040'],
    );
    const lines = await results(apiKey, job.id);
    assert.deepEqual(
      lines.map(({ index, id, status, cost_usd: cost, problem: own }) => [
        index,
        id,
        status,
        cost,
        own?.code,
        own?.field,
      ]),
      [
        [0, 'a', 200, '0.0020', undefined, undefined],
        [1, 7, 200, '0.0010', undefined, undefined],
        [2, null, 400, '0.0000', 'invalid_date', 'birth_date'],
        [3, null, 200, '0.0010', undefined, undefined],
        [4, null, 400, '0.0000', 'invalid_type_of_field', 'items[4]'],
        [5, null, 200, '0.0000', undefined, undefined],
      ],
    );
    const natal = await (await call('/swiss/natal', { method: 'POST', key: apiKey, body: NY90 })).json();
    assert.deepEqual(withoutMeta(lines[0]?.body), withoutMeta(natal as Record<string, unknown>));
    const { balance, logs, usage, broken } = await readBooks(database, userId);
    assert.deepEqual({ balance, logs, usage, broken }, { balance: '99.9940', logs: 7, usage: 5, broken: 0 });
    const logged = await loggedAnswer(
      answers,
      database,
      userId,
      (lines[0]!.body!['meta'] as { request_id: string }).request_id,
    );
    assert.deepEqual(JSON.parse(logged ?? ''), lines[0]?.body);
  });

  it('may be JSON that prefers to be answered later, with as many items', async () => {
    const { apiKey } = await rich();
    const prefer = { prefer: 'wait=5, respond-async' };
    const body = { items: Array.from({ length: 150 }, (_, id) => ({ id, path: '/geocode', body: { q: 'Paris' } })) };
    const response = await call('/batch', { method: 'POST', key: apiKey, body, headers: prefer });
    assert.deepEqual([response.status, response.headers.get('preference-applied')], [202, 'respond-async']);
    const { id } = jobSchema.parse(await response.json());
    assert.equal((await ended(apiKey, id)).succeeded, 150);
    assert.deepEqual(
      (await results(apiKey, id)).map((line) => line.id),
      body.items.map((item) => item.id),
    );
    const refused = (items: unknown): Promise<Response> =>
      call('/batch', { method: 'POST', key: apiKey, body: items, headers: prefer });
    assert.deepEqual(await problem(await refused({ items: [] })), [400, 'missing_field', 'items']);
    assert.deepEqual(await problem(await refused({ items: 5 })), [400, 'invalid_type_of_field', 'items']);
    assert.deepEqual(await problem(await refused({ items: [SKY], birth_date: 'x' })), [
      400,
      'unknown_field',
      'birth_date',
    ]);
  });

  it('is refused whole where a line is not JSON, which is named, and where nothing or too much is there', async () => {
    const { apiKey } = await rich();
    const geocode = JSON.stringify({ path: '/geocode', body: { q: 'Paris' } });
    for (const [body, expected] of [
      [`\ufeff${geocode}\r\n\r\n{`, [400, 'invalid_json', 'line 3']],
      [`${geocode}\n${'['.repeat(17)}${']'.repeat(17)}`, [400, 'invalid_json', 'line 2']],
      ['\n\n', [400, 'missing_field', 'items']],
      ['', [400, 'missing_field', 'items']],
      [`${geocode}\n${JSON.stringify({ path: 'x'.repeat(300_000) })}`, [413, 'payload_too_large', null]],
      [`${geocode}\n`.repeat(10_001), [400, 'batch_too_large', 'items']],
    ] as const)
      assert.deepEqual(await problem(await send(apiKey, body)), expected);
    assert.deepEqual(await problem(await send(apiKey, geocode, { 'content-encoding': 'gzip' })), [
      415,
      'unsupported_media_type',
      null,
    ]);
    const { id, items } = jobSchema.parse(await (await send(apiKey, `\ufeff${geocode}\r\n\r\n${geocode}`)).json());
    assert.deepEqual([items, (await ended(apiKey, id)).succeeded], [2, 2]);
  });

  it('tells its price without being begun when it is a dry run', async () => {
    const { apiKey } = await customer(database, { plan: 'professional', quotaLeft: 1, balanceUsd: '0.0020' });
    const response = await send(apiKey, ndjson([NATAL, NATAL, NATAL]), {}, '?dry_run=true');
    const { items, estimate, warnings } = jobDryRunSchema.parse(await response.json());
    assert.deepEqual(
      [response.status, items, estimate, warnings.map(({ code }) => code)],
      [
        200,
        3,
        { price_usd: '0.0060', cost_usd: '0.0020', from_quota: 1, from_wallet: 1, free: 0, refused: 1 },
        ['items_not_covered'],
      ],
    );
    assert.deepEqual(jobListSchema.parse(await (await call('/jobs', { key: apiKey })).json()).jobs, []);
  });

  it('refuses what wallet and quota do not cover, item by item, and all at once where they cover nothing', async () => {
    const { apiKey, userId } = await customer(database, { plan: null, balanceUsd: '0.0045' });
    const { id, warnings } = await submit(apiKey, [
      NATAL,
      NATAL,
      NATAL,
      SKY,
      { path: '/geocode', body: { q: 'Paris' } },
    ]);
    const job = await ended(apiKey, id);
    assert.deepEqual(
      [job.status, job.succeeded, job.refused, job.charged, job.cost_usd, warnings[0]?.code],
      ['done', 3, 2, 2, '0.0040', 'items_not_covered'],
    );
    assert.deepEqual(
      (await results(apiKey, id)).map(({ status, problem: own, cost_usd: cost }) => [status, own?.code, cost]),
      [
        [200, undefined, '0.0020'],
        [200, undefined, '0.0020'],
        [402, 'insufficient_balance', '0.0000'],
        [402, 'insufficient_balance', '0.0000'],
        [200, undefined, '0.0000'],
      ],
    );
    assert.equal((await readBooks(database, userId)).balance, '0.0005');
    assert.deepEqual(await problem(await send(apiKey, ndjson([NATAL]))), [402, 'insufficient_balance', null]);
    const { apiKey: poor } = await customer(database, { plan: null });
    assert.deepEqual(await problem(await send(poor, ndjson([SKY]))), [402, 'insufficient_balance', null]);
  });

  it('is the same job for the same Idempotency-Key and the same items, and stored once', async () => {
    const { apiKey } = await rich();
    const headers = { 'idempotency-key': 'job-1' };
    const first = await submit(apiKey, [NATAL, SKY], headers);
    const again = await send(apiKey, `${JSON.stringify(NATAL)}\r\n\n ${JSON.stringify(SKY)}`, headers);
    assert.deepEqual([again.status, again.headers.get('idempotency-replayed')], [202, 'true']);
    assert.equal(jobSchema.parse(await again.json()).id, first.id);
    assert.deepEqual(await problem(await send(apiKey, ndjson([SKY]), headers)), [
      409,
      'idempotency_key_reused',
      'Idempotency-Key',
    ]);
    assert.equal(jobListSchema.parse(await (await call('/jobs', { key: apiKey })).json()).jobs.length, 1);
  });

  it('belongs to its key: others do not see it, and a list goes from page to page', async () => {
    const { apiKey } = await rich();
    const { apiKey: other } = await rich();
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) ids.unshift((await submit(apiKey, [SKY])).id);
    const page = async (query: string) =>
      jobListSchema.parse(await (await call(`/jobs${query}`, { key: apiKey })).json());
    const first = await page('?limit=3');
    assert.deepEqual(
      first.jobs.map(({ id }) => id),
      ids.slice(0, 3),
    );
    const second = await page(`?limit=3&cursor=${first.next_cursor}`);
    assert.deepEqual([second.jobs.map(({ id }) => id), second.next_cursor], [ids.slice(3), null]);
    for (const [path, method] of [
      [`/jobs/${ids[0]}`, 'GET'],
      [`/jobs/${ids[0]}`, 'DELETE'],
      [`/jobs/${ids[0]}/results`, 'GET'],
      [`/jobs/${ids[0]}/cancel`, 'POST'],
      ['/jobs/job_1', 'GET'],
      ['/jobs/', 'GET'],
    ] as const)
      assert.deepEqual(await problem(await call(path, { key: other, method })), [404, 'not_found', null]);
    assert.deepEqual(await problem(await call('/jobs')), [401, 'missing_key', null]);
    assert.equal((await call('/jobs', { key: apiKey, method: 'PUT' })).headers.get('allow'), 'GET, HEAD, OPTIONS');
    assert.deepEqual(await problem(await call(`/jobs?cursor=${ids[0]}`, { key: other })), [
      400,
      'invalid_cursor',
      'cursor',
    ]);
    assert.deepEqual(await problem(await call('/jobs?limit=0', { key: apiKey })), [400, 'invalid_range', 'limit']);
    assert.equal((await call(`/v1/jobs/${ids[0]}`, { key: apiKey })).status, 200);
  });

  it('gives its results from any item on, compressed or not, and forgets them when it is deleted', async () => {
    const { apiKey } = await rich();
    const { id } = await submit(
      apiKey,
      Array.from({ length: 230 }, (_, number) => ({ id: number, path: '/geocode', body: { q: 'Paris' } })),
    );
    await ended(apiKey, id);
    for (const [from, count] of [
      [0, 230],
      [99, 131],
      [100, 130],
      [229, 1],
      [230, 0],
    ] as const) {
      const lines = await results(apiKey, id, `?from=${from}`);
      assert.deepEqual([lines.length, lines[0]?.index ?? null], [count, count === 0 ? null : from]);
    }
    for (const coding of ['gzip', 'identity']) {
      const response = await call(`/jobs/${id}/results`, { key: apiKey, headers: { 'accept-encoding': coding } });
      assert.equal(response.headers.get('content-encoding'), coding === 'gzip' ? 'gzip' : null);
      assert.equal((await response.text()).split('\n').length, 231);
    }
    assert.deepEqual(await problem(await call(`/jobs/${id}/results?from=231`, { key: apiKey })), [
      400,
      'invalid_range',
      'from',
    ]);
    assert.equal((await call(`/jobs/${id}`, { key: apiKey, method: 'DELETE' })).status, 204);
    assert.equal((await call(`/jobs/${id}/results`, { key: apiKey })).status, 404);
    const [left] = await sql<{ results: number; items: number }[]>`
      select (select count(*)::int from private.batch_job_results where job_id = ${id}) as results, (select count(*)::int from private.batch_job_items where job_id = ${id}) as items`;
    assert.deepEqual({ ...left }, { results: 0, items: 0 });
  });

  it('keeps no key and no item longer than it needs them', async () => {
    const { apiKey } = await rich();
    const { id } = await submit(apiKey, [
      { id: apiKey, ...SKY, body: { ...SKY.body, bearer: apiKey, name: apiKey } },
      { path: '/me' },
    ]);
    await ended(apiKey, id);
    const response = await call(`/jobs/${id}/results`, { key: apiKey });
    const text = await response.text();
    assert.ok(!text.includes(apiKey));
    const me = (await (await call('/me', { key: apiKey })).json()) as { key: unknown };
    assert.deepEqual(jobLineSchema.parse(JSON.parse(text.split('\n')[1]!)).body?.['key'], me.key);
    assert.equal((await sql`select 1 from private.batch_job_items where job_id = ${id}`).length, 0);
  });
});

describe('a job that is not answered to its end', () => {
  it('stops when it is cancelled: what is answered stays and stays charged, the rest is never charged', async () => {
    const { apiKey, userId } = await rich();
    const { id } = await submit(
      apiKey,
      Array.from({ length: 2_000 }, () => SKY),
    );
    await until(async () => (await look(apiKey, id)).answered > 0);
    const cancelled = jobSchema.parse(await (await call(`/jobs/${id}/cancel`, { key: apiKey, method: 'POST' })).json());
    assert.equal(cancelled.status, 'cancelled');
    assert.ok(cancelled.answered > 0 && cancelled.answered < 2_000);
    const lines = await results(apiKey, id);
    assert.deepEqual(
      lines.map(({ index }) => index),
      Array.from({ length: cancelled.answered }, (_, index) => index),
    );
    await submit(apiKey, [SKY]).then(({ id: next }) => ended(apiKey, next));
    const again = jobSchema.parse(await (await call(`/jobs/${id}/cancel`, { key: apiKey, method: 'POST' })).json());
    assert.deepEqual(again, cancelled);
    assert.equal((await readBooks(database, userId)).usage, cancelled.answered + 1);
  });

  it('fails when its key is not active any more', async () => {
    const { apiKey, keyId } = await rich();
    const { id } = await submit(
      apiKey,
      Array.from({ length: 3_000 }, () => SKY),
    );
    await sql`update private.api_keys set is_active = false where id = ${keyId}`;
    const [row] = await until(async () => {
      const rows = await sql<{ failure: string | null; next_item: number }[]>`
        select failure, next_item from private.batch_jobs where id = ${id} and ended_at is not null`;
      return rows.length > 0 ? rows : null;
    });
    assert.equal(row?.failure, 'revoked_key');
    assert.ok(row.next_item < 3_000);
    assert.equal((await sql`select 1 from private.batch_job_items where job_id = ${id}`).length, 0);
  });

  it('is one of a limited number', async () => {
    const { apiKey, userId } = await rich();
    await sql`
      insert into private.batch_jobs (id, user_id, api_key_id, key_ends, api_version, items, estimate, warnings, leased_until)
      select 'job_' || lpad(n::text, 26, '0'), ${userId}, k.id, '', '1', 1, '{}', '[]', 'infinity' from generate_series(1, 20) n, private.api_keys k where k.user_id = ${userId}`;
    const response = await send(apiKey, ndjson([SKY]));
    assert.ok(Number(response.headers.get('retry-after')) >= 1);
    assert.deepEqual(await problem(response), [429, 'too_many_jobs', null]);
    await sql`delete from private.batch_jobs where user_id = ${userId}`;
  });

  it('is given up when it is too old, and deleted seven days after its end', async () => {
    const { apiKey, userId } = await rich();
    await sql`
      insert into private.batch_jobs (id, user_id, api_key_id, key_ends, api_version, items, estimate, warnings, leased_until, expires_at)
      select 'job_' || lpad(n::text, 26, 'A'), ${userId}, k.id, '', '1', 1, ${JSON.stringify(NOTHING)}::text::json, '[]', 'infinity', now() + make_interval(secs => (n - 2) * 1000 + 500)
      from unnest(array[1, 2]) n, private.api_keys k where k.user_id = ${userId}`;
    const statuses = async () =>
      jobListSchema
        .parse(await (await call('/jobs', { key: apiKey })).json())
        .jobs.map(({ status, failure }) => [status, failure])
        .toSorted();
    await runBatches(sql, batchJobsTask);
    assert.deepEqual(await statuses(), [
      ['failed', 'timeout'],
      ['queued', null],
    ]);
    await sql`update private.batch_jobs set expires_at = now() where user_id = ${userId} and ended_at is not null`;
    await runBatches(sql, batchJobsTask);
    assert.deepEqual(await statuses(), [['queued', null]]);
    await sql`delete from private.batch_jobs where user_id = ${userId}`;
  });

  it('goes on at another node when its own one is gone, without charging or answering anything twice', async () => {
    const { apiKey, userId } = await rich();
    const nodes = [];
    for (let number = 0; number < 3; number += 1)
      nodes.push(await testProduct(testBase, { log: pino({ level: 'silent' }) }));
    const { id } = await submit(
      apiKey,
      Array.from({ length: 1_500 }, (_, number) => ({ id: number, ...SKY })),
    );
    for (const { product } of nodes) {
      const { answered } = await look(apiKey, id);
      await until(async () => (await look(apiKey, id)).answered > answered);
      await product.close({ abort: true });
    }
    const job = await ended(apiKey, id);
    assert.deepEqual([job.status, job.succeeded, job.charged, job.cost_usd], ['done', 1_500, 1_500, '1.5000']);
    const lines = await results(apiKey, id);
    assert.deepEqual(
      lines.map((line) => [line.index, line.id, line.status]),
      Array.from({ length: 1_500 }, (_, index) => [index, index, 200]),
    );
    const { balance, logs, usage, broken } = await readBooks(database, userId);
    assert.deepEqual({ balance, logs, usage, broken }, { balance: '98.5000', logs: 1_500, usage: 1_500, broken: 0 });
  });
});

describe('a job whose node died', () => {
  const ITEM = JSON.stringify(SKY);
  /** A job of three items that another node was answering. */
  async function abandoned(lease: { readonly tries: number; readonly leasedUntil: string }) {
    const { apiKey, userId, keyId } = await rich();
    const id = newCallId(Date.now()).requestId.replace('req_', 'job_');
    const holder = randomUUID();
    await sql`
      insert into private.batch_jobs (id, user_id, api_key_id, key_ends, api_version, items, estimate, warnings, status, started_at, leased_by, leased_until, tries)
      values (${id}, ${userId}, ${keyId}, '', '1', 3, ${JSON.stringify(NOTHING)}::text::json, '[]', 'running', now(), ${holder}, ${lease.leasedUntil}::text::timestamptz, ${lease.tries})`;
    const frame = await packLines([ITEM, ITEM, ITEM]);
    await sql`insert into private.batch_job_items (job_id, first_item, items, frame) values (${id}, 0, 3, ${frame})`;
    await sql`select pg_notify('theia_batch_jobs', '')`;
    return { apiKey, userId, keyId, id, holder };
  }

  it('is answered by another one when its time is over', async () => {
    const { apiKey, id } = await abandoned({ tries: 2, leasedUntil: '2026-01-01' });
    const { status, succeeded } = await ended(apiKey, id);
    assert.deepEqual([status, succeeded], ['done', 3]);
  });

  it('again and again at one item goes on after that item, which is free', async () => {
    const { apiKey, userId, id } = await abandoned({ tries: 8, leasedUntil: '2026-01-01' });
    const { succeeded, failed, charged } = await ended(apiKey, id);
    assert.deepEqual([succeeded, failed, charged], [2, 1, 2]);
    assert.deepEqual(
      (await results(apiKey, id)).map(({ status, problem: own }) => [status, own?.code]),
      [
        [500, 'internal_error'],
        [200, undefined],
        [200, undefined],
      ],
    );
    assert.equal((await readBooks(database, userId)).charged, '0.0020');
  });

  it('takes nothing from the node that goes on, nor after its end: what it computed is not kept', async () => {
    const { apiKey, id, holder, keyId } = await abandoned({ tries: 1, leasedUntil: 'infinity' });
    const lease = { id, holder, keyId, keyEnds: '', apiVersion: '1', items: 3, nextItem: 0, tries: 1 };
    const answered = { items: 1, succeeded: 1, refused: 0, charged: 1, costUsd: '0.0010', outcomes: ['0.0010'] };
    const keep = (changes: Partial<typeof lease>) =>
      sql.begin(async (transaction) => keepResults(transaction, { ...lease, ...changes }, Buffer.from('x'), answered));
    await assert.rejects(keep({ holder: randomUUID() }), LeaseLost);
    await assert.rejects(keep({ nextItem: 1 }), LeaseLost);
    await keep({});
    await assert.rejects(keep({ nextItem: 1 }), LeaseLost);
    await sql`update private.batch_jobs set leased_by = ${holder}, leased_until = 'infinity' where id = ${id}`;
    assert.equal((await call(`/jobs/${id}/cancel`, { key: apiKey, method: 'POST' })).status, 200);
    await assert.rejects(keep({ nextItem: 1 }), LeaseLost);
    const job = await look(apiKey, id);
    assert.deepEqual([job.status, job.answered, job.charged, job.cost_usd], ['cancelled', 1, 1, '0.0010']);
    assert.equal((await sql`select 1 from private.batch_job_items where job_id = ${id}`).length, 0);
  });
});
