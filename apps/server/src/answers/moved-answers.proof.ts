import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { crc32 } from 'node:zlib';
import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { movedAnswersOf } from '../call-archive/read/moved-answers.ts';
import { movedCallsOf } from '../call-archive/read/moved-calls.ts';
import { computeHere } from '../compute/compute.ts';
import { routeTable } from '../http/routing/routes.ts';
import { newCallId } from '../metering/call-id.ts';
import { testAccountPlane, type TestUser } from '../testing/account-plane.ts';
import { testAnswers } from '../testing/answers.ts';
import { readKeys } from '../testing/api-keys.ts';
import { NO_CLICKHOUSE, startClickHouse } from '../testing/clickhouse.ts';
import { testDatabase } from '../testing/database.ts';
import { moveCalls } from '../testing/call-archive.ts';
import { testProduct } from '../testing/product.ts';
import { recomputeAnswer } from './functions/recompute-answer.ts';

const DAY_MS = 86_400_000;

describe('answers that have moved to the archive', { skip: NO_CLICKHOUSE }, async () => {
  const test = await testDatabase();
  const { sql } = test.database;
  const clickhouse = await startClickHouse();
  after(() => clickhouse.stop());
  const link = await clickhouse.connect();
  const movedCalls = movedCallsOf(link);
  const answers = testAnswers(test, { movedAnswers: movedAnswersOf(link) });
  const product = await testProduct(test);
  const compute = computeHere(catalog, { ephemeris: await createSwissEphemeris(), places: await loadPlaces() });
  const plane = await testAccountPlane(test, {
    answers,
    movedCalls,
    handlers: {
      'recompute-answer': recomputeAnswer({
        reader: answers.reader,
        compute,
        findRoute: routeTable(catalog),
        movedCalls,
      }),
    },
  });
  const [ada, eve] = [await plane.signUp('ada@theia.test'), await plane.signUp('eve@theia.test')];
  const movedUntilMs = Math.floor(Date.now() / DAY_MS) * DAY_MS - 3 * DAY_MS;
  const movedUntil = new Date(movedUntilMs).toISOString();

  /** A call in the log whose answer has this text. */
  const logged = async (user: TestUser, text: string, createdAtMs: number, id = newCallId(createdAtMs).uuid) => {
    await sql`
      insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms, response_crc32)
      values (${id}, ${new Date(createdAtMs)}, ${user.id}, ${`req_${id}`}, 'POST', '/swiss/natal', 200, 1, ${crc32(text)})`;
    return { id, createdAtMs, userId: user.id, bytes: Buffer.from(text), crc32: crc32(text) };
  };
  const ask = async (user: TestUser, name: string, body: object) => {
    const answer = await plane.request(`/functions/v1/${name}`, { method: 'POST', token: user.accessToken, body });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const told = async (user: TestUser, ids: readonly string[]) => {
    const { status, body } = await ask(user, 'call-answers', { ids });
    assert.equal(status, 200, JSON.stringify(body));
    return new Map(
      (body['answers'] as { id: string }[]).map(({ id, ...rest }) => [id, rest as Record<string, unknown>]),
    );
  };

  const texts = [
    '{"a":1.5000,"b":"\\u0000"}',
    '{"größe":"tab\\t, line\\n, \\\\ and \'"}',
    '[]',
    `[${'1.25,'.repeat(5000)}2]`,
  ];
  const times = [
    movedUntilMs - 1,
    movedUntilMs - 1,
    movedUntilMs - 3_000,
    movedUntilMs,
    movedUntilMs + 1,
    movedUntilMs - 10 * DAY_MS,
    movedUntilMs - 40 * DAY_MS,
  ];
  const kept = await Promise.all(times.map((at, index) => logged(ada, texts[index % texts.length]!, at)));
  // The id of a sandbox tells no time.
  kept.push(await logged(ada, texts[0]!, movedUntilMs - 5 * DAY_MS, crypto.randomUUID()));
  const eves = await logged(eve, '"of eve"', movedUntilMs - 1);
  const [key] = await readKeys(test.database, ada.id);
  await sql`update public.subscriptions set status = 'active', plan = 'professional' where user_id = ${ada.id}`;
  const sent = await product.natal(key!.api_key);
  const sentText = await sent.text();
  await product.answers.keeper.flush();
  const [natal] = await sql<{ id: string }[]>`
    update private.calls set created_at = ${new Date(movedUntilMs - DAY_MS)} where request_id = ${sent.headers.get('x-request-id')} returning id`;
  const damaged = await logged(ada, 'as it was sent', movedUntilMs - 2 * DAY_MS);
  answers.keeper.keep([...kept, eves, { ...damaged, bytes: Buffer.from('as it was not sent') }]);
  await answers.keeper.flush();
  await moveCalls(sql, link, movedUntil);

  it('are shown byte for byte, on both sides of the border, to their owner only', async () => {
    const shown = await told(ada, [...kept.map(({ id }) => id), eves.id]);
    assert.equal(shown.size, kept.length);
    for (const { id, bytes } of kept)
      assert.deepEqual([shown.get(id)?.['state'], shown.get(id)?.['text']], ['kept', bytes.toString()]);
    assert.equal(
      (
        await told(
          eve,
          kept.map(({ id }) => id),
        )
      ).size,
      0,
    );
    assert.equal((await told(eve, [eves.id])).get(eves.id)?.['text'], '"of eve"');
  });

  it('are not shown where the checksum does not agree, and a call that never was is left out', async () => {
    const unknown = [newCallId(movedUntilMs - DAY_MS).uuid, crypto.randomUUID()];
    const shown = await told(ada, [damaged.id, ...unknown]);
    assert.deepEqual([...shown.keys()], [damaged.id]);
    assert.deepEqual([shown.get(damaged.id)?.['state'], shown.get(damaged.id)?.['text']], ['damaged', null]);
  });

  it('are computed again when they are lost, from the request in the archive, for their owner', async () => {
    assert.equal((await told(ada, [natal!.id])).get(natal!.id)?.['state'], 'lost');
    const { status, body } = await ask(ada, 'recompute-answer', { id: natal!.id.toUpperCase() });
    assert.deepEqual([status, body['text'] === sentText, body['matches']], [200, true, true]);
    assert.equal((await ask(eve, 'recompute-answer', { id: natal!.id })).status, 404);
  });
});
