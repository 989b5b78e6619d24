import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { constantFrom, nat, option, record, sample } from 'fast-check';
import { randomCases } from '../../../../../scripts/random-cases.ts';
import { noArchive } from '../../call-archive/read/ask.ts';
import { movedCallsOf } from '../../call-archive/read/moved-calls.ts';
import { openArchiveReader } from '../../call-archive/read/open-reader.ts';
import type { InputOf, OutputOf } from '../../rules/operations/catalog.ts';
import { testAccountPlane, type TestAccountPlane, type TestUser } from '../../testing/account-plane.ts';
import { NO_CLICKHOUSE, startClickHouse } from '../../testing/clickhouse.ts';
import { testDatabase } from '../../testing/database.ts';
import { moveCalls } from '../../testing/call-archive.ts';
import { until } from '../../testing/until.ts';
import { bookVariedCalls } from '../../testing/metered-call.ts';

const DAY_MS = 86_400_000;
const midnightMs = Math.floor(Date.now() / DAY_MS) * DAY_MS;
const movedUntil = new Date(midnightMs - 3 * DAY_MS).toISOString().replace('.000Z', 'Z');

const askOf = async (at: TestAccountPlane, user: TestUser, name: string, input: object) => {
  const response = await at.request(`/functions/v1/${name}`, { method: 'POST', token: user.accessToken, body: input });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body, retryAfter: response.headers.get('retry-after') };
};
const callsOf = async (at: TestAccountPlane, user: TestUser, input: InputOf<'calls'>) => {
  const { status, body } = await askOf(at, user, 'calls', input);
  assert.equal(status, 200, JSON.stringify([input, body]));
  return body as OutputOf<'calls'>;
};
const idsOf = async (at: TestAccountPlane, user: TestUser, input: InputOf<'calls'>) =>
  (await callsOf(at, user, input)).calls.map(({ id }) => id);

