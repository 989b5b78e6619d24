import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crc32 } from 'node:zlib';
import { catalog } from '@theia-astro/endpoints/catalog';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { newCallId } from '../metering/call-id.ts';
import { readKeys } from '../testing/api-keys.ts';
import { testAccountPlane, type TestUser } from '../testing/account-plane.ts';
import { loggedCall } from '../testing/answers.ts';
import { testDatabase } from '../testing/database.ts';
import { testProduct } from '../testing/product.ts';
import { makeDictionary, makeFrame } from './frame/frame.ts';
import { keepAnswers, knownDictionary, writeFrames } from './keep/keep-answers.ts';

const test = await testDatabase();
const { sql } = test.database;
const product = await testProduct(test);
const { keeper, reader } = product.answers;
const plane = await testAccountPlane(test, { answers: product.answers });
const ada = await plane.signUp('ada@theia.test');
const eve = await plane.signUp('eve@theia.test');
const dictionary = makeDictionary(catalog);

async function apiKey({ id }: TestUser): Promise<string> {
  const [row] = await readKeys(test.database, id);
  return row!.api_key;
}

interface Told {
  readonly id: string;
  readonly state: string;
  readonly crc32: string | null;
  readonly text: string | null;
}

async function tell(user: TestUser, ids: readonly string[]): Promise<readonly Told[]> {
  const answer = await plane.request('/functions/v1/call-answers', {
    method: 'POST',
    token: user.accessToken,
    body: { ids },
  });
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { answers: Told[] }).answers;
}

/** A call in the log whose answer has this text, made so many milliseconds ago. */
async function logged(user: TestUser, text: string, agoMs = 0) {
  const createdAtMs = Date.now() - agoMs;
  const { uuid, requestId } = newCallId(createdAtMs);
  await sql`
    insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms, response_crc32)
    values (${uuid}, ${new Date(createdAtMs)}, ${user.id}, ${requestId}, 'POST', '/swiss/natal', 200, 1, ${crc32(text)})`;
  return { id: uuid, createdAtMs, userId: user.id, bytes: Buffer.from(text), crc32: crc32(text) };
}

const rest = (user: TestUser, query: string, headers: Readonly<Record<string, string>> = {}) =>
  plane.request(`/rest/v1/translator_logs?${query}`, { token: user.accessToken, headers });

describe('the log shows an answer byte for byte as it was sent', () => {
  it('at once, and after it was written', async () => {
    const answer = await product.natal(await apiKey(ada));
    const sent = await answer.text();
    const { id } = await loggedCall(test.database, ada.id, answer.headers.get('x-request-id'));
    const checksum = crc32(sent).toString(16).padStart(8, '0');
    assert.deepEqual(await tell(ada, [id]), [{ id, state: 'pending', crc32: checksum, text: sent }]);
    await keeper.flush();
    assert.deepEqual(await tell(ada, [id]), [{ id, state: 'kept', crc32: checksum, text: sent }]);
  });

  it('through the table interface: as JSON, inside another row, and as an object', async () => {
    const answer = await product.natal(await apiKey(ada), { location: 'Zürich' });
    const sent = await answer.text();
    await keeper.flush();
    const { id } = await loggedCall(test.database, ada.id, answer.headers.get('x-request-id'));
    for (const [query, expected] of [
      [`id=eq.${id}&select=id,response_payload`, `[{"id":"${id}","response_payload":${sent}}]`],
      [`id=eq.${id}&select=answer:response_payload`, `[{"answer":${sent}}]`],
    ] as const)
      assert.equal(await (await rest(ada, query)).text(), expected);
    const whole = await (await rest(ada, `id=eq.${id}`, { accept: 'application/vnd.pgrst.object+json' })).text();
    assert.ok(whole.includes(`"response_payload":${sent},"response_crc32"`), whole);
    const usage = await plane.request(
      `/rest/v1/api_usage?translator_log_id=eq.${id}&select=translator_logs(response_payload)`,
      {
        token: ada.accessToken,
      },
    );
    assert.equal(await usage.text(), `[{"translator_logs":{"response_payload":${sent}}}]`);
    const { data } = await ada.client.from('translator_logs').select('response_payload').eq('id', id).single();
    assert.deepEqual(data, { response_payload: JSON.parse(sent) });
  });

  it('for any text, in groups of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.json(), fc.constant('{"a":"\\u0000","b":"\\ud800"}')), { minLength: 1, maxLength: 70 }),
        async (texts) => {
          const answers = [];
          for (const text of texts) answers.push(await logged(ada, text));
          keeper.keep(answers);
          await keeper.flush();
          const found = await reader.find(ada.id, answers);
          assert.deepEqual(
            found.map(({ state, bytes }) => [state, Buffer.from(bytes!).toString()]),
            texts.map((text) => ['kept', text]),
          );
        },
      ),
      { numRuns: 8 },
    );
  });

  it('and as null where it is missing; a filter or an order by it is rejected', async () => {
    const { id } = await logged(ada, '{}', 120_000);
    assert.equal(
      await (await rest(ada, `id=eq.${id}&select=response_payload,method,b:response_payload`)).text(),
      '[{"response_payload":null,"method":"POST","b":null}]',
    );
    for (const query of ['response_payload=not.is.null', 'order=response_payload']) {
      const answer = await rest(ada, query);
      assert.equal(answer.status, 400);
      assert.match(await answer.text(), /kept compressed/);
    }
  });
});

