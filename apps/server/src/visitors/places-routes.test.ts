import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadPlaces } from '@theia-astro/places/load-places';
import { placesRoutes } from './places-routes.ts';

const clock = { ms: 0 };
const routes = placesRoutes({
  places: await loadPlaces(),
  publicUrl: 'https://theia.test',
  clientAddress: (c) => c.req.header('x-test-address') ?? 'here',
  now: () => clock.ms,
  limit: { capacity: 3, refillPerSecond: 1 },
});
const somewhere = () => ({ 'x-test-address': `address-${Math.random()}` });
const send = (body: string, headers: Record<string, string> = {}) =>
  routes.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...somewhere(), ...headers },
    body,
  });
const ask = (text: unknown, headers?: Record<string, string>) => send(JSON.stringify({ text }), headers);

describe('POST /functions/v1/places', () => {
  it('suggests up to eight places with what a birth needs and nothing else', async () => {
    const answer = await ask('ZURI');
    assert.equal(answer.status, 200);
    const { places } = (await answer.json()) as { places: object[] };
    assert.equal(places.length, 8);
    assert.deepEqual(places[0], {
      name: 'Zürich',
      region: 'Zurich',
      country: 'Switzerland',
      latitude: 47.36667,
      longitude: 8.55,
    });
  });

  it('is an empty list for what begins no name', async () => {
    for (const text of ['', 'q', 'qqqq', '\u0000ÿ'])
      assert.deepEqual(await (await ask(text)).json(), { places: [] }, JSON.stringify(text));
  });

  it('refuses what is no text, a long text, and other forms', async () => {
    for (const text of [undefined, null, 7, ['ulm'], 'x'.repeat(121)])
      assert.equal((await ask(text)).status, 400, JSON.stringify(text));
    for (const body of ['{', 'null', '[]', '"ulm"']) assert.equal((await send(body)).status, 400, body);
    assert.equal((await send(JSON.stringify({ text: 'x'.repeat(2_000) }))).status, 413);
    assert.equal((await send('text=ulm', { 'content-type': 'application/x-www-form-urlencoded' })).status, 415);
  });

  it('takes no place in the address, where the logs of proxies would keep it', async () => {
    const answer = await routes.request('/?text=ulm');
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'POST']);
  });

  it('may neither be indexed nor stored by anybody', async () => {
    for (const answer of [await ask('ulm'), await ask(7), await routes.request('/')]) {
      assert.equal(answer.headers.get('x-robots-tag'), 'noindex');
      assert.equal(answer.headers.get('cache-control'), 'no-store');
    }
  });

  it('is limited for each address, and says when to ask again', async () => {
    const from = (address: string) => ask('ulm', { 'x-test-address': address });
    for (let count = 0; count < 3; count += 1) assert.equal((await from('a')).status, 200);
    const refused = await from('a');
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '1']);
    assert.equal((await from('b')).status, 200);
    clock.ms += 1_000;
    assert.equal((await from('a')).status, 200);
  });

  it('cannot be read by pages of other sites', async () => {
    const answer = await ask('ulm', { origin: 'https://elsewhere.example' });
    assert.equal(answer.headers.get('access-control-allow-origin'), null);
  });
});
