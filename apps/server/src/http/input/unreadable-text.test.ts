import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { sampleOf } from '../../../../../scripts/random-cases.ts';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { testProduct } from '../../testing/product.ts';

const test = await testDatabase();
const { call } = await testProduct(test);
const who = await customer(test.database, { plan: 'professional', balanceUsd: '50', ratePerSecond: 10_000 });

const UNSTORABLE = ['\0', 'New\0York', '\ud800', 'x\udc00'];

/** Copies of a JSON value, each with one text replaced or one name added, for every place. */
function variantsWith(value: unknown, text: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [text];
  if (Array.isArray(value))
    return value.flatMap((member, index) => variantsWith(member, text).map((changed) => value.with(index, changed)));
  return [
    { ...value, [text]: 1 },
    ...Object.entries(value).flatMap(([name, member]) =>
      variantsWith(member, text).map((changed) => ({ ...value, [name]: changed })),
    ),
  ];
}

describe('text that cannot be stored', () => {
  for (const endpoint of catalog) {
    it(`never causes a server error, wherever it occurs in a request to ${endpoint.path}`, async () => {
      const [text = '\0', ...others] = UNSTORABLE;
      const wholes = [
        ...sampleOf(variantsWith(endpoint.example.request, text), 8),
        ...others.flatMap((other) => variantsWith(endpoint.example.request, other).slice(0, 2)),
      ];
      for (const body of wholes) {
        const answer = await call(endpoint.path, { method: 'POST', key: who.apiKey, body });
        assert.ok(answer.status < 500, `${JSON.stringify(body)}: ${answer.status}`);
        await answer.text();
      }
      for (const query of [
        '%00=1',
        'utc=%00',
        'location=%00',
        'birth_date=a%00b',
        '%00',
        'fields=%00',
        'include=%00',
      ]) {
        const answer = await call(`${endpoint.path}?${query}`, { key: who.apiKey });
        assert.ok(answer.status < 500, `${query}: ${answer.status}`);
        await answer.text();
      }
    });
  }

  it('is refused in a header, a path and a key', async () => {
    for (const name of [
      'Theia-Version',
      'Idempotency-Key',
      'X-Request-Id',
      'Accept',
      'Accept-Language',
      'If-None-Match',
      'Prefer',
      'User-Agent',
    ]) {
      for (const value of ['%00', '\u0080', '\u00ff']) {
        const answer = await call('/swiss/natal', {
          method: 'POST',
          key: who.apiKey,
          body: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' },
          headers: { [name]: value },
        });
        assert.ok(answer.status < 500, `${name}: ${answer.status}`);
        await answer.text();
      }
    }
    for (const path of ['/%00', '/swiss/%00', '/swiss/natal%00', '/docs/%00', '/problems/%00', '/dashboard/%00']) {
      const answer = await call(path, { key: who.apiKey });
      assert.ok(answer.status >= 400 && answer.status < 500, `${path}: ${answer.status}`);
      await answer.text();
    }
    for (const key of ['%00', 'THE%00', '\u00ff']) assert.equal((await call('/me', { key })).status, 401);
    assert.equal(
      (
        await call('/swiss/natal', {
          method: 'POST',
          body: { bearer: '\0', birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' },
        })
      ).status,
      401,
    );
  });

  it('stays readable in the log of calls', async () => {
    const logged = await test.database.sql<
      { count: number }[]
    >`select count(*)::int as count from public.translator_logs where user_id = ${who.userId}`;
    assert.ok((logged[0]?.count ?? 0) > 100, String(logged[0]?.count));
  });
});
