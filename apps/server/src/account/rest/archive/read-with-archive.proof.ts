import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { dashboardQueries } from '../../../../../../bench/large/dashboard.ts';
import { movedCallsOf } from '../../../call-archive/read/moved-calls.ts';
import { testAccountPlane } from '../../../testing/account-plane.ts';
import { NO_CLICKHOUSE, startClickHouse } from '../../../testing/clickhouse.ts';
import { testDatabase } from '../../../testing/database.ts';
import { moveCalls } from '../../../testing/call-archive.ts';
import { bookVariedCalls } from '../../../testing/metered-call.ts';
import { type Asked, randomRequests } from './random-requests.test-data.ts';

const DAY_MS = 86_400_000;
const RANDOM_REQUESTS = 400;
const AT_ONCE = 4;

describe('calls that have moved to the archive', { skip: NO_CLICKHOUSE }, async () => {
  const test = await testDatabase();
  const { sql } = test.database;
  const clickhouse = await startClickHouse();
  after(() => clickhouse.stop());
  const link = await clickhouse.connect();
  const plane = await testAccountPlane(test, { movedCalls: movedCallsOf(link) });
  const ada = await plane.signUp('ada@theia.test');
  const bob = await plane.signUp('bob@theia.test');
  const midnightMs = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const movedUntil = new Date(midnightMs - 3 * DAY_MS).toISOString();
  for (const { id } of [ada, bob])
    await bookVariedCalls(sql, { userId: id, count: 400, days: 60, untilMs: Date.now() });
  const rows = await sql<{ id: string; created_at: string }[]>`
    select id, to_json(created_at)#>>'{}' as created_at from public.translator_logs where user_id = ${ada.id} order by created_at`;
  const [oldest, middle] = [rows[30]!, rows[200]!];

  const ask = async ({ method, query, headers }: Asked) => {
    const response = await plane.request(`/rest/v1/translator_logs?${query}`, {
      method,
      token: ada.accessToken,
      headers,
    });
    return { status: response.status, range: response.headers.get('content-range'), body: await response.text() };
  };
  const answers = async (asked: readonly Asked[]) => {
    const found = [];
    for (let from = 0; from < asked.length; from += AT_ONCE)
      found.push(...(await Promise.all(asked.slice(from, from + AT_ONCE).map(ask))));
    return found;
  };
  const dashboard = () =>
    Promise.all(
      dashboardQueries(ada.id, { middle, oldest }).map(async (query) => {
        const { data, error, count } = await query.ask(ada.client);
        return { name: query.name, data, error, count };
      }),
    );
  const asked = randomRequests(RANDOM_REQUESTS, { rows, movedUntil });
  const before = { dashboard: await dashboard(), random: await answers(asked) };
  await moveCalls(sql, link, movedUntil);

  it('are shown by the dashboard as before', async () => {
    const now = await dashboard();
    for (const [index, { name, ...answer }] of before.dashboard.entries()) {
      const { name: _, ...after } = now[index]!;
      assert.deepEqual(after, answer, name);
    }
  });

  it('give the same status, body and Content-Range to any request, or a refusal that says what to leave out', async () => {
    const now = await answers(asked);
    let same = 0;
    for (const [index, request] of asked.entries()) {
      const [was, is] = [before.random[index]!, now[index]!];
      if (request.refused) {
        const problem = JSON.parse(is.body || '{}') as { code?: string; hint?: string };
        assert.equal(is.status, 400, request.query);
        if (request.method === 'GET' && was.status < 300) {
          assert.equal(problem.code, 'call_archive_limit', request.query);
          assert.ok(problem.hint?.includes(`created_at=gte.${movedUntil.replace('.000Z', 'Z')}`));
        }
      } else {
        // With the request, and not a message, so that a failure shows both answers.
        assert.deepEqual({ request, ...is }, { request, ...was });
        if (was.status < 300) same += 1;
      }
    }
    assert.ok(same > RANDOM_REQUESTS / 3, String(same));
  });
});
