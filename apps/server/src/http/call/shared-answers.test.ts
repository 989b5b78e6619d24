import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Compute } from '../../compute/compute.ts';
import type { Computed, Job } from '../../compute/job.ts';
import { testDatabase } from '../../testing/database.ts';
import { testProduct } from '../../testing/product.ts';
import { secondsLeft, sharedAnswers } from './calculate.ts';

interface SkyBody {
  readonly product: string;
  readonly at: string;
  readonly aspects: readonly { readonly point_1: string }[];
  readonly meta: Readonly<Record<string, unknown>>;
}

const MINUTE_MS = 60_000;

describe('an answer that is shared', () => {
  const jobs: Job[] = [];
  const compute: Compute = {
    run: (job) => {
      jobs.push(job);
      if (job.input['fails'] === true) throw new Error('failed');
      return {
        json: String(jobs.length),
        written: null,
        tag: null,
        milliseconds: 1,
      } satisfies Computed;
    },
    ready: async () => {},
    close: async () => {},
  };
  const job = (nowMs: number, input: Job['input'] = {}, form: string | null = null): Job => ({
    path: '/sky',
    input,
    holdsKey: false,
    nowMs,
    requestId: 'one',
    account: null,
    form,
    wantsTag: false,
  });

  it('is computed once per period, for its start, and contains no request id', async () => {
    const shared = sharedAnswers();
    const nowMs = Date.UTC(2026, 5, 1, 12, 0, 0);
    const first = await shared.get(job(nowMs + 5), MINUTE_MS, compute);
    assert.equal(await shared.get(job(nowMs + 59_999), MINUTE_MS, compute), first);
    assert.deepEqual([jobs.length, jobs[0]?.nowMs, jobs[0]?.requestId, jobs[0]?.wantsTag], [1, nowMs, null, true]);
    assert.notEqual(await shared.get(job(nowMs + MINUTE_MS), MINUTE_MS, compute), first);
  });

  it('differs for other fields and for another media type', async () => {
    const shared = sharedAnswers();
    const answers = [
      await shared.get(job(0), MINUTE_MS, compute),
      await shared.get(job(0, { theme: 'dark' }), MINUTE_MS, compute),
      await shared.get(job(0, {}, 'image/svg+xml'), MINUTE_MS, compute),
    ];
    assert.equal(new Set(answers.map(({ json }) => json)).size, 3);
  });

  it('is computed again after a failure', async () => {
    const shared = sharedAnswers();
    const before = jobs.length;
    for (let attempt = 0; attempt < 2; attempt += 1)
      await assert.rejects(async () => shared.get(job(0, { fails: true }), MINUTE_MS, compute), /failed/);
    assert.equal(jobs.length - before, 2);
  });

  it('may be cached until the period ends', () => {
    assert.deepEqual(
      [
        secondsLeft(Date.UTC(2026, 0, 1, 0, 0, 0), MINUTE_MS),
        secondsLeft(Date.UTC(2026, 0, 1, 0, 0, 59, 900), MINUTE_MS),
      ],
      [60, 1],
    );
  });
});

describe('GET /sky', async () => {
  const testBase = await testDatabase();
  const { call } = await testProduct(testBase);

  it('needs no key, costs nothing and may be cached', async () => {
    const response = await call('/sky');
    assert.deepEqual(
      [response.status, response.headers.get('content-type'), response.headers.get('theia-cost-usd')],
      [200, 'application/json', null],
    );
    assert.match(response.headers.get('cache-control') ?? '', /^public, max-age=([1-9]|[1-5]\d|60)$/);
    assert.equal(response.headers.get('vary'), 'Theia-Version, Accept, Accept-Encoding');
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    const body = (await response.json()) as SkyBody;
    assert.equal(body.product, 'sky');
    assert.ok(Math.abs(Date.parse(body.at) - Date.now()) < 120_000);
    assert.ok(body.aspects.length > 0);
    assert.deepEqual(['request_id' in body.meta, 'theia_version' in body.meta], [false, true]);
  });

  it('draws the wheel in every theme and refuses others', async () => {
    for (const theme of ['', '&theme=dark', '&theme=print', '&theme=css', '&theme=css&compact=true']) {
      const path = `/v1/sky?format=svg${theme}`;
      const response = await call(path);
      const svg = await response.text();
      assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/svg+xml']);
      assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
      assert.match(svg, /^<svg .*<title>The sky now<\/title><desc>\d{4}-\d\d-\d\dT\d\d:\d\d:00Z, seen/);
      const again = await call(path, { headers: { 'if-none-match': response.headers.get('etag')! } });
      assert.ok(again.status === 304 || again.headers.get('etag') !== response.headers.get('etag'));
    }
    const refused = await call('/sky?format=svg&theme=%3Cscript%3E');
    assert.deepEqual(
      [
        refused.status,
        ((await refused.json()) as { field: string }).field,
        refused.headers.get('content-type'),
        refused.headers.get('x-content-type-options'),
      ],
      [400, 'theme', 'application/problem+json', 'nosniff'],
    );
    assert.equal((await call('/sky', { method: 'POST' })).status, 405);
  });

  it('is limited to a rate', async () => {
    const statuses: number[] = [];
    while (!statuses.includes(429))
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 60 + 2 * statuses.length }, async () => (await call('/sky', { method: 'HEAD' })).status),
        )),
      );
    assert.ok(statuses.includes(200));
  });
});
