import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { testDatabase } from '../../testing/database.ts';

const test = await testDatabase();
const { sql } = test.database;
const plane = await testAccountPlane(test);
const ada = await plane.signUp('ada@theia.test');
const bob = await plane.signUp('bob@theia.test');

const DAY_MS = 86_400_000;
const nowMs = Date.now();
/** Days ago; several of one instant, on both sides of where spans end. */
const AGES = [-0.5, 0, 0, 0, 1, 1.9, 2, 2, 2.1, 10, 10, 29.9, 30, 30.1, 90, 90, 90, 200, 399, 900];

for (const { id } of [ada, bob])
  await sql`
    with made as (select gen_random_uuid() as id, ${new Date(nowMs)}::timestamptz - age * interval '1 day' + interval '123 microseconds' as at, n from unnest(${AGES}::float8[]) with ordinality as a (age, n)),
    logged as (
      insert into public.translator_logs (id, created_at, user_id, request_id, method, path, response_status, request_type, report_tier, processing_time_ms)
      select id, at, ${id}, 'req_' || n, 'POST', '/swiss/natal', case when n % 4 = 0 then 400 else 200 end, 'natal', case when n % 3 = 0 then 'transits' else 'natal' end, 1 from made
    )
    insert into public.api_usage (translator_log_id, created_at, user_id, report_tier, paid_by) select id, at, ${id}, 'natal', 'free' from made where n % 4 <> 0`;

interface Row {
  readonly id: string;
  readonly created_at: string;
  readonly response_status: number;
  readonly report_tier: string;
  readonly api_usage: { readonly paid_by: string } | null;
}

const expected = await sql<Row[]>`
  select l.id, to_json(l.created_at)#>>'{}' as created_at, response_status, l.report_tier, case when u.paid_by is not null then json_build_object('paid_by', u.paid_by) end as api_usage
  from public.translator_logs l left join public.api_usage u on u.translator_log_id = l.id and u.created_at = l.created_at
  where l.user_id = ${ada.id} order by l.created_at desc, l.id desc`;

const newest = () =>
  ada.client
    .from('translator_logs')
    .select('id, created_at, response_status, report_tier, api_usage(paid_by)')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });

async function rowsOf(query: PromiseLike<{ data: unknown; error: unknown }>): Promise<readonly Row[]> {
  const { data, error } = await query;
  assert.equal(error, null);
  return data as readonly Row[];
}

