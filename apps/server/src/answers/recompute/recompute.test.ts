import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, it } from 'node:test';
import { crc32 } from 'node:zlib';
import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { computeHere } from '../../compute/compute.ts';
import { routeTable } from '../../http/routing/routes.ts';
import { newCallId } from '../../metering/call-id.ts';
import { readKeys } from '../../testing/api-keys.ts';
import { testAccountPlane, type TestUser } from '../../testing/account-plane.ts';
import { loggedCall, testAnswers } from '../../testing/answers.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';
import { recomputeAnswer } from '../functions/recompute-answer.ts';
import { agreeingText } from './recompute.ts';

const test = await testDatabase();
const { sql } = test.database;
/** The node that answers, and ends before it has written anything. */
const product = await testProduct(test);
/** The node that is asked two minutes later. */
const later = testAnswers(test, { now: () => Date.now() + 120_000 });
const compute = computeHere(catalog, { ephemeris: await createSwissEphemeris(), places: await loadPlaces() });
const plane = await testAccountPlane(test, {
  answers: later,
  handlers: {
    'recompute-answer': recomputeAnswer({
      reader: later.reader,
      compute,
      findRoute: routeTable(catalog),
      movedCalls: null,
    }),
  },
});

let users = 0;
async function customer(): Promise<TestUser & { readonly apiKey: string }> {
  const user = await plane.signUp(`user${(users += 1)}@theia.test`);
  await sql`update public.subscriptions set status = 'active', plan = 'professional' where user_id = ${user.id}`;
  const [row] = await readKeys(test.database, user.id);
  return { ...user, apiKey: row!.api_key };
}

async function callOf({ id }: TestUser, sent: Response): Promise<string> {
  return (await loggedCall(test.database, id, sent.headers.get('x-request-id'))).id;
}

