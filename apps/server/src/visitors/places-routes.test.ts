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
const ask = (query: string, headers: Record<string, string> = { 'x-test-address': `address-${Math.random()}` }) =>
  routes.request(`/${query}`, { headers });

describe('GET /functions/v1/places', () => {
  it('suggests up to eight places with what a birth needs and nothing else, and may be kept for a day', async () => {
    const answer = await ask('?text=ZURI');
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=86400');
    assert.equal(answer.headers.get('x-robots-tag'), 'noindex');
    const { places } = (await answer.json()) as { places: object[] };
    assert.equal(places.length, 8);
    assert.deepEqual(places[0], {
      name: 'Zürich',
      region: 'Zurich',
      country: 'Switzerland',
      latitude: 47.36667,
      longitude: 8.55,
      timezone: 'Europe/Zurich',
    });
  });

  it('is an empty list for what begins no name', async () => {
    for (const query of ['?text=', '?text=q', '?text=qqqq', '?text=%00%ff'])
      assert.deepEqual(await (await ask(query)).json(), { places: [] }, query);
  });

  it('refuses no text, a long text and other methods', async () => {
    assert.equal((await ask('')).status, 400);
    assert.equal((await ask(`?text=${'x'.repeat(121)}`)).status, 400);
    assert.equal((await routes.request('/?text=x', { method: 'POST' })).status, 405);
  });

  it('is limited for each address, and says when to ask again', async () => {
    const from = (address: string) => ask('?text=ulm', { 'x-test-address': address });
    for (let count = 0; count < 3; count += 1) assert.equal((await from('a')).status, 200);
    const refused = await from('a');
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '1']);
    assert.equal(refused.headers.get('cache-control'), 'no-store');
    assert.equal((await from('b')).status, 200);
    clock.ms += 1_000;
    assert.equal((await from('a')).status, 200);
  });

  it('cannot be read by pages of other sites', async () => {
    const answer = await ask('?text=ulm', { origin: 'https://elsewhere.example' });
    assert.equal(answer.headers.get('access-control-allow-origin'), null);
  });
});
