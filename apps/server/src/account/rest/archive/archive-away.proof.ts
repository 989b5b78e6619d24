import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { noArchive } from '../../../call-archive/read/ask.ts';
import { openArchiveReader } from '../../../call-archive/read/open-reader.ts';
import { movedCallsOf } from '../../../call-archive/read/moved-calls.ts';
import { testAccountPlane, type TestAccountPlane } from '../../../testing/account-plane.ts';
import { NO_CLICKHOUSE, startClickHouse } from '../../../testing/clickhouse.ts';
import { testDatabase } from '../../../testing/database.ts';
import { moveCalls } from '../../../testing/call-archive.ts';
import { until } from '../../../testing/until.ts';
import { bookVariedCalls } from '../../../testing/metered-call.ts';

const DAY_MS = 86_400_000;

describe('with calls in the archive', { skip: NO_CLICKHOUSE }, async () => {
  const test = await testDatabase();
  const { sql } = test.database;
  const clickhouse = await startClickHouse();
  after(() => clickhouse.stop());
  const link = await clickhouse.connect();
  const archive = (await openArchiveReader(sql, clickhouse.server))!;
  test.beforeClose(() => archive.close());
  let asked = 0;
  const plane = await testAccountPlane(test, {
    movedCalls: (movedUntil) => {
      asked += 1;
      return archive.movedCalls(movedUntil);
    },
  });
  const without = await testAccountPlane(test, { movedCalls: movedCallsOf(noArchive) });
  const [ada, bob] = [await plane.signUp('ada@theia.test'), await plane.signUp('bob@theia.test')];
  const midnightMs = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const movedUntil = new Date(midnightMs - 3 * DAY_MS).toISOString().replace('.000Z', 'Z');
  for (const { id } of [ada, bob]) await bookVariedCalls(sql, { userId: id, count: 90, days: 9, untilMs: Date.now() });
  const idsOf = async (userId: string) =>
    (
      await sql<{ id: string }[]>`select id from public.translator_logs where user_id = ${userId} order by created_at`
    ).map(({ id }) => id);
  const [adas, bobs] = [await idsOf(ada.id), await idsOf(bob.id)];
  await moveCalls(sql, link, movedUntil);
  const [mark] = await sql<{ id: string }[]>`select id from private.call_archive`;
  await link.run(`insert into installation values ('${mark!.id}')`);

  const rest = (query: string, at: TestAccountPlane = plane, headers: Readonly<Record<string, string>> = {}) =>
    at.request(`/rest/v1/translator_logs?${query}`, { token: ada.accessToken, headers });
  const shown = async (query: string): Promise<readonly string[]> => {
    const answer = await rest(query);
    const rows = (await answer.json()) as { id: string }[];
    assert.equal(answer.status, 200, JSON.stringify(rows));
    return rows.map(({ id }) => id);
  };
  const NEWER = ['order=created_at.desc&limit=4', `created_at=gte.${movedUntil}`, `id=eq.${adas.at(-1)}`] as const;
  const OLDER = ['order=created_at.desc', 'order=created_at', `id=eq.${adas[0]}`, 'limit=1&order=created_at'] as const;

  it('a read that the table answers asks the archive nothing', async () => {
    asked = 0;
    for (const query of NEWER) assert.ok((await shown(query)).length > 0, query);
    assert.equal((await rest('order=created_at.desc&limit=4', plane, { Range: '0-3' })).status, 200);
    assert.equal(asked, 0);
    for (const query of OLDER) assert.ok((await shown(query)).length > 0, query);
    assert.equal(asked, OLDER.length);
  });

  it('nobody sees a call of another user there, however it is asked for', async () => {
    const own = new Set(adas);
    const bobsId = bobs[0]!;
    const hostile = [
      '',
      `user_id=eq.${bob.id}`,
      `user_id=neq.${ada.id}`,
      `user_id=in.(${ada.id},${bob.id})`,
      `or=(user_id.eq.${bob.id},id.not.is.null)`,
      `not.and=(user_id.eq.${ada.id},id.is.null)`,
      `id=eq.${bobsId}`,
      `id=in.(${bobs.join(',')})`,
      `id=in.(${bobs.slice(0, 3).join(',')},${adas[0]})&user_id=eq.${bob.id}`,
      `or=(id.eq.${bobsId},id.eq.${adas[0]})`,
      `id=gte.00000000-0000-0000-0000-000000000000&user_id=is.not_null`,
      `error_message=neq.${encodeURIComponent("') or 1 = 1 or unhex('")}`,
      `error_message=in.("') or user_id = toUUID('${bob.id}') or ('","\\\\","\\"")`,
      `path=like.${encodeURIComponent("%' or '1'='1")}`,
      `path=not.like.${encodeURIComponent("\\\\' or 1=1 --")}`,
      `path=ilike.${encodeURIComponent('%\\\\')}`,
      `report_tier=eq.natal${encodeURIComponent("' union all select * from calls --")}`,
      `request_id=gt.${encodeURIComponent("\\';drop table calls;")}`,
      'select=id,user_id,api_usage(*)',
      'select=id,user_id,...api_usage(paid_by,user_id)',
      `select=id,user_id,api_usage!inner(*)&api_usage.order=user_id`,
      `select=id,user_id,request_payload->>a,x:error_message::text`,
      `select=id,user_id&created_at=lt.${movedUntil}&order=created_at.asc,id.asc`,
      `select=id,user_id&created_at=not.gt.infinity&limit=1000&offset=3`,
      'select=*&limit=1000&offset=10000',
    ];
    for (const query of hostile) {
      const answer = await rest(query, plane, { Prefer: 'count=exact' });
      const body = await answer.text();
      assert.ok(!body.includes(bob.id) && !bobs.some((id) => body.includes(id)), query);
      assert.ok(answer.status < 500, `${answer.status} ${query} ${body}`);
      const total = Number(answer.headers.get('content-range')?.split('/')[1] ?? 0);
      assert.ok(total <= own.size, `${query}: ${total}`);
    }
    assert.deepEqual((await shown('order=created_at')).toSorted(), [...own].toSorted());
    const refused = await plane.request('/rest/v1/translator_logs?order=created_at');
    assert.deepEqual([refused.status, ((await refused.json()) as { code: string }).code], [401, '42501']);
    const usage = await plane.request('/rest/v1/api_usage?select=translator_logs(id)', { token: ada.accessToken });
    assert.deepEqual([usage.status, ((await usage.json()) as { code: string }).code], [400, 'call_archive_limit']);
  });

  it('what is asked for again and again is found anew when the retention has dropped some of it', async () => {
    const dana = await plane.signUp('dana@theia.test');
    await bookVariedCalls(sql, { userId: dana.id, count: 4, days: 4, untilMs: midnightMs - 20 * DAY_MS });
    await moveCalls(sql, link, movedUntil);
    const recent = async () =>
      (
        (await (
          await plane.request('/rest/v1/translator_logs?order=created_at.desc&limit=4', { token: dana.accessToken })
        ).json()) as unknown[]
      ).length;
    assert.deepEqual([await recent(), await recent()], [4, 4]);
    await link.run(
      `alter table calls drop partition '${new Date(midnightMs - 24 * DAY_MS).toISOString().slice(0, 10)}'`,
    );
    assert.equal(await recent(), 3);
  });

  it('a call that was copied but has not moved is read once, and a moved one that is still in the table too', async () => {
    await sql`insert into public.translator_logs (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms)
      values (${adas[0]!}, ${movedUntil}::text::timestamptz - interval '8 hours', ${ada.id}, 'req_left', 'POST', '/swiss/natal', 200, 1)`;
    const ids = await shown('select=id&order=created_at.desc,id.desc');
    assert.deepEqual([ids.length, new Set(ids).size], [adas.length, adas.length]);
    await sql`delete from public.translator_logs where request_id = 'req_left'`;
  });

  it('the session of a deleted account reads nothing, also while its calls are still there', async () => {
    const carol = await plane.signUp('carol@theia.test');
    await bookVariedCalls(sql, { userId: carol.id, count: 5, days: 9, untilMs: midnightMs - 4 * DAY_MS });
    await moveCalls(sql, link, movedUntil);
    const tried = () => plane.request('/rest/v1/translator_logs?order=created_at', { token: carol.accessToken });
    assert.equal(((await (await tried()).json()) as unknown[]).length, 5);
    await sql`delete from auth.users where id = ${carol.id}`;
    assert.equal((await tried()).status, 401);
  });

  const refusesOlder = async (at: TestAccountPlane): Promise<void> => {
    for (const query of NEWER) assert.equal((await rest(query, at)).status, 200, query);
    for (const query of OLDER) {
      const answer = await rest(query, at);
      const problem = (await answer.json()) as Record<string, string>;
      assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '10'], query);
      assert.deepEqual([problem['code'], problem['details']], ['call_archive_unavailable', movedUntil]);
      assert.ok(problem['message']!.includes(`before ${movedUntil.slice(0, 10)}`));
      assert.ok(problem['hint']!.includes(`created_at=gte.${movedUntil}`));
    }
    const answers = (ids: readonly string[]) =>
      at.request('/functions/v1/call-answers', { method: 'POST', token: ada.accessToken, body: { ids } });
    assert.equal((await answers([adas.at(-1)!])).status, 200);
    const away = await answers([adas[0]!]);
    const refused = (await away.json()) as Record<string, string>;
    assert.deepEqual(
      [away.status, refused['code'], refused['moved_until']],
      [503, 'call_archive_unavailable', movedUntil],
    );
  };

  it('without CLICKHOUSE_URL older calls are unavailable, newer ones are read', () => refusesOlder(without));

  it('a ClickHouse that was stopped makes older calls unavailable until it is back', async () => {
    await clickhouse.kill();
    await refusesOlder(plane);
    await clickhouse.start();
    for (const query of [...NEWER, ...OLDER]) assert.ok((await shown(query)).length > 0, query);
  });

  it('a ClickHouse that does not answer keeps nobody else waiting', async () => {
    clickhouse.freeze();
    try {
      const waiting = Array.from({ length: 12 }, () => rest('order=created_at.desc'));
      const first = await Promise.race([
        Promise.any(waiting).then(() => 'an older read'),
        Promise.all(NEWER.map(shown)).then(() => 'the newer ones'),
      ]);
      assert.equal(first, 'the newer ones');
      assert.deepEqual([...new Set((await Promise.all(waiting)).map(({ status }) => status))], [503]);
    } finally {
      clickhouse.thaw();
    }
  });

  it('a ClickHouse of another installation is not read', async () => {
    await link.run(`alter table installation delete where id = '${mark!.id}'`);
    await until(async () => (await link.select('select id from installation')).length === 0, 'the deletion');
    const other = (await openArchiveReader(sql, clickhouse.server))!;
    try {
      await assert.rejects(
        other
          .movedCalls(movedUntil)
          .count({ userId: ada.id, span: { fromUs: null, untilUs: null }, conditions: [] }, null),
        { name: 'CallArchiveUnavailable' },
      );
    } finally {
      await other.close();
    }
  });
});