describe('a log that is kept by day', () => {
  it('is read newest first in full, however far apart its rows are', async () => {
    assert.deepEqual(await rowsOf(newest()), [...expected]);
    for (const limit of [1, 4, 7, 12, 19, 20, 25])
      assert.deepEqual(await rowsOf(newest().limit(limit)), expected.slice(0, limit));
    assert.deepEqual(await rowsOf(newest().limit(0)), []);
    assert.deepEqual(await rowsOf(newest().range(3, 8)), expected.slice(3, 9));
  });

  it('is read page by page after the last row, each row once', async () => {
    for (const size of [1, 3, 6]) {
      const read: Row[] = [];
      for (let after: Row | undefined, more = true; more; after = read.at(-1)) {
        const query =
          after === undefined
            ? newest()
            : newest()
                .lte('created_at', after.created_at)
                .or(`created_at.lt."${after.created_at}",and(created_at.eq."${after.created_at}",id.lt.${after.id})`);
        const page = await rowsOf(query.limit(size));
        read.push(...page);
        more = page.length === size;
      }
      assert.deepEqual(read, [...expected]);
    }
  });

  it('is read with every filter', async () => {
    const instant = (age: number) => new Date(nowMs - age * DAY_MS).toISOString();
    const at = (row: Row) => Date.parse(row.created_at);
    const cases: readonly [PromiseLike<{ data: unknown; error: unknown }>, (row: Row) => boolean][] = [
      [newest().eq('report_tier', 'transits'), (row) => row.report_tier === 'transits'],
      [newest().eq('report_tier', 'guna_milan'), () => false],
      [newest().or('response_status.lt.200,response_status.gt.299'), (row) => row.response_status === 400],
      [newest().gte('created_at', instant(20)), (row) => at(row) >= nowMs - 20 * DAY_MS],
      [
        newest().gt('created_at', instant(100)).lt('created_at', instant(5)),
        (row) => at(row) > nowMs - 100 * DAY_MS && at(row) < nowMs - 5 * DAY_MS,
      ],
      [newest().lt('created_at', instant(100)), (row) => at(row) < nowMs - 100 * DAY_MS],
      [newest().eq('created_at', expected[15]!.created_at), (row) => row.created_at === expected[15]!.created_at],
      [newest().not('created_at', 'lt', instant(15)), (row) => at(row) >= nowMs - 15 * DAY_MS],
    ];
    for (const [query, keeps] of cases) assert.deepEqual(await rowsOf(query), expected.filter(keeps));
    const paid = await rowsOf(
      ada.client
        .from('translator_logs')
        .select('id, api_usage!inner(paid_by)')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false }),
    );
    assert.deepEqual(
      paid.map(({ id }) => id),
      expected.filter((row) => row.api_usage !== null).map(({ id }) => id),
    );
  });

  it('is read to its end and counted, whatever is shown of JSON and of embedded rows', async () => {
    for (const select of ['id, request_payload->city', 'id, api_usage(paid_by)'])
      for (const count of [undefined, 'exact', 'estimated'] as const) {
        const query = ada.client
          .from('translator_logs')
          .select(select, count === undefined ? {} : { count })
          .eq('user_id', ada.id)
          .order('created_at', { ascending: false });
        const answer = await (select.includes('api_usage') ? query.eq('api_usage.paid_by', 'free') : query);
        assert.equal(answer.error, null);
        assert.deepEqual(
          [answer.data.length, answer.count],
          [expected.length, count === undefined ? null : expected.length],
        );
      }
  });

  it('is read as one object, as a table and oldest first', async () => {
    const one = await newest().limit(1).single();
    assert.deepEqual(one.data, expected[0]);
    const table = await plane.request('/rest/v1/translator_logs?select=id&order=created_at.desc,id.desc&limit=9', {
      token: ada.accessToken,
      headers: { Accept: 'text/csv' },
    });
    assert.equal(await table.text(), ['id', ...expected.slice(0, 9).map(({ id }) => id)].join('\n'));
    const oldest = await rowsOf(
      ada.client.from('translator_logs').select('id').order('created_at').order('id').limit(9),
    );
    assert.deepEqual(
      oldest.map(({ id }) => id),
      expected
        .toReversed()
        .slice(0, 9)
        .map(({ id }) => id),
    );
  });

  it('refuses an instant that does not exist', async () => {
    for (const text of ['2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', 'yesterdayish']) {
      const { status, error } = await newest().lt('created_at', text);
      assert.deepEqual([status, error?.code.slice(0, 2)], [400, '22'], text);
    }
  });
});

describe('windows and counts of large tables', () => {
  it('refuse an offset above 10,000 and say how to go on', async () => {
    const asked = [
      plane.request('/rest/v1/translator_logs?offset=10001', { token: ada.accessToken }),
      plane.request('/rest/v1/translator_logs?offset=9000', {
        token: ada.accessToken,
        headers: { Range: '1001-1010' },
      }),
      plane.request('/rest/v1/plans?select=id,price_list(*)&price_list.offset=10001', { token: ada.accessToken }),
    ];
    const [query, header] = await Promise.all(asked.slice(0, 2));
    for (const answer of [query!, header!]) {
      assert.equal(answer.status, 416);
      const problem = (await answer.json()) as { code: string; hint: string };
      assert.equal(problem.code, 'PGRST103');
      assert.match(problem.hint, /Continue after the last row/);
    }
    assert.equal((await asked[2]!).status, 416);
    assert.equal(
      (await plane.request('/rest/v1/translator_logs?offset=10000', { token: ada.accessToken })).status,
      200,
    );
  });

  it('count exactly up to 10,000 rows, and roughly above when that is asked for', async () => {
    const count = async (how: 'exact' | 'planned' | 'estimated', head = true) =>
      (await bob.client.from('credit_ledger').select('id', { count: how, head }).limit(5)).count;
    const add = (rows: number) => sql`
      insert into public.credit_ledger (user_id, kind, amount_usd, balance_after_usd) select ${bob.id}, 'credit', 1, 1 from generate_series(1, ${rows})`;
    await add(30);
    for (const how of ['exact', 'planned', 'estimated'] as const)
      assert.deepEqual([await count(how), await count(how, false)], [30, 30]);
    await add(12_000);
    await sql`analyze public.credit_ledger`;
    assert.equal(await count('exact'), 12_030);
    for (const how of ['planned', 'estimated'] as const) {
      const rows = await count(how);
      assert.ok(rows !== null && rows > 10_000 && rows < 20_000, String(rows));
      assert.equal(rows, await count(how, false));
    }
  });
});