describe('calls that have moved to the archive', { skip: NO_CLICKHOUSE }, async () => {
  const test = await testDatabase();
  const { sql } = test.database;
  const clickhouse = await startClickHouse();
  after(() => clickhouse.stop());
  const link = await clickhouse.connect();
  const archive = (await openArchiveReader(sql, clickhouse.server))!;
  test.beforeClose(() => archive.close());
  let asked = 0;
  const plane = await testAccountPlane(test, {
    movedCalls: (border) => {
      asked += 1;
      return archive.movedCalls(border);
    },
  });
  const without = await testAccountPlane(test, { movedCalls: movedCallsOf(noArchive) });
  const [ada, bob] = [await plane.signUp('ada@theia.test'), await plane.signUp('bob@theia.test')];
  for (const { id } of [ada, bob])
    await bookVariedCalls(sql, { userId: id, count: 400, days: 60, untilMs: Date.now() });
  const { calls: known } = await callsOf(plane, ada, { limit: 1000 });
  const bobs = await idsOf(plane, bob, { limit: 1000 });

  const daysAgo = nat(65).map((days) => new Date(Date.now() - days * DAY_MS - 1234).toISOString());
  const maybe = <Value>(values: readonly Value[]) => option(constantFrom(...values), { freq: 2 });
  const inputs = sample(
    record({
      from: option(daysAgo, { freq: 3 }),
      until: option(daysAgo, { freq: 3 }),
      outcome: constantFrom('any' as const, 'any' as const, 'success' as const, 'failed' as const),
      code: maybe([null, null, 200, 429, 404]),
      product: maybe([null, null, 'natal', 'free', 'eclipses', 'Natal']),
      key: maybe([null, null, null, 'cfcd2084-95d5-65ef-66e7-dff9f98764da']),
      slower_ms: maybe([null, null, 1, 3.9995, 0.0005]),
      search: maybe([null, null, 'NATAL', 'a_b', '100 %', 'größe', 'back\\slash', 'req_77', 'n*tal', known[300]!.id]),
      after: option(
        nat(known.length - 1).map((at) => ({ created_at: known[at]!.created_at, id: known[at]!.id })),
        { freq: 2 },
      ),
      limit: constantFrom(1, 4, 25, 25, 1000),
    }),
    randomCases(200, 20261128),
  );
  const pages = async () => {
    const found = [];
    for (const input of inputs) found.push(await callsOf(plane, ada, input));
    return found;
  };
  const details = async () => {
    const found = [];
    for (const { id } of known.filter((_, at) => at % 7 === 0)) found.push(await askOf(plane, ada, 'call', { id }));
    return found;
  };
  const before = { pages: await pages(), details: await details() };
  await moveCalls(sql, link, movedUntil);
  const [mark] = await sql<{ id: string }[]>`select id from private.call_archive`;
  await link.run(`insert into installation values ('${mark!.id}')`);

  it('are returned for every filter, page and id as before', async () => {
    assert.deepEqual(await details(), before.details);
    const now = await pages();
    for (const [at, input] of inputs.entries()) assert.deepEqual({ input, ...now[at] }, { input, ...before.pages[at] });
    assert.ok(before.pages.filter(({ calls }) => calls.length > 0).length > inputs.length / 4);
  });

  const NEWER = [{ limit: 4 }, { from: movedUntil }, { search: known[0]!.id, limit: 1 }] as const;
  const OLDER = [{ limit: 1000 }, { until: movedUntil, limit: 1 }, { search: known.at(-1)!.id }] as const;

  it('are not read when the table has all that is asked for', async () => {
    asked = 0;
    for (const input of NEWER) assert.ok((await idsOf(plane, ada, input)).length > 0);
    assert.equal(asked, 0);
    for (const input of OLDER) assert.ok((await idsOf(plane, ada, input)).length > 0);
    assert.equal(asked, OLDER.length);
  });

  it('are those of the caller, however they are asked for', async () => {
    const foreign = new Set(bobs);
    for (const input of [
      { search: bobs.at(-1)!, limit: 1000 },
      { search: "') or 1 = 1 or unhex('", limit: 1000 },
      { search: "%' or '1'='1", limit: 1000 },
      { search: "\\' union all select * from calls --", limit: 1000 },
      { search: '\\', limit: 1000 },
      { after: { created_at: new Date().toISOString(), id: bobs[0]! }, limit: 1000 },
      { user_id: bob.id, until: movedUntil, limit: 1000 },
    ])
      assert.ok(
        (await idsOf(plane, ada, input)).every((id) => !foreign.has(id)),
        JSON.stringify(input),
      );
    const detail = await askOf(plane, ada, 'call', { id: bobs.at(-1)! });
    assert.deepEqual(detail.body, { call: null, unread_before: null });
  });

  it('that were copied but have not moved are returned once, and moved ones still in the table too', async () => {
    const { id } = known.at(-1)!;
    await sql`insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms)
      values (${id}, ${movedUntil}::text::timestamptz - interval '8 hours', ${ada.id}, 'req_left', 'POST', '/swiss/natal', 200, 1)`;
    const ids = await idsOf(plane, ada, { limit: 1000 });
    assert.deepEqual([ids.length, new Set(ids).size], [known.length, known.length]);
    await sql`delete from private.calls where request_id = 'req_left'`;
  });

  it('are found again when the retention has dropped some of them since the last read', async () => {
    const dana = await plane.signUp('dana@theia.test');
    await bookVariedCalls(sql, { userId: dana.id, count: 4, days: 4, untilMs: midnightMs - 20 * DAY_MS });
    await moveCalls(sql, link, movedUntil);
    const recent = async () => (await idsOf(plane, dana, { limit: 4 })).length;
    assert.deepEqual([await recent(), await recent()], [4, 4]);
    await link.run(
      `alter table calls drop partition '${new Date(midnightMs - 24 * DAY_MS).toISOString().slice(0, 10)}'`,
    );
    assert.equal(await recent(), 3);
  });

  it('are not returned to the session of a deleted account', async () => {
    const carol = await plane.signUp('carol@theia.test');
    await bookVariedCalls(sql, { userId: carol.id, count: 5, days: 9, untilMs: midnightMs - 4 * DAY_MS });
    await moveCalls(sql, link, movedUntil);
    assert.equal((await idsOf(plane, carol, {})).length, 5);
    await sql`delete from auth.users where id = ${carol.id}`;
    assert.equal((await askOf(plane, carol, 'calls', {})).status, 401);
  });

  const reportsOlderAsUnread = async (at: TestAccountPlane): Promise<void> => {
    for (const input of NEWER) assert.equal((await callsOf(at, ada, input)).unread_before, null);
    for (const input of OLDER) {
      const { calls, unread_before: border } = await callsOf(at, ada, input);
      assert.equal(border, movedUntil);
      assert.ok(calls.every(({ created_at: createdAt }) => Date.parse(createdAt) >= Date.parse(movedUntil)));
    }
    const { id } = known.at(-1)!;
    assert.deepEqual((await askOf(at, ada, 'call', { id })).body, { call: null, unread_before: movedUntil });
    assert.equal((await askOf(at, ada, 'call-answers', { ids: [known[0]!.id] })).status, 200);
    const answers = await askOf(at, ada, 'call-answers', { ids: [id] });
    assert.deepEqual(
      [answers.status, answers.retryAfter, answers.body['code'], answers.body['moved_until']],
      [503, '10', 'call_archive_unavailable', movedUntil],
    );
  };

  it('are reported as unread without CLICKHOUSE_URL', () => reportsOlderAsUnread(without));

  it('are reported as unread while ClickHouse is stopped, and returned when it is back', async () => {
    await clickhouse.kill();
    await reportsOlderAsUnread(plane);
    await clickhouse.start();
    for (const input of OLDER) assert.equal((await callsOf(plane, ada, input)).unread_before, null);
  });

  it('do not delay reads of newer calls while ClickHouse does not respond', async () => {
    clickhouse.freeze();
    try {
      const waiting = Array.from({ length: 12 }, () => callsOf(plane, ada, { limit: 1000 }));
      const first = await Promise.race([
        Promise.any(waiting).then(() => 'an older read'),
        Promise.all(NEWER.map((input) => callsOf(plane, ada, input))).then(() => 'the newer ones'),
      ]);
      assert.equal(first, 'the newer ones');
      for (const { unread_before: border } of await Promise.all(waiting)) assert.equal(border, movedUntil);
    } finally {
      clickhouse.thaw();
    }
  });

  it('are not read from the ClickHouse of another installation', async () => {
    await link.run(`alter table installation delete where id = '${mark!.id}'`);
    await until(async () => (await link.select('select id from installation')).length === 0, 'the deletion');
    const other = (await openArchiveReader(sql, clickhouse.server))!;
    try {
      const everything = { userId: ada.id, span: { fromUs: null, untilUs: null }, conditions: [] };
      await assert.rejects(other.movedCalls(movedUntil).keysOf(everything, [known.at(-1)!.id]), {
        name: 'CallArchiveUnavailable',
      });
    } finally {
      await other.close();
    }
  });
});
