import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { auditBooks } from '../../database/audit/audit-books.ts';
import { TEST_CALLS_PER_DAY } from '../../metering/account.ts';
import { settleBatch } from '../../metering/settle-batch.ts';
import { withoutKeys } from '../../observability/statements.ts';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { ownKeys } from '../../testing/api-keys.ts';
import { NY90, testProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';

const test = await testDatabase();
const { sql } = test.database;
const plane = await testAccountPlane(test);
const { call } = await testProduct(test);

let count = 0;
/** A user with a live key and two test keys. The rate of test keys is two a second with a burst of four: each test uses few calls, or several users. */
async function tester(plan: string | null = 'professional') {
  const user = await plane.signUp(`tester-${(count += 1)}@theia.test`);
  await sql`update public.subscriptions set status = ${plan === null ? 'ended' : 'active'}, plan = ${plan} where user_id = ${user.id}`;
  const keys = ownKeys(plane, user);
  const [live] = await keys.all();
  const made = await keys.run('create-key', { label: 'Tests', is_test: true });
  return { user, keys, live: live!.api_key, testKey: made.api_key, testId: made.id };
}
const post = (key: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  call(path, { method: 'POST', key, body, headers });
const codeOf = async (answer: Response): Promise<string> =>
  `${answer.status} ${((await answer.json()) as { code?: string }).code ?? 'ok'}`;
const booksOf = (userId: string) => readBooks(test.database, userId);
const OTHER = { ...NY90, birth_date: '1991-06-15' };

describe('a test key', () => {
  it('begins with THETEST, which is removed from logs and messages as other keys are', async () => {
    const { testKey } = await tester();
    assert.match(testKey, /^THETEST[0-9a-f]{15}$/);
    assert.equal(withoutKeys(`key=${testKey}.`), 'key=THE….');
  });

  it('gets the answers of a live key, of every example, without a plan and with an empty wallet', async () => {
    const { user, live } = await tester();
    // No plan includes a report.
    await sql`select private.book_credit(${user.id}, 'credit', 5, 'test', null)`;
    for (const endpoint of catalog) {
      if (endpoint.sharedForMs !== undefined || ['batch', 'me', 'swiss'].includes(endpoint.name)) continue;
      const { testKey } = await tester(null);
      const ask = (key: string) =>
        endpoint.methods.includes('POST')
          ? post(key, endpoint.path, endpoint.example.request)
          : call(
              `${endpoint.path}?${new URLSearchParams(Object.fromEntries(Object.entries(endpoint.example.request).map(([name, value]) => [name, String(value)])))}`,
              { key },
            );
      const [free, paid] = [await ask(testKey), await ask(live)];
      assert.equal(free.status, 200, endpoint.name);
      assert.equal(free.headers.get('theia-cost-usd'), '0.0000');
      const text = (body: string) => body.replace(/"(?:request_id|computed_ms)":(?:"[^"]*"|[\d.]+)/g, '');
      assert.equal(text(await free.text()), text(await paid.text()), endpoint.name);
    }
  });

  it('pays nothing and uses no quota; its calls are in the log, and in the usage as test', async () => {
    const { user, testKey, testId } = await tester();
    await sql`select private.book_credit(${user.id}, 'credit', 5, 'test', null)`;
    assert.equal(await codeOf(await post(testKey, '/swiss/natal', NY90)), '200 ok');
    assert.equal(await codeOf(await post(testKey, '/natal/vedic', NY90)), '200 ok');
    const { balance, used, usage, charged, broken } = await booksOf(user.id);
    assert.deepEqual(
      { balance, used, usage, charged, broken },
      { balance: '5.0000', used: 0, usage: 2, charged: '0.0000', broken: 0 },
    );
    const rows =
      await sql`select distinct paid_by, unit_price_usd::text, ledger_id, api_key_id from public.api_usage where user_id = ${user.id}`;
    assert.deepEqual(
      rows.map((row) => ({ ...row })),
      [{ paid_by: 'test', unit_price_usd: '0.0000', ledger_id: null, api_key_id: testId }],
    );
    const answer = await plane.request('/rest/v1/api_usage?select=paid_by,translator_logs(path)&paid_by=eq.test', {
      token: user.accessToken,
    });
    assert.equal(((await answer.json()) as unknown[]).length, 2);
    const days = await plane.request('/rest/v1/usage_by_day', { token: user.accessToken });
    assert.deepEqual(await days.json(), [], 'the usage of the plan');
    assert.deepEqual(
      [...(await sql.begin((transaction) => auditBooks(transaction, { kind: 'users', users: [user.id] })))],
      [],
    );
  });

  it('is refused every other birth, however it is asked', async () => {
    const ask: readonly (readonly [string, (key: string) => Promise<Response>])[] = [
      ['path', (key) => post(key, '/swiss/natal', OTHER)],
      ['word', (key) => post(key, '/swiss', { request: 'natal', ...OTHER })],
      ['dry run', (key) => post(key, '/swiss/natal', { ...OTHER, dry_run: true })],
      ['Markdown', (key) => post(key, '/swiss/natal', { ...OTHER, format: 'llm' })],
      ['SVG', (key) => post(key, '/chart', OTHER, { accept: 'image/svg+xml' })],
      ['CSV', (key) => call('/ephemeris?from=2001-01-01&to=2001-01-03&format=csv', { key })],
      ['query', (key) => call('/positions?utc=2001-01-01T00:00:00Z', { key })],
      ['place', (key) => call('/geocode?q=Paris', { key })],
      ['the key in the body', (key) => call('/swiss/natal', { method: 'POST', body: { ...OTHER, bearer: key } })],
    ];
    for (const [how, send] of ask) {
      const { user, testKey } = await tester();
      assert.equal(await codeOf(await send(testKey)), '403 test_key_birth', how);
      assert.equal((await booksOf(user.id)).usage, 0, how);
    }
    const { testKey } = await tester();
    assert.equal((await call('/positions?utc=2001-01-01T00:00:00Z', { method: 'HEAD', key: testKey })).status, 403);
    const problem = (await (await post(testKey, '/swiss/natal', OTHER)).json()) as { field: string; hint: string };
    assert.equal(problem.field, 'birth_date');
    assert.match(problem.hint, /1990-06-15 14:30 New York; 1988-11-03 07:15 London; 1992-02-29 08:45 Sydney/);
  });

  it('has each item of a batch looked at, and pays for none', async () => {
    const { user, testKey } = await tester(null);
    const answer = await post(testKey, '/batch', {
      items: [
        { request: 'natal', body: NY90 },
        { request: 'natal', body: OTHER },
        { path: '/swiss', body: { request: 'natal', ...OTHER } },
      ],
    });
    const { results, cost_usd: cost } = (await answer.json()) as { cost_usd: string; results: { status: number }[] };
    assert.deepEqual([results.map(({ status }) => status), cost], [[200, 403, 403], '0.0000']);
    const { usage, charged } = await booksOf(user.id);
    assert.deepEqual([usage, charged], [1, '0.0000']);
    const dry = (await (await post(testKey, '/swiss/natal', { ...NY90, dry_run: true })).json()) as Record<
      string,
      unknown
    >;
    assert.deepEqual([dry['paid_by'], dry['price_usd'], dry['cost_usd']], ['test', '0.0020', '0.0000']);
  });

  it('has each item of a job looked at: its births, its products, and whether the key has expired meanwhile', async () => {
    const { user, keys, testKey, testId } = await tester(null);
    await keys.limit(testId, { allowed_products: ['natal'] });
    const items = [
      { request: 'natal', body: NY90 },
      { request: 'natal', body: OTHER },
      { request: 'vedic', body: NY90 },
    ];
    const sent = await call('/batch', {
      method: 'POST',
      key: testKey,
      body: items.map((item) => JSON.stringify(item)).join('\n'),
      headers: { 'content-type': 'application/x-ndjson' },
    });
    assert.equal(sent.status, 202);
    const { id } = (await sent.json()) as { id: string };
    const ended = (job: string) =>
      until(async () => {
        const [row] = await sql`
          select status, succeeded, failed + refused as others, cost_usd::text, failure from private.batch_jobs where id = ${job} and ended_at is not null`;
        return row === undefined ? null : { ...row };
      });
    const done = { status: 'done', succeeded: 1, others: 2, cost_usd: '0.0000', failure: null };
    assert.deepEqual(await ended(id), done);
    const { usage, charged, broken } = await booksOf(user.id);
    assert.deepEqual([usage, charged, broken], [1, '0.0000', 0]);

    await sql`update private.api_keys set expires_at = now() - interval '1 second' where id = ${testId}`;
    const later = `job_${'0'.repeat(26)}`;
    await sql`
      insert into private.batch_jobs (id, user_id, api_key_id, api_version, items, key_ends, estimate, warnings)
      select ${later}, user_id, api_key_id, api_version, items, key_ends, estimate, warnings from private.batch_jobs where id = ${id}`;
    assert.deepEqual(await ended(later), {
      ...done,
      status: 'failed',
      succeeded: 0,
      others: 0,
      failure: 'expired_key',
    });
  });

  it('is refused other births by MCP', async () => {
    const { testKey } = await tester();
    const use = async (given: unknown) =>
      (
        await post(
          testKey,
          '/mcp',
          {
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name: 'natal_chart', arguments: given },
          },
          { accept: 'application/json, text/event-stream' },
        )
      ).text();
    assert.match(await use(OTHER), /test_key_birth/);
    assert.doesNotMatch(await use(NY90), /isError":true/);
  });

  it('shares two calls a second with the other test keys of the account, and leaves the live key its own', async () => {
    const { keys, live, testKey } = await tester();
    const second = await keys.run('create-key', { label: 'Second', is_test: true });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => call('/me', { key: n % 2 === 0 ? testKey : second.api_key })),
    );
    const allowed = answers.filter(({ status }) => status === 200).length;
    assert.ok(allowed >= 4 && allowed < 12, String(allowed));
    assert.equal((await call('/me', { key: live })).status, 200);
  });

  it('makes at most a thousand calls a day with all test keys of the account: the settlement decides', async () => {
    const { user, testKey, testId, live } = await tester();
    const [row] = await sql<{ most: number }[]>`select private.test_calls_max() as most`;
    assert.equal(row?.most, TEST_CALLS_PER_DAY);
    await sql`
      insert into private.usage_hours (user_id, hour, product, paid_by, api_key_id, calls, cost_usd)
      values (${user.id}, private.hour_of(now()), 'positions', 'test', ${testId}, ${TEST_CALLS_PER_DAY - 1}, 0)`;
    const settled = await settleBatch(
      sql,
      [1, 2].map((n) => ({
        id: `018f0000-0000-7000-8000-00000000000${n}`,
        createdAtMs: Date.now(),
        userId: user.id,
        keyId: testId,
        isTest: true,
        requestId: `req_${n}`,
        method: 'POST',
        path: '/swiss/natal',
        status: 200,
        requestType: 'natal',
        charge: { kind: 'metered', priceTier: 'natal', minimumPlan: 'starter', natalSystem: 'western' },
        charged: true,
        processingMs: 1,
        errorMessage: null,
        requestPayload: null,
        responsePayload: null,
        idempotency: null,
      })),
      false,
    );
    assert.deepEqual(
      settled.map(({ paidBy, cost, refusal }) => [paidBy, cost, refusal]),
      [
        ['test', 0, null],
        [null, 0, 'test_limit_reached'],
      ],
    );
    const refused = await post(testKey, '/swiss/natal', NY90);
    const wait = Number(refused.headers.get('retry-after'));
    assert.ok(wait > 1 && wait <= 86_400, String(wait));
    assert.equal(await codeOf(refused), '429 test_limit_reached');
    assert.equal(await codeOf(await post(live, '/swiss/natal', NY90)), '200 ok');
  });

  it('cannot be booked as live, nor a live key as test, without the audit finding it', async () => {
    const { user, testId } = await tester();
    await sql`
      insert into private.calls (id, created_at, user_id, api_key_id, request_id, method, path, response_status, report_tier, processing_time_ms, paid_by)
      values ('018f0000-0000-7000-8000-0000000000aa', now(), ${user.id}, ${testId}, 'r', 'POST', '/swiss/natal', 200, 'natal', 1, 'free')`;
    await sql`select private.recount_usage_hours(${user.id})`;
    const differences = await sql.begin((transaction) => auditBooks(transaction, { kind: 'users', users: [user.id] }));
    assert.match(differences.map(({ difference }) => difference).join(), /made with a test key, but is paid by free/);
    await assert.rejects(
      sql`update private.calls set paid_by = 'test', unit_price_usd = 1 where user_id = ${user.id}`,
      /check constraint/,
    );
  });
});
