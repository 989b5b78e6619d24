import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';

const testBase = await testDatabase();
const { call } = await testProduct(testBase);
const { apiKey: key } = await customer(testBase.database, {
  plan: 'professional',
  balanceUsd: '100',
  ratePerSecond: 100_000,
});

interface Answer {
  readonly meta: { readonly zodiac: string; readonly ayanamsa: { readonly id: string } | null };
  readonly warnings: readonly { readonly code: string }[];
}
const headers = { authorization: `Bearer ${key}` };
const assertVedic = ({ meta, warnings }: Answer, what: string): void => {
  assert.deepEqual(
    [meta.zodiac, meta.ayanamsa?.id, warnings.filter(({ code }) => code === 'unknown_field')],
    ['sidereal', 'lahiri', []],
    what,
  );
};

describe('system vedic over HTTP', () => {
  it('applies in every query', async () => {
    for (const path of [
      '/positions?utc=1990-06-15T18:30:00Z',
      '/moonphases?year=2024',
      '/ephemeris?from=2024-01-01&to=2024-01-03',
      '/eclipses?from=2024-01-01&to=2025-01-01',
    ]) {
      const response = await call(`${path}&system=vedic`, { headers });
      assert.equal(response.status, 200, path);
      assertVedic((await response.json()) as Answer, path);
      const refused = await call(`${path}&system=vedic&sidereal=false`, { headers });
      const { code, field } = (await refused.json()) as { code: string; field: string };
      assert.deepEqual([refused.status, code, field], [400, 'conflicting_fields', 'sidereal'], path);
    }
  });

  it('applies in POST /swiss and in every item of a batch', async () => {
    const requests = [
      { request: 'transits', ...NY90, transit_date: '2024-06-15' },
      { request: 'solar_return', ...NY90, year: 2024 },
      { request: 'body_matrix', ...NY90, analysis_date: '2024-06-15' },
      { request: 'yearly_cycle', ...NY90, year: 2024 },
      { request: 'progressions', ...NY90, progressed_date: '2024-06-15' },
      { request: 'composite', person_a: NY90, person_b: NY90 },
    ].map((body) => ({ ...body, system: 'vedic' }));
    for (const body of requests) {
      const response = await call('/swiss', { method: 'POST', headers, body });
      assert.equal(response.status, 200, body.request);
      assertVedic((await response.json()) as Answer, body.request);
    }
    const items = requests.map(({ request, ...body }) => ({ request, body }));
    const batch = await call('/batch', { method: 'POST', headers, body: { items } });
    const { results } = (await batch.json()) as { results: readonly { status: number; body: Answer }[] };
    results.forEach(({ status, body }, index) => {
      assert.equal(status, 200, requests[index]?.request);
      assertVedic(body, `item ${requests[index]?.request}`);
    });
    assert.equal(results.length, requests.length);
  });
});
