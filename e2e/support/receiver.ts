import assert from 'node:assert/strict';
import { webhookReceiver } from '../../apps/server/src/testing/webhook-receiver.ts';
import { BIRTH, request } from './product-api.ts';

/** A receiver of webhooks that thanks for each. */
export const openReceiver = () =>
  webhookReceiver(
    (_received, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('thank you'),
  );

/** Makes a subscription named Ada, and returns its id. */
export async function subscribe(apiKey: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const response = await request(apiKey, '/subscriptions', {
    ...BIRTH,
    label: 'Ada',
    rules: [{ type: 'transit', bodies: ['mars'], targets: ['sun', 'moon'] }, { type: 'void_of_course' }],
    ...more,
  });
  assert.equal(response.status, 201, await response.clone().text());
  return ((await response.json()) as { id: string }).id;
}
