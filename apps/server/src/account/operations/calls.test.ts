import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fillAccount } from '../../testing/account-rows.ts';
import { testAccountPlane, type TestUser } from '../../testing/account-plane.ts';
import { testDatabase } from '../../testing/database.ts';
import { bookVariedCalls } from '../../testing/metered-call.ts';
import type { OutputOf } from '../../rules/operations/catalog.ts';

const test = await testDatabase();
const { sql } = test.database;
const plane = await testAccountPlane(test);
const ada = await plane.signUp('ada@theia.test');
const bob = await plane.signUp('bob@theia.test');
for (const { id } of [ada, bob]) await bookVariedCalls(sql, { userId: id, count: 400, days: 60, untilMs: Date.now() });
const bobs = await sql<{ id: string; created_at: Date }[]>`
  select id, created_at from public.translator_logs where user_id = ${bob.id}`;

const ask = async (user: TestUser, name: 'calls' | 'call', input: object) => {
  const response = await plane.request(`/functions/v1/${name}`, {
    method: 'POST',
    token: user.accessToken,
    body: input,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const calls = async (input: object, user = ada) => {
  const { status, body } = await ask(user, 'calls', input);
  assert.equal(status, 200, JSON.stringify(body));
  return (body as OutputOf<'calls'>).calls;
};

describe('the calls of the dashboard', () => {
  it('come newest first, with their cost, and page by page each once', async () => {
    const all = await calls({ limit: 1000 });
    assert.equal(all.length, 400);
    assert.deepEqual(
      all.map(({ created_at: at }) => at),
      all
        .map(({ created_at: at }) => at)
        .toSorted()
        .toReversed(),
    );
    assert.equal(all.filter(({ api_usage: usage }) => usage !== null).length, 200);
    const paged = [];
    for (let after = null, page = await calls({ after }); page.length > 0; page = await calls({ after })) {
      paged.push(...page);
      const { created_at, id } = page.at(-1)!;
      after = { created_at, id };
    }
    assert.deepEqual(paged, all);
  });

  it('of the same instant are ordered and paged by their id', async () => {
    const eve = await plane.signUp('eve@theia.test');
    await sql`
      insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms)
      select gen_random_uuid(), now() - interval '1 hour', ${eve.id}, 'req_' || n, 'POST', '/batch', 200, 1 from generate_series(1, 5) n`;
    const all = await calls({}, eve);
    const [first, second] = all;
    const rest = await calls({ after: { created_at: second!.created_at, id: second!.id } }, eve);
    assert.equal(first!.created_at, second!.created_at);
    assert.deepEqual(rest, all.slice(2));
  });

  it('are those of each filter', async () => {
    const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString();
    const cases = [
      [{ outcome: 'failed' }, sql`(response_status < 200 or response_status > 299)`],
      [{ outcome: 'success' }, sql`response_status between 200 and 299`],
      [{ code: 429 }, sql`response_status = 429`],
      [{ product: 'eclipses' }, sql`report_tier = 'eclipses'`],
      [{ product: 'free' }, sql`report_tier is null and response_status = 200`],
      [{ product: 'natal', outcome: 'failed' }, sql`report_tier = 'natal' and response_status > 299`],
      [{ key: 'CFCD2084-95D5-65EF-66E7-DFF9F98764DA' }, sql`api_key_id = 'cfcd2084-95d5-65ef-66e7-dff9f98764da'`],
      [{ slower_ms: 1.5 }, sql`processing_time_ms > 1.5`],
      [{ from: monthAgo }, sql`created_at >= ${monthAgo}`],
      [{ until: monthAgo }, sql`created_at < ${monthAgo}`],
      [{ search: 'req_7' }, sql`request_id = 'req_7'`],
      [{ search: 'A_B' }, sql`(path = '/swiss/a_b' or error_message = 'a_b')`],
      [{ search: '100 %' }, sql`error_message = '100 %'`],
      [{ search: 'back\\slash' }, sql`error_message = 'back\\slash'`],
      [{ search: 'birth*missing' }, sql`error_message = 'The birth date is missing'`],
      [{ search: "'; drop table calls; --" }, sql`error_message like '%drop table%'`],
    ] as const;
    for (const [filter, condition] of cases) {
      const found = await calls({ ...filter, limit: 1000 });
      const matching = await sql`select from public.translator_logs l where l.user_id = ${ada.id} and ${condition}`;
      assert.equal(found.length, matching.length, JSON.stringify(filter));
      assert.ok(found.length > 0, JSON.stringify(filter));
    }
  });

  it('are found by their id, one with its request and the name of its key', async () => {
    const { logId } = await fillAccount(sql, ada.id);
    assert.deepEqual(
      (await calls({ search: logId.toUpperCase() })).map(({ id }) => id),
      [logId],
    );
    const { body } = await ask(ada, 'call', { id: logId });
    const { call } = body as OutputOf<'call'>;
    assert.deepEqual(
      [call?.request_payload, call?.api_usage, call?.key_label],
      [{ birth_date: '1990-01-01' }, { total_cost_usd: 0.002, unit_price_usd: 0.002, paid_by: 'wallet' }, null],
    );
    const [key] = await sql<{ id: string }[]>`select id from private.api_keys where user_id = ${ada.id}`;
    await sql`update private.calls set api_key_id = ${key!.id} where id = ${logId}`;
    assert.equal(((await ask(ada, 'call', { id: logId })).body as OutputOf<'call'>).call?.key_label, 'Default');
  });

  it('are the own ones only, whatever is asked', async () => {
    const foreign = new Set(bobs.map(({ id }) => id));
    const { id, created_at: at } = bobs[0]!;
    for (const input of [
      { search: id },
      { search: "%' or user_id is not null or '%" },
      { after: { created_at: new Date().toISOString(), id } },
      { from: at.toISOString(), until: new Date(at.getTime() + 1).toISOString() },
      { user_id: bob.id, userId: bob.id, limit: 1000 },
    ])
      assert.ok(
        (await calls(input)).every((call) => !foreign.has(call.id)),
        JSON.stringify(input),
      );
    assert.deepEqual((await ask(ada, 'call', { id })).body, { call: null, unread_before: null });
  });

  it('reject what is not a filter', async () => {
    for (const input of [
      { limit: 1001 },
      { limit: 0 },
      { after: { created_at: 'now', id: bob.id } },
      { after: { created_at: new Date().toISOString(), id: "' or true" } },
      { outcome: 'x' },
      { search: 'a\0' },
    ])
      assert.equal((await ask(ada, 'calls', input)).status, 400, JSON.stringify(input));
    assert.equal((await ask(ada, 'call', { id: 'x' })).status, 400);
  });
});