async function ask(user: TestUser, name: string, body: object) {
  const answer = await plane.request(`/functions/v1/${name}`, { method: 'POST', token: user.accessToken, body });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('a lost answer', () => {
  it('is computed again for its owner, byte for byte, and the checksum of the charge agrees', async () => {
    for (const [method, path, body] of [
      ['POST', '/swiss/natal', { ...NY90, name: 'Jürgen "Jo" Łódź' }],
      ['POST', '/natal/vedic', NY90],
      ['POST', '/swiss', { ...NY90, request: 'body_matrix' }],
      ['GET', '/positions?utc=2024-05-05T12:00:00Z', undefined],
      ['GET', '/moonphases?year=2025', undefined],
    ] as const) {
      const user = await customer();
      const sent = await product.call(path, { method, key: user.apiKey, ...(body === undefined ? {} : { body }) });
      const text = await sent.text();
      assert.equal(sent.status, 200, text);
      const id = await callOf(user, sent);
      const told = (await ask(user, 'call-answers', { ids: [id] })).body['answers'] as { state: string }[];
      assert.equal(told[0]?.state, 'lost');
      const { status, body: again } = await ask(user, 'recompute-answer', { id });
      assert.deepEqual([status, again['matches'], again['text'] === text], [200, true, true], path);
    }
  });

  it('sent in another form is recognised by what the log says about it', async () => {
    const user = await customer();
    const sent = await product.call('/ephemeris?bodies=sun&from=2024-01-01&to=2024-01-05&step=1d&format=csv', {
      key: user.apiKey,
    });
    assert.equal(sent.status, 200);
    const bytes = (await sent.arrayBuffer()).byteLength;
    const { body } = await ask(user, 'recompute-answer', { id: await callOf(user, sent) });
    assert.deepEqual(
      [body['matches'], JSON.parse(String(body['text']))],
      [true, { media_type: 'text/csv; charset=utf-8', bytes }],
    );
  });

  it('is marked where the checksum does not agree', async () => {
    const user = await customer();
    const id = await callOf(user, await product.natal(user.apiKey));
    await sql`update private.calls set request_payload = ${JSON.stringify({ ...NY90, birth_time: '14:31' })}::text::json where id = ${id}`;
    const { status, body } = await ask(user, 'recompute-answer', { id });
    assert.deepEqual([status, body['matches']], [200, false]);
    assert.match(String(body['text']), /"birth_time":"14:31"/);
  });

  it('is not computed for anybody else, and costs nothing', async () => {
    const [user, stranger] = [await customer(), await customer()];
    const id = await callOf(user, await product.natal(user.apiKey));
    const books = () =>
      sql`select count(*) as rows, (select sum(used) from public.quota_periods where user_id = ${user.id}) as used from public.translator_logs where user_id = ${user.id}`;
    const before = await books();
    assert.equal((await ask(stranger, 'recompute-answer', { id })).status, 404);
    assert.equal((await ask(user, 'recompute-answer', { id })).status, 200);
    assert.deepEqual([...(await books())], [...before]);
  });

  it('is limited: five at once, then the caller is asked to wait', async () => {
    const user = await customer();
    const id = await callOf(user, await product.natal(user.apiKey));
    const statuses: number[] = [];
    for (let times = 0; times < 8; times += 1) statuses.push((await ask(user, 'recompute-answer', { id })).status);
    assert.ok(statuses.slice(0, 5).every((status) => status === 200) && statuses.includes(429), String(statuses));
  });
});

describe('nothing is given away', () => {
  it('a failed call, an answer about the account and a kept answer are not computed', async () => {
    const user = await customer();
    const refusals: [string, number][] = [];
    const refuse = async (what: string, sent: Response) =>
      refusals.push([what, (await ask(user, 'recompute-answer', { id: await callOf(user, sent) })).status]);
    await refuse('failed', await product.natal(user.apiKey, { birth_date: 'never' }));
    await refuse('account', await product.call('/me', { key: user.apiKey }));
    const kept = await product.natal(user.apiKey);
    await product.answers.keeper.flush();
    await refuse('kept', kept);
    assert.deepEqual(refusals, [
      ['failed', 422],
      ['account', 422],
      ['kept', 409],
    ]);
  });
});

describe('a server that is killed before it has written an answer', () => {
  it('leaves the charge with its checksum; the log says lost, and the recomputed answer agrees', async () => {
    const user = await customer();
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../testing/product-process.ts')], {
      env: {
        ...process.env,
        DATABASE_URL: test.database.ownerUrl,
        THEIA_DATA_DIR: test.config.dataDir,
        ANSWER_GATHER_MS: '3600000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let port = '';
    for await (const line of createInterface({ input: child.stdout! })) {
      port = line;
      break;
    }
    const sent = await fetch(`http://127.0.0.1:${port}/swiss/natal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(NY90),
    });
    const text = await sent.text();
    child.kill('SIGKILL');
    await once(child, 'exit');
    assert.equal(sent.status, 200);
    const id = await callOf(user, sent);
    const { body } = await ask(user, 'call-answers', { ids: [id] });
    assert.deepEqual(
      (body['answers'] as { state: string; crc32: string }[]).map(({ state, crc32: checksum }) => [state, checksum]),
      [['lost', crc32(text).toString(16).padStart(8, '0')]],
    );
    assert.deepEqual((await ask(user, 'recompute-answer', { id })).body, { id, matches: true, text });
  });
});

describe('the time that a computation took', () => {
  const requestId = newCallId(0).requestId;
  const answer = (computed: string, longitude = 1.5) =>
    `{"a":${longitude},"meta":{"request_id":"${requestId}","computed_ms":${computed}},"warnings":[]}`;

  it('is found from the checksum, whatever it was', async () => {
    for (const computed of ['0', '0.001', '1', '1.5', '12.345', '999.999']) {
      const sent = { crc32: crc32(answer(computed)), requestId, processingMs: 1_000 };
      assert.equal(await agreeingText(answer('3.14'), sent), answer(computed));
    }
  });

  it('does not make another answer agree, and is never longer than the call', async () => {
    const sent = { crc32: crc32(answer('5.5')), requestId, processingMs: 20 };
    assert.equal(await agreeingText(answer('5.5', 1.6), sent), null);
    assert.equal(await agreeingText(answer('3'), { ...sent, processingMs: 5.4 }), null);
    assert.equal(await agreeingText('{}', sent), null);
  });
});
