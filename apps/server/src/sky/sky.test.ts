import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia/places/load-places';
import { testDatabase } from '../testing/database.ts';
import { testProduct } from '../testing/product.ts';
import { secondsLeft, skyOfMinute } from './sky.ts';

interface SkyBody {
  readonly product: string;
  readonly utc: string;
  readonly points: Readonly<Record<string, { readonly longitude: number; readonly house?: number }>>;
  readonly aspects: readonly { readonly point_1: string }[];
}

const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };

describe('the sky of a minute', () => {
  it("is where Swiss Ephemeris has it: the contract's row of 2024-01-01 00:00 UTC", () => {
    const { points, utc } = JSON.parse(skyOfMinute(context)(Date.UTC(2024, 0, 1)).json) as SkyBody;
    assert.equal(utc, '2024-01-01T00:00:00Z');
    assert.ok(Math.abs(points['sun']!.longitude - 280.038994) < 1e-6);
    assert.ok(Math.abs(points['moon']!.longitude - 155.992199) < 1e-6);
    assert.equal(points['sun']!.house ?? null, null);
  });

  it('is computed once a minute', () => {
    const read = skyOfMinute(context);
    const first = read(Date.UTC(2026, 5, 1, 12, 0, 0));
    assert.equal(read(Date.UTC(2026, 5, 1, 12, 0, 59)), first);
    assert.notEqual(read(Date.UTC(2026, 5, 1, 12, 1, 0)), first);
    assert.equal(first.svg('css', false), first.svg('css', false));
    assert.notEqual(first.svg('css', true), first.svg('css', false));
  });

  it('may be kept until the minute ends', () => {
    assert.deepEqual(
      [secondsLeft(Date.UTC(2026, 0, 1, 0, 0, 0)), secondsLeft(Date.UTC(2026, 0, 1, 0, 0, 59, 900))],
      [60, 1],
    );
  });
});

describe('GET /sky.json and /sky.svg', async () => {
  const testBase = await testDatabase();
  for (const carrier of ['hono', 'node'] as const) {
    const { call } = await testProduct(testBase, { carrier });

    it(`needs no key, costs nothing and may be cached, through ${carrier}`, async () => {
      const response = await call('/sky.json');
      assert.deepEqual(
        [response.status, response.headers.get('content-type'), response.headers.get('theia-cost-usd')],
        [200, 'application/json', null],
      );
      assert.match(response.headers.get('cache-control') ?? '', /^public, max-age=([1-9]|[1-5]\d|60)$/);
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
      const body = (await response.json()) as SkyBody;
      assert.equal(body.product, 'sky');
      assert.ok(Math.abs(Date.parse(body.utc) - Date.now()) < 120_000);
      assert.ok(body.aspects.length > 0);
    });

    it(`draws the wheel in every theme and refuses others, through ${carrier}`, async () => {
      for (const theme of ['', '?theme=dark', '?theme=print', '?theme=css', '?theme=css&compact=true']) {
        const response = await call(`/v1/sky.svg${theme}`);
        const svg = await response.text();
        assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/svg+xml']);
        assert.match(svg, /^<svg .*<title>The sky now<\/title><desc>\d{4}-\d\d-\d\dT\d\d:\d\d:00Z, seen/);
        const again = await call(`/sky.svg${theme}`, { headers: { 'if-none-match': response.headers.get('etag')! } });
        assert.ok(again.status === 304 || again.headers.get('etag') !== response.headers.get('etag'));
      }
      const refused = await call('/sky.svg?theme=%3Cscript%3E');
      const problem = await refused.text();
      assert.deepEqual(
        [refused.status, (JSON.parse(problem) as { field: string }).field, problem.includes('<script')],
        [400, 'theme', false],
      );
      assert.equal((await call('/sky.json', { method: 'POST' })).status, 405);
    });

    it(`is limited to a rate, through ${carrier}`, async () => {
      const statuses: number[] = [];
      while (!statuses.includes(429))
        statuses.push(
          ...(await Promise.all(
            Array.from(
              { length: 60 + 2 * statuses.length },
              async () => (await call('/sky.json', { method: 'HEAD' })).status,
            ),
          )),
        );
      assert.ok(statuses.includes(200));
    });
  }
});
