import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { pino } from 'pino';
import { type Compute, computeHere } from '../compute/compute.ts';
import { processBuckets } from '../http/caller/rate-limiter.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { testProduct } from '../testing/product.ts';
import { trialCharts, tryChartRoutes } from './try-chart-routes.ts';

const ULM = { birth_date: '1879-03-14', birth_time: '11:30', location: 'Ulm, Germany' };
const publicUrl = 'https://theia.test';

const base = await testDatabase();
const product = await testProduct(base);
const here = computeHere(catalog, { ephemeris: await createSwissEphemeris(), places: await loadPlaces() });
const clock = { ms: Date.now() };
const computed: unknown[] = [];
const compute: Pick<Compute, 'run'> = {
  run: (job, caller) => {
    computed.push(job.input);
    return here.run(job, caller);
  },
};
const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
const clientAddress = (c: { req: { header(name: string): string | undefined } }) =>
  c.req.header('x-test-address') ?? 'here';
const roomy = { capacity: 10_000, refillPerSecond: 1 };
const open = (over: Partial<Parameters<typeof tryChartRoutes>[0]> = {}) =>
  tryChartRoutes({
    charts: trialCharts({ catalog, compute, now: () => clock.ms }),
    publicUrl,
    log,
    clientAddress,
    now: () => clock.ms,
    limiter: { take: (who, perSecond) => processBuckets().take(who, perSecond) },
    ...over,
  });
const routes = open({ limit: roomy });
const send = (body: unknown, to = routes, headers: Record<string, string> = {}) =>
  to.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly errors: readonly { readonly field: string | null }[];
}
const refusal = async (answer: Response) => (await answer.json()) as Refusal;

