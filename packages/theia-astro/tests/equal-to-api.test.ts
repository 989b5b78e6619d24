import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { customer } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { testProduct } from '../../../apps/server/src/testing/product.ts';
import { answerLocally } from '../src/engine/answer-locally.ts';
import { openEngine } from '../src/engine/open-engine.ts';
import { localProducts } from '../src/engine/products.ts';
import { fieldsOf } from '../src/engine/fields.ts';

const testBase = await testDatabase();
const service = await testProduct(testBase);
const { apiKey } = await customer(testBase.database, {
  plan: 'professional',
  // A report is always paid from the wallet.
  balanceUsd: '100',
  ratePerSecond: 200,
  addons: ['transits', 'yearly_cycle', 'relationship'],
});
const engine = await openEngine();

/** Pictures of pixels and PDF (`answer-locally.test.ts`). */
const ONLY_BY_API: ReadonlySet<string> = new Set(['png', 'pdf']);

type Json = Readonly<Record<string, unknown>>;

/** The text of the service, without what only a service has: the request id and the time taken. */
function withoutService(text: string): string {
  return text
    .replace(/,"request_id":"[^"]*","computed_ms":[\d.]+/, '')
    .replace(/"instance":"[^"]*","request_id":"[^"]*"/, '"instance":"","request_id":""');
}

async function fromService(path: string, methods: readonly string[], fields: Json): Promise<Response> {
  if (methods.includes('POST')) return service.call(path, { method: 'POST', key: apiKey, body: fields });
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return service.call(`${path}?${query}`, { key: apiKey });
}

describe('what is computed here is what the API answers, to the last character', () => {
  for (const product of localProducts) {
    const { name, path, methods, example } = product;
    const formats =
      fieldsOf(product)
        .get('format')
        ?.choices.filter((format) => !ONLY_BY_API.has(format)) ?? [];
    for (const format of [null, ...formats])
      it(`${name}${format === null ? '' : `, format ${format}`}`, async () => {
        const { format: _, ...rest } = example.request;
        const fields = format === null ? rest : { ...rest, format };
        // The clock of both is read in the same period of what all callers share.
        const response = await fromService(path, methods, fields);
        const local = answerLocally(engine, path, fields, Date.now());
        assert.equal(response.headers.get('content-type'), local.mediaType);
        assert.equal(response.status, local.status);
        assert.equal(withoutService(await response.text()), withoutService(local.text));
      });
  }

  for (const settings of [
    { fields: ['points.sun.degree', 'houses'], precision: 3 },
    { settings: { language: 'ja' } },
    { settings: { language: 'de' }, format: 'llm' },
    { system: 'vedic', include: 'all' },
    { birth_date: '1650-06-15', include: 'all' },
  ])
    it(`natal with ${JSON.stringify(settings)}`, async () => {
      const fields = {
        birth_date: '1990-06-15',
        birth_time: '14:30',
        location: 'New York',
        analysis_date: '2024-06-15',
        ...settings,
      };
      const response = await service.call('/swiss/natal', { method: 'POST', key: apiKey, body: fields });
      const local = answerLocally(engine, '/swiss/natal', fields, Date.now());
      assert.equal(response.status, 200);
      assert.equal(withoutService(await response.text()), withoutService(local.text));
    });

  for (const [what, path, fields] of [
    ['a faulty date', '/swiss/natal', { birth_date: '1990-13-01', location: 'New York' }],
    ['two faults', '/swiss/natal', { birth_time: '25:00', settings: { house_system: '?' } }],
    ['an unknown place', '/natal/vedic', { birth_date: '1990-06-15', location: 'Nowhere at all xyz' }],
    ['a field in the wrong place', '/swiss/natal', { birth_date: '1990-06-15', location: 'Ulm', house_system: 'P' }],
    ['a year that no ephemeris has', '/swiss/natal', { birth_date: '9000-06-15', location: 'Ulm' }],
    [
      'a range that takes too long',
      '/transits',
      { birth_date: '1990-06-15', location: 'Ulm', from: '1800-01-01', to: '2399-01-01' },
    ],
    [
      'an ambiguous place that must be rejected',
      '/swiss/natal',
      { birth_date: '1990-06-15', location: 'Springfield', settings: { location_policy: 'strict' } },
    ],
    ['an unknown product', '/swiss', { request: 'natl' }],
  ] as const)
    it(`the problem of ${what}`, async () => {
      const response = await service.call(path, { method: 'POST', key: apiKey, body: fields });
      const local = answerLocally(engine, path, fields, Date.now());
      assert.equal(response.status, local.status);
      assert.equal(withoutService(await response.text()), withoutService(local.text));
    });
});