describe('an answer that is not there is never passed over in silence', () => {
  it('says lost when the server ended before it was written, pending while it may still be written', async () => {
    const old = await logged(ada, '{"a":1}', 120_000);
    const young = await logged(ada, '{"a":2}');
    assert.deepEqual(
      (await tell(ada, [old.id, young.id])).map(({ id, state, text }) => [id, state, text]).toSorted(),
      [
        [old.id, 'lost', null],
        [young.id, 'pending', null],
      ].toSorted(),
    );
  });

  it('says damaged when its checksum is not that of the charge', async () => {
    const answer = await logged(ada, '{"true":1.25}');
    keeper.keep([{ ...answer, bytes: Buffer.from('{"true":1.26}') }]);
    await keeper.flush();
    assert.deepEqual(
      (await tell(ada, [answer.id])).map(({ state, text }) => [state, text]),
      [['damaged', null]],
    );
    assert.equal(
      await (await rest(ada, `id=eq.${answer.id}&select=response_payload`)).text(),
      '[{"response_payload":null}]',
    );
  });

  it('says expired after the retention, and none where no answer was logged', async () => {
    const old = await logged(ada, '{}', 91 * 86_400_000);
    const none = await logged(ada, '{}');
    await sql`update private.calls set response_crc32 = null where id = ${none.id}`;
    assert.deepEqual(
      (await tell(ada, [old.id])).map(({ state }) => state),
      ['expired'],
    );
    assert.deepEqual(
      (await tell(ada, [none.id])).map(({ state }) => state),
      ['none'],
    );
  });
});