describe('POST /functions/v1/try-chart', () => {
  it('answers as the product does, byte for byte but for the id and time of the call, western and Vedic', async () => {
    const { apiKey } = await customer(base.database, { plan: 'professional', balanceUsd: '1' });
    for (const body of [
      ULM,
      { ...ULM, system: 'vedic' },
      { birth_date: '1685-03-21', location: 'Eisenach' },
      { ...ULM, location: 'Ulm', latitude: 48.39841, longitude: 9.99155, timezone: 'Europe/Berlin' },
    ]) {
      const called = await product.call('/swiss/natal', { method: 'POST', key: apiKey, body });
      const answered = await called.text();
      // A Vedic answer says what runs at the moment.
      const moment = /"analysis_at":"([^"]*)"/.exec(answered)?.[1];
      if (moment !== undefined) clock.ms = Date.parse(moment);
      const tried = await send(body);
      assert.deepEqual([tried.status, called.status], [200, 200]);
      const text = answered.replace(/,"request_id":"[^"]*","computed_ms":[\d.]+/, '');
      assert.ok((await tried.text()) === text, JSON.stringify(body));
    }
  });

  it('may neither be indexed nor stored by anybody', async () => {
    for (const answer of [await send(ULM), await send({}), await routes.request('/')]) {
      assert.equal(answer.headers.get('x-robots-tag'), 'noindex');
      assert.equal(answer.headers.get('cache-control'), 'no-store');
    }
  });

  it('names every field with a fault in the words of the API', async () => {
    const answer = await send({ birth_date: '1999-02-30', birth_time: '25:00', location: 'x' });
    assert.equal(answer.headers.get('content-type'), 'application/problem+json');
    assert.equal(answer.status, 400);
    const fields = (await refusal(answer)).errors.map(({ field }) => field);
    assert.deepEqual(fields, ['birth_date', 'birth_time', 'location']);
    const unknown = await send({ ...ULM, location: 'Qwxyzzqpt' });
    assert.deepEqual([unknown.status, (await refusal(unknown)).code], [422, 'place_not_found']);
  });

  it('takes a birth and nothing that makes an answer expensive', async () => {
    const before = computed.length;
    for (const more of [
      { settings: { house_system: 'K' } },
      { include: ['all'] },
      { fields: ['points'] },
      { dry_run: true },
      { bearer: 'theia_x' },
      { name: 'Albert' },
      { utc: '1879-03-14T10:50:00Z' },
      { format: 'svg' },
    ]) {
      const answer = await send({ ...ULM, ...more });
      assert.equal(answer.status, 400);
      assert.equal((await refusal(answer)).code, 'unknown_field');
    }
    assert.equal(computed.length, before);
  });

  it('takes JSON by POST only: not what other sites can send, no address with a birth in it, nothing long', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      assert.equal((await send(ULM, routes, { 'content-type': type })).status, 415);
    assert.equal((await routes.request(`/?birth_date=1879-03-14`)).status, 405);
    assert.equal((await send({ ...ULM, location: 'x'.repeat(5_000) })).status, 413);
    for (const body of ['{', 'null', '[]', '"x"']) assert.equal((await send(body)).status, 400, body);
    const preflight = await routes.request('/', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example' },
    });
    assert.equal(preflight.headers.get('access-control-allow-origin'), null);
  });

  it('is limited for each address; the refusal says when it is possible again and how to get a key', async () => {
    const limited = open({ limit: { capacity: 2, refillPerSecond: 2 / 3_600 } });
    const from = (address: string, body: unknown = ULM) => send(body, limited, { 'x-test-address': address });
    assert.equal((await from('a', {})).status, 400, 'a fault costs nothing');
    assert.equal((await from('a')).status, 200);
    assert.equal((await from('a')).status, 200);
    const refused = await from('a');
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '1800']);
    const { code, message, hint } = await refusal(refused);
    assert.equal(code, 'rate_limited');
    assert.match(message, /30 minutes/);
    assert.match(hint ?? '', /Sign up/);
    assert.equal((await from('b')).status, 200);
    clock.ms += 1_800_000;
    assert.equal((await from('a')).status, 200);
  });

  it('leaves room for the calls of customers: all visitors of all processes and nodes together are limited too', async () => {
    const limiter = processBuckets({ monotonicMs: () => clock.ms });
    const processes = [open({ limiter, limit: roomy }), open({ limiter, limit: roomy })];
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1)
      for (const routesOfOne of processes) statuses.push((await send(ULM, routesOfOne)).status);
    assert.deepEqual(new Set(statuses), new Set([200]));
    for (const routesOfOne of processes) {
      const refused = await send(ULM, routesOfOne);
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '1']);
    }
    clock.ms += 1_000;
    assert.equal((await send(ULM, processes[1])).status, 200);
  });

  it('is not counted for the address that was refused because of all others', async () => {
    const limiter = processBuckets({ monotonicMs: () => clock.ms });
    const limited = open({ limiter, limit: { capacity: 1, refillPerSecond: 1 / 3_600 } });
    while ((await limiter.take('visitors', 8)).allowed);
    const from = () => send(ULM, limited, { 'x-test-address': 'patient' });
    assert.equal((await from()).status, 503);
    clock.ms += 1_000;
    assert.equal((await from()).status, 200);
  });

  it('computes the same birth once, and forgets it after minutes', async () => {
    const charts = trialCharts({ catalog, compute, now: () => clock.ms });
    const fields = { ...ULM, birth_time: '11:31' };
    const before = computed.length;
    const [first, second] = await Promise.all([charts.answer(charts.read(fields)), charts.answer(charts.read(fields))]);
    assert.equal(first, second);
    assert.equal(computed.length, before + 1);
    clock.ms += 11 * 60_000;
    await charts.answer(charts.read(fields));
    assert.equal(computed.length, before + 2);
  });

  it('leaves no row in any table and no birth in the log, not even of a failure', async () => {
    const { sql } = base.database;
    const rows = async () =>
      sql`select (select count(*)::int from public.translator_logs) as calls, (select count(*)::int from public.api_usage) as usage`;
    const before = await rows();
    await send({ ...ULM, location: 'Nördlingen' });
    const failing = open({
      charts: {
        read: (fields) => ({ fields, nowMs: 0 }),
        answer: () => Promise.reject(new Error('born in Nördlingen on 1879-03-14')),
      },
    });
    const answer = await send({ ...ULM, location: 'Nördlingen' }, failing, { 'x-test-address': 'failing' });
    assert.equal(answer.status, 500);
    assert.doesNotMatch(await answer.text(), /1879|Nördlingen/);
    assert.deepEqual([...(await rows())], [...before]);
    assert.equal(logged.length, 1);
    assert.doesNotMatch(logged.join(''), /1879|Nördlingen|11:30/);
  });
});
