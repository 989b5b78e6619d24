import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { startSandboxes } from './start-sandboxes.ts';
import type { Sql } from './mailbox/mailbox-routes.ts';

const PUBLIC_URL = 'http://theia.test';
const PRODUCTS = [{ name: 'Credit $50', priceId: 'price_credit_50', amountCents: 5_000, type: 'credit' as const }];

it('a receipt opens after a restart, when the Stripe sandbox has another port', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'theia-sandboxes-'));
  const start = () =>
    startSandboxes({
      config: { mode: 'local', publicUrl: PUBLIC_URL, port: 9, dataDir, google: {}, stripe: null, reportModel: {} },
      // The mailbox is not asked.
      sql: {} as Sql,
      products: PRODUCTS,
    });
  const before = await start();
  assert.ok(before.stripe);
  const { apiBase, secretKey } = before.stripe;
  const ask = async (path: string, body?: Readonly<Record<string, string>>) => {
    const response = await fetch(`${apiBase}/v1/${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: new URLSearchParams(body) }),
      headers: { authorization: `Bearer ${secretKey}` },
    });
    return (await response.json()) as Readonly<Record<string, string>>;
  };
  const { id: session = '', url = '' } = await ask('checkout/sessions', {
    mode: 'payment',
    success_url: PUBLIC_URL,
    'line_items[0][price]': 'price_credit_50',
    'line_items[0][quantity]': '1',
  });
  await fetch(url, { method: 'POST', body: 'number=4242424242424242&expiry=12/34', redirect: 'manual' });
  const { payment_intent: intent = '' } = await ask(`checkout/sessions/${session}`);
  const { latest_charge: charge = '' } = await ask(`payment_intents/${intent}`);
  const { receipt_url: receipt = '' } = await ask(`charges/${charge}`);
  await before.close();

  const after = await start();
  assert.notEqual(after.stripe?.apiBase, apiBase);
  assert.ok(receipt.startsWith(`${PUBLIC_URL}/`), receipt);
  const led = await after.routes.request(receipt.slice(PUBLIC_URL.length));
  assert.equal(led.status, 302);
  const opened = await fetch(led.headers.get('location') ?? '');
  assert.equal(opened.status, 200);
  assert.match(await opened.text(), /\$50\.00/);
  await after.close();
  rmSync(dataDir, { recursive: true });
});
