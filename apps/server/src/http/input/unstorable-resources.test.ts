import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';

const test = await testDatabase();
const { call } = await testProduct(test);
const who = await customer(test.database, { plan: 'professional', balanceUsd: '50', ratePerSecond: 10_000 });
const key = who.apiKey;

const made = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const response = await call(path, { method: 'POST', key, body, headers });
  const { id } = (await response.json()) as { id?: string };
  assert.ok(id !== undefined, `${path}: ${response.status}`);
  return id;
};
const webhook = await made('/webhooks', { url: 'https://127.0.0.1:1/x' });
const subscription = await made('/subscriptions', { ...NY90, rules: [{ type: 'lunation' }], endpoint_id: webhook });
const job = await made('/batch', { items: [{ request: 'natal', ...NY90 }] }, { prefer: 'respond-async' });
const report = await made('/report', { kind: 'natal', ...NY90, keep: true });

const LISTS = [
  '/jobs',
  '/reports',
  '/subscriptions',
  `/subscriptions/${subscription}/events`,
  `/webhooks/${webhook}/attempts`,
];
/** As they stand in an address: what PostgreSQL cannot store or convert, and what is far too long. */
const HOSTILE = [
  '%00',
  'a%00b',
  `job_%00`,
  '%ED%A0%80',
  '%FF',
  '%F0%9F%92%A9',
  '',
  '%20',
  "'",
  '-1',
  '9'.repeat(30),
  '1e9',
  'null',
  'x'.repeat(4000),
];
const INSTANTS = [
  '-9999-01-01',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0000-01-01',
  '9999-12-31',
  '10000-01-01',
];

describe('the query of a resource', () => {
  it('with a cursor that is none is refused as invalid_cursor, whatever it holds', async () => {
    for (const list of LISTS)
      for (const cursor of HOSTILE) {
        const response = await call(`${list}?cursor=${cursor}`, { key });
        const { code } = (await response.json()) as { code: string };
        assert.deepEqual([response.status, code], [400, 'invalid_cursor'], `${list} ${cursor.slice(0, 40)}`);
      }
  });

  it('never causes a server error, whatever a parameter holds', async () => {
    const paths = [
      ...LISTS,
      `/jobs/${job}/results`,
      `/reports/${report}/content`,
      `/reports/${report}`,
      `/subscriptions/${subscription}`,
      `/webhooks/${webhook}`,
    ];
    for (const path of paths)
      for (const name of ['limit', 'from', 'status', 'format', '%00'])
        for (const value of name === 'from' ? INSTANTS : HOSTILE.slice(0, 5)) {
          const response = await call(`${path}?${name}=${value}`, { key });
          await response.body?.cancel();
          assert.ok(response.status < 500, `${path}?${name}=${value.slice(0, 40)}: ${response.status}`);
        }
  });

  it('never causes a server error, whatever stands where an id belongs', async () => {
    for (const path of ['/jobs', '/reports', '/subscriptions', '/events', '/webhooks', '/feeds', '/shared-reports'])
      for (const id of HOSTILE)
        for (const part of ['', '/events']) {
          const response = await call(`${path}/${id}${part}`, { key });
          await response.body?.cancel();
          assert.ok(response.status < 500, `${path}/${id.slice(0, 40)}${part}: ${response.status}`);
        }
  });
});

describe('the body of a resource', () => {
  const bodies: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['/webhooks', { url: 'https://127.0.0.1:1/x', label: 'x', description: 'x' }],
    [`/webhooks/${webhook}`, { url: 'https://127.0.0.1:1/y', label: 'x', status: 'active' }],
    [`/webhooks/${webhook}/rotate`, { keep_old_hours: 1 }],
    ['/subscriptions', { ...NY90, label: 'x', rules: [{ type: 'lunation' }], endpoint_id: webhook }],
    [`/subscriptions/${subscription}`, { label: 'x', status: 'active', endpoint_id: webhook, notice_hours: 1 }],
    ['/report', { kind: 'natal', ...NY90, name: 'x', keep: true, dry_run: true }],
    ['/batch', { items: [{ request: 'natal', ...NY90, id: 'x' }] }],
  ];
  it('never causes a server error, whatever text it holds', async () => {
    for (const [path, body] of bodies)
      for (const text of ['\0', 'a\0b', '\ud800', 'x'.repeat(5000)])
        for (const field of Object.keys(body))
          for (const changed of [
            { ...body, [field]: text },
            { ...body, [field]: [text] },
            { ...body, [text]: 1 },
          ]) {
            const response = await call(path, { method: 'POST', key, body: changed });
            await response.body?.cancel();
            assert.ok(
              response.status < 500,
              `${path} ${field} ${JSON.stringify(text).slice(0, 20)}: ${response.status}`,
            );
          }
  });
});