describe('nobody sees the answer of another', () => {
  it('not by its id, not while it waits, not through a frame that claims it', async () => {
    const answer = await logged(ada, '{"secret":"Ada"}');
    keeper.keep([answer]);
    assert.deepEqual(await tell(eve, [answer.id]), []);
    assert.equal(await (await rest(eve, `id=eq.${answer.id}&select=response_payload`)).text(), '[]');
    assert.deepEqual(
      (await reader.find(eve.id, [answer])).map(({ state, bytes }) => [state, bytes]),
      [['pending', null]],
    );
    await keeper.flush();
    assert.deepEqual(await tell(eve, [answer.id]), []);
    assert.deepEqual(
      (await reader.find(eve.id, [answer])).map(({ bytes }) => bytes),
      [null],
    );
    const forged = makeFrame(Buffer.from('{"secret":"Eve"}'), 1, dictionary.content);
    await writeFrames(sql, await knownDictionary(sql, dictionary), [
      { userId: eve.id, firstAtMs: answer.createdAtMs, callIds: [answer.id], ends: [16], bytes: forged },
    ]);
    assert.deepEqual(await tell(eve, [answer.id]), []);
    assert.deepEqual(
      (await tell(ada, [answer.id])).map(({ text }) => text),
      ['{"secret":"Ada"}'],
    );
  });

  it('not through a mark in a text of one’s own', async () => {
    const answer = await logged(ada, '{"secret":"Ada"}');
    keeper.keep([answer]);
    const mark = `@answer:00000000000000000000000000000000:${answer.id}:${answer.createdAtMs}:${answer.crc32}`;
    const own = await logged(eve, '{}');
    await sql`update private.calls set request_payload = ${JSON.stringify(mark)}::text::json where id = ${own.id}`;
    const shown = await (await rest(eve, `id=eq.${own.id}&select=request_payload,response_payload`)).text();
    assert.ok(shown.includes(mark) && !shown.includes('secret'));
  });

  it('frames hold the answers of one user each', async () => {
    const answers = [await logged(ada, '{"a":1}'), await logged(eve, '{"e":1}'), await logged(ada, '{"a":2}')];
    keeper.keep(answers);
    await keeper.flush();
    const rows = await sql<{ user_id: string; call_ids: string[] }[]>`
      select user_id, call_ids from private.call_answers where call_ids && ${answers.map(({ id }) => id)}::uuid[]`;
    for (const { user_id, call_ids } of rows)
      for (const id of call_ids) assert.ok(answers.every((answer) => answer.id !== id || answer.userId === user_id));
  });
});

describe('keeping answers costs the calls nothing', () => {
  const silent = pino({ level: 'silent' });

  it('drops the oldest and counts them when there is no room, and keeps the rest', async () => {
    const lost: number[] = [];
    const small = keepAnswers({
      sql,
      dictionary,
      log: silent,
      bytesMax: 250_000,
      gatherMs: 3_600_000,
      onLost: (count) => lost.push(count),
    });
    const answers = [];
    for (let index = 0; index < 30; index += 1)
      answers.push(await logged(index % 2 === 0 ? ada : eve, JSON.stringify('x'.repeat(9_998))));
    for (const answer of answers) small.keep([answer]);
    assert.ok(lost.length > 0);
    await small.close();
    const kept = [
      ...(await reader.find(
        ada.id,
        answers.filter(({ userId }) => userId === ada.id),
      )),
      ...(await reader.find(
        eve.id,
        answers.filter(({ userId }) => userId === eve.id),
      )),
    ].filter(({ state }) => state === 'kept');
    assert.equal(kept.length + lost.reduce((sum, count) => sum + count, 0), answers.length);
  });

  it('writes everything when the server stops', async () => {
    const own = keepAnswers({ sql, dictionary, log: silent, gatherMs: 3_600_000 });
    const answers = [];
    for (let index = 0; index < 150; index += 1) answers.push(await logged(ada, `{"n":${index}.5}`));
    own.keep(answers);
    await own.close();
    assert.deepEqual(
      (await reader.find(ada.id, answers)).map(({ state }) => state),
      answers.map(() => 'kept'),
    );
  });

  it('writes an answer once, although the connection was lost and nobody knows whether it was written', async () => {
    const answer = await logged(ada, '{"once":1}');
    const frame = {
      userId: ada.id,
      firstAtMs: answer.createdAtMs,
      callIds: [answer.id],
      ends: [10],
      bytes: makeFrame(Buffer.from('{"once":1}'), 1, dictionary.content),
    };
    const number = await knownDictionary(sql, dictionary);
    await writeFrames(sql, number, [frame]);
    await writeFrames(sql, number, [frame]);
    assert.equal((await sql`select 1 from private.call_answers where id = ${answer.id}`).length, 1);
  });
});

describe('too many answers at once', () => {
  it('are refused, not cut', async () => {
    const calls = Array.from({ length: 1_001 }, (_, index) => ({
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      createdAtMs: 0,
      crc32: 1,
    }));
    await assert.rejects(reader.find(ada.id, calls), /Too many/);
    const answer = await plane.request('/functions/v1/call-answers', {
      method: 'POST',
      token: ada.accessToken,
      body: { ids: calls.map(({ id }) => id) },
    });
    assert.equal(answer.status, 400);
  });
});
