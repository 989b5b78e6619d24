import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { it } from 'node:test';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { testProduct } from '../testing/product.ts';
import { addEvents, addSubscription, addWebhook } from '../testing/subscription-events.ts';
import { until } from '../testing/until.ts';
import { webhookReceiver } from '../testing/webhook-receiver.ts';

const testBase = await testDatabase();
const { database, config } = testBase;
const { sql } = database;
const { product } = await testProduct(testBase);

it('a server that closes books what is answered soon, and gives the other events back for others to send at once', async () => {
  const held: ServerResponse[] = [];
  const receiver = await webhookReceiver((_received, response) => void held.push(response));
  testBase.beforeClose(() => receiver.close());
  const owner = await customer(database, { plan: null, balanceUsd: '1' });
  const { id: endpointId } = await addWebhook(sql, config, owner.userId, receiver.url);
  const subscriptionId = await addSubscription(sql, config, { ...owner, endpointId });
  await addEvents(sql, config, subscriptionId, [0, 0]);
  await until(() => held.length === 2);
  const closed = product.close();
  held[0]!.writeHead(200).end();
  await closed;
  const rows = await sql<{ status: string; is_leased: boolean; is_due: boolean | null; attempts: number }[]>`
    select status, leased_by is not null as is_leased, next_attempt_at <= now() as is_due, attempts from private.subscription_events order by status`;
  assert.deepEqual(
    rows.map((row) => ({ ...row })),
    [
      { status: 'ahead', is_leased: false, is_due: true, attempts: 0 },
      { status: 'delivered', is_leased: false, is_due: null, attempts: 1 },
    ],
  );
  assert.equal(receiver.received.length, 2);
});
